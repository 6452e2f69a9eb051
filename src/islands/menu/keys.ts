import { menu as words } from '../../content/texts/menu.ts';
import { currentItems } from '../../lib/stores/cart/cart.ts';
import { addStyle, make } from '../shell/elements.ts';
import { element } from './toast.ts';
// As text, so that it is loaded with the first key only.
import style from './keys.css?inline';

/**
 * The menu by keyboard, fetched at the first key: up and down lead from dish to dish, and after a dish was added the next tab stop is
 * a link to the cart.
 */

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const link = make('a', { className: 'after-adding', href: '#cart' }, words.toCart);

/** Dishes that can be opened and are not filtered out. */
const openable = () =>
  [...document.querySelectorAll<HTMLElement>('[data-product]:not([hidden]) [data-open]:enabled')].filter(
    (open) => !open.closest('[data-category][hidden]'),
  );

function step(event: KeyboardEvent): void {
  const by = STEPS[event.key];
  const row = event.target instanceof Element && event.target.closest('[data-product]');
  if (!by || !row || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const dishes = openable();
  const to = dishes[dishes.findIndex((open) => row.contains(open)) + by];
  if (!to) return;
  // In place of scrolling.
  event.preventDefault();
  to.focus();
}

let row: Element | null = null;
let isByKey = true;

function noteRow({ target }: Pick<Event, 'target'>): void {
  if (target instanceof Element) row = target.closest('[data-product]') ?? row;
}

/** The focus is in the row, or comes back to it from the dialog. */
function offerCart(): void {
  if (isByKey) row?.append(link);
}

/** The cart's own focus is not seen, as it takes a click; what is in it comes next. */
function toCart(event: Event): void {
  const toggle = element('[data-cart-toggle]');
  if (!toggle.checkVisibility()) return;
  // On a phone, the cart is behind its button.
  event.preventDefault();
  toggle.focus();
}

/** Called once, at the first key. */
export function followKeys(): void {
  addStyle(style);
  noteRow({ target: document.activeElement });
  currentItems().$additions.listen(offerCart);
  link.addEventListener('click', toCart);
  document.addEventListener('keydown', (event) => {
    isByKey = true;
    step(event);
  });
  document.addEventListener('pointerdown', () => (isByKey = false), { passive: true });
  document.addEventListener('focusin', noteRow);
}
