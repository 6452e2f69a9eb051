import { cartBar as words } from '../../content/texts/cart-bar.ts';
import { defaultChoice } from '../../lib/domain/quantity.ts';
import { currentItems, isCartStored } from '../../lib/stores/cart/items.ts';
import { $isBranchClosed } from '../../lib/stores/page.ts';
import { once } from '../../lib/stores/once.ts';
import { element, productOfRow, showToast } from './page-elements.ts';

/**
 * The branch page before React: plain products go into the cart at once; dialog and cart panel are fetched at the
 * first touch of something that needs them, and whatever was tapped meanwhile happens as soon as they are there.
 */

/** In a row with a stepper, the plus adds one more of the same (`in-cart.ts`). */
const NEEDS_DIALOG = '[data-open], :not([data-chosen]) > [data-add="after-choice"]';
const NEEDS_PANEL = '[data-cart]';
const NEEDS_BAR = '[data-category-bar]';
const ADDS = '[data-add="at-once"]';

/** By then a page that was just opened has loaded what is urgent. */
const QUIET_MS = 1500;

/** React and what needs it are fetched side by side, not one after the other. */
const loadOrdering = async () => (await Promise.all([import('../ordering.ts'), import('../react.ts')]))[0];

const openedAt = location.hash;

/** The bar's first category is marked in the page; following the others can wait until the customer scrolls. */
const followCategories = once(() =>
  import('./category-bar.ts').then((bar) => bar.followCategories(openedAt)).catch(forgive),
);

let isDialogThere = false;

/** At once, with what the row has, while the rest is fetched. */
function showOpening(row: Element): HTMLDialogElement {
  const { content } = element('[data-dish]') as HTMLTemplateElement;
  const opening = content.firstElementChild?.cloneNode(true) as HTMLDialogElement;
  const copy = (what: string) => row.querySelector(what)?.cloneNode(true) ?? '';
  opening.querySelector('[data-picture]')?.append(copy('img'));
  opening.querySelector('h2')?.append(row.querySelector('[data-name]')?.textContent ?? '');
  opening.querySelector('p')?.append(copy('[data-price]'));
  document.body.append(opening);
  opening.onclose = () => opening.remove();
  opening.showModal();
  return opening;
}

async function openDialog(target: Element): Promise<void> {
  const product = productOfRow(target);
  const row = target.closest('[data-product]');
  if (!product || !row) return;
  const opening = isDialogThere ? undefined : showOpening(row);
  try {
    const { openProduct } = await loadOrdering();
    isDialogThere = true;
    await openProduct(product, { row, opening });
  } catch {
    // Offline: the next tap tries again.
    opening?.close();
    showToast(words.notLoaded);
  }
}

function addAtOnce(target: Element): void {
  const product = productOfRow(target);
  if (product && !$isBranchClosed.get())
    currentItems().add({ product, ...defaultChoice(product), parts: [] });
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest(ADDS)) addAtOnce(target);
  else if (target.closest(NEEDS_DIALOG)) void openDialog(target);
  else if (target.closest('[data-cart-toggle]')) toggleCart();
  // Beside what is in it.
  else if (target.matches('[data-cart-sheet]')) sheet().close();
}

/** Fetches what a touch, a pointer or the focus is about to need. */
function onApproach({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest(NEEDS_DIALOG)) loadOrdering().catch(forgive);
  if (target.closest(NEEDS_PANEL)) showPanel();
  if (target.closest(NEEDS_BAR)) void followCategories();
  // Between a finger's coming and its going there is time to fetch what shows sums, and to get numbers ready.
  if (target.closest(ADDS)) follow();
}

/** Its total, and the rows of what is in it. */
const follow = () => void import('./in-cart.ts').then((it) => it.followCart(toggleCart)).catch(forgive);

function showPanel(): void {
  loadOrdering()
    .then(({ mountCartPanel }) => mountCartPanel(element('[data-cart-panel]')))
    .catch(forgive);
}

/** For what is fetched ahead: the tap that needs it tries again, and shows a toast if that fails. */
function forgive(): void {}

const sheet = () => element('[data-cart-sheet]') as HTMLDialogElement;

/** On a phone the cart is moved into a modal dialog, which keeps the focus and is closed by Escape and by Android's back. */
function toggleCart(): void {
  if (sheet().open) return sheet().close();
  showPanel();
  sheet().append(element('[data-cart]'));
  sheet().showModal();
  showCart();
}

function putCartBack(): void {
  sheet().before(element('[data-cart]'));
  element('[data-cart-toggle]').focus();
  showCart();
}

function showCart(): void {
  const cart = currentItems();
  const count = $isBranchClosed.get() ? 0 : cart.count();
  document.body.classList.toggle('has-cart', count > 0);
  element('[data-cart-count]').textContent = String(count);
  element('[data-cart-toggle]').ariaExpanded = String(sheet().open);
  element('[data-cart-words]').textContent = sheet().open
    ? words.hide
    : count
      ? words.products(count)
      : words.empty;
}

function showAddition(): void {
  follow();
  const count = element('[data-cart-count]');
  // Two animations of the same kind: changing from one to the other restarts it without a reflow.
  count.classList.toggle('bump');
  const { added = '', notKept = '' } = element('[data-toast]').dataset;
  showToast(isCartStored() ? added : notKept);
  if (matchMedia('(min-width: 64rem)').matches) showPanel();
}

/** Renews an outdated page; offline, the next touch tries again. */
const keepFresh = () => void import('./keep-fresh.ts').then((it) => it.keepFresh()).catch(forgive);

export function startMenu(): void {
  const cart = currentItems();
  $isBranchClosed.listen(showCart);
  cart.$items.listen(showCart);
  // The page comes with an empty one; a slow phone takes long over its first number.
  if (cart.count() > 0) {
    showCart();
    follow();
  }
  cart.$additions.listen(showAddition);
  document.addEventListener('click', onClick);
  sheet().addEventListener('close', putCartBack);
  for (const type of ['pointerdown', 'pointerover', 'focusin']) {
    document.addEventListener(type, onApproach, { passive: true });
  }
  addEventListener('scroll', () => void followCategories(), { once: true, passive: true });
  // At rest, or at the first touch if that comes earlier.
  setTimeout(keepFresh, QUIET_MS);
  addEventListener('pointerdown', keepFresh);
  if (/[?&](table|area)=/.test(location.search))
    void import('../../lib/stores/cart/link.ts').then((it) => it.takeAddress());
}
