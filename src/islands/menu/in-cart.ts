import { cart as words } from '../../content/texts/cart.ts';
import { formatAmount, formatQuantity, countItems } from '../../lib/domain/quantity.ts';
import { isLeast } from '../../lib/domain/cart.ts';
import type { CartItem } from '../../lib/domain/cart-item.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { currentCartChanges, currentCart } from '../../lib/stores/cart/cart.ts';
import { fromAttribute } from '../../lib/stores/menu/product-markup.ts';
import { once } from '../../lib/stores/once.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { isCartEntry } from '../controls/sheet-history.ts';
import { BIN_PATH, MINUS_PATH } from '../controls/icons.ts';
import { element } from './toast.ts';

/**
 * What the page shows of a cart that is not empty: the bar's total, and a stepper in the row of each dish that needs no choice.
 * Fetched with the first dish, without React.
 */

/** A plus that adds at once is the page's own. */
const STEPS = '.in-cart button, [data-chosen] > [data-add="after-choice"]';

/** The cart bar's total: everything in it, the delivery as well. */
function showTotal(): void {
  const { totalGross, isApproximate } = currentCart().$pricing.get();
  const total = element('[data-cart-total]');
  const about = isApproximate ? `${total.dataset['about']} ` : '';
  total.textContent = about + formatMoney(totalGross, currentShop().currency);
}

const idOf = (row: HTMLElement) => (fromAttribute(row.dataset['product'] ?? '{}') as { id: number }).id;

/** The rows of the page by their product; read once, as a large menu has a thousand. */
const rowsById = once(() => Map.groupBy(document.querySelectorAll<HTMLElement>('[data-product]'), idOf));

/** Minus and amount, before the plus. */
function addStepper(row: HTMLElement): void {
  const plus = row.querySelector('.plus');
  const drawing = plus?.querySelector('svg')?.outerHTML ?? '';
  plus?.insertAdjacentHTML(
    'beforebegin',
    `<span class="in-cart"><button type="button">${drawing}</button><b class="number"></b></span>`,
  );
}

function showRow(row: HTMLElement, lines: CartItem[]): void {
  const last = lines.at(-1);
  row.toggleAttribute('data-chosen', Boolean(last));
  if (!last) return row.querySelector('.in-cart')?.remove();
  if (!row.querySelector('.in-cart')) addStepper(row);
  const { name } = last.product;
  const isBin = lines.length === 1 && isLeast(last);
  const within = (what: string) => row.querySelector(`.in-cart ${what}`);
  within('button')?.setAttribute('aria-label', isBin ? words.remove(name) : words.less(name));
  within('path')?.setAttribute('d', isBin ? BIN_PATH : MINUS_PATH);
  const text = lines.length === 1 ? formatQuantity(last) : formatAmount(countItems(lines));
  within('b')?.replaceChildren(text);
}

/** The products that have a stepper now. */
let shown = new Set<number>();

function showRows(): void {
  // Dishes with a required choice get no stepper: another one may be chosen differently.
  const lines = currentCart()
    .$items.get()
    .filter(({ product }) => product.config.parts.every(({ optional }) => optional));
  const byId = Map.groupBy(lines, ({ product }) => product.id);
  for (const id of new Set([...shown, ...byId.keys()]))
    for (const row of rowsById().get(id) ?? []) showRow(row, byId.get(id) ?? []);
  shown = new Set(byId.keys());
}

/** The last line of a row's product: the one that its stepper changes. */
function lineOf(row: HTMLElement): number {
  const id = idOf(row);
  return currentCart()
    .$items.get()
    .findLastIndex(({ product }) => product.id === id);
}

let isByKey = false;

function onStep({ target, detail }: MouseEvent): void {
  const button = target instanceof Element && target.closest(STEPS);
  const row = button && button.closest<HTMLElement>('[data-product]');
  if (!row) return;
  isByKey = detail === 0;
  if (button.matches('.plus')) currentCartChanges().more(lineOf(row));
  else currentCartChanges().less(lineOf(row), 'row');
}

let isFollowing = false;

/**
 * Follows the cart of the open page; further calls do nothing. `openCart` is called where the customer left the page with the cart
 * open, and came back.
 */
export function followCart(openCart: () => void): void {
  if (isFollowing) return;
  isFollowing = true;
  const { $items, $pricing } = currentCart();
  $pricing.subscribe(showTotal);
  // After the tap was answered: the numbers of a large menu are read first.
  $items.listen(() => setTimeout(showRows));
  setTimeout(showRows);
  document.addEventListener('click', onStep);
  // Beside the menu the cart shows what is in it, without waiting for the pointer.
  if (matchMedia('(min-width: 64rem)').matches)
    element('[data-cart-panel]').dispatchEvent(new Event('pointerover', { bubbles: true }));
  currentCartChanges().$removed.listen((removed) => {
    if (removed?.place !== 'row') return;
    const [row, key] = [rowsById().get(removed.item.product.id)?.[0], isByKey];
    import('./row-undo.ts').then((it) => it.offerUndo(removed, row, key)).catch(() => undefined);
  });
  if (isCartEntry() && element('[data-cart-toggle]').checkVisibility()) openCart();
}
