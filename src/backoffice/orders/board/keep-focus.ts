import { useLayoutEffect, useRef, type RefObject } from 'react';

const cardOf = (id: string | undefined) =>
  id === undefined ? null : document.querySelector<HTMLElement>(`[data-order="${id}"] button`);

/** Whoever works by keyboard stays with an order that leaves its column, or goes on with the one after it. */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      // A finger's focus would only make the other column scroll.
      if (!card?.querySelector(':focus-visible')) return;
      const next = (card.nextElementSibling ?? card.previousElementSibling) as HTMLElement | null;
      const [own, other] = [card.dataset['order'], next?.dataset['order']];
      requestAnimationFrame(() => (cardOf(own) ?? cardOf(other))?.focus());
    };
  }, []);
  return ref;
}
