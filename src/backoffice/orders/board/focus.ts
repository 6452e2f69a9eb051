import { type KeyboardEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { isShortcut } from '../../data/shortcuts.ts';

const CARD = '[data-order]';
const COLUMN = '[data-column]';

/** Arrow keys: up and down within a column, left and right to the next column with cards. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (!isShortcut('cards', event)) return;
  const card = (event.target as HTMLElement).closest<HTMLElement>(CARD);
  if (!card) return;
  const to = neighbour(event.key, card, event.currentTarget);
  if (!to) return;
  event.preventDefault();
  to.querySelector('button')?.focus();
}

function neighbour(key: string, card: HTMLElement, board: HTMLElement): Element | null | undefined {
  if (key === 'ArrowDown') return next(card, 'nextElementSibling');
  if (key === 'ArrowUp') return next(card, 'previousElementSibling');
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const columns = [...board.querySelectorAll(COLUMN)].filter((column) => column.querySelector(CARD));
  const at = columns.findIndex((column) => column.contains(card));
  return columns[at + (key === 'ArrowRight' ? 1 : -1)]?.querySelector(CARD);
}

function next(card: Element, way: 'nextElementSibling' | 'previousElementSibling'): Element | null {
  const sibling = card[way];
  return sibling?.matches(CARD) ? sibling : null;
}

const cardOf = (id: string | undefined) =>
  id === undefined ? null : document.querySelector<HTMLElement>(`[data-order="${id}"] button`);

/** Keeps keyboard focus on an order that moves to another column, else on the card after it. */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      // Focus from a touch would only scroll the other column.
      if (!card?.querySelector(':focus-visible')) return;
      const next = (card.nextElementSibling ?? card.previousElementSibling) as HTMLElement | null;
      const [own, other] = [card.dataset['order'], next?.dataset['order']];
      requestAnimationFrame(() => {
        // Whatever was focused meanwhile keeps the focus.
        if (document.activeElement === document.body) (cardOf(own) ?? cardOf(other))?.focus();
      });
    };
  }, []);
  return ref;
}
