import { cartBar as words } from '../../content/texts/cart-bar.ts';
import { asCents, formatMoney } from '../../lib/domain/money.ts';
import { defaultChoice } from '../../lib/domain/quantity.ts';
import { currentItems, isCartStored } from '../../lib/stores/cart/items.ts';
import { $isBranchClosed, currentShop } from '../../lib/stores/page.ts';
import { once } from '../../lib/stores/once.ts';
import { element, hideToast, productOfRow, showToast } from './page-elements.ts';

/**
 * The branch page before React: plain products go into the cart at once; dialog and cart panel are fetched at the
 * first touch of something that needs them, and whatever was tapped meanwhile happens as soon as they are there.
 */

const NEEDS_DIALOG = '[data-open], [data-add="after-choice"]';
const NEEDS_PANEL = '[data-cart]';
const NEEDS_BAR = '[data-category-bar]';
const ADDS = '[data-add="at-once"]';

/** By then a page that was just opened has loaded what is urgent. */
const QUIET_MS = 1500;

/** React and what needs it are fetched side by side, not one after the other. */
const withReact = async <T>(island: Promise<T>) => (await Promise.all([island, import('../react.ts')]))[0];
const loadDialog = () => withReact(import('../product-dialog/open.tsx'));
const loadPanel = () => withReact(import('../cart/mount.tsx'));

const openedAt = location.hash;

/** The bar's first category is marked in the page; following the others can wait until the customer scrolls. */
const followCategories = once(() =>
  import('./category-bar.ts').then((bar) => bar.followCategories(openedAt)).catch(forgive),
);

async function openDialog(target: Element): Promise<void> {
  const product = productOfRow(target);
  if (!product) return;
  const row = target.closest('[data-product]');
  row?.setAttribute('aria-busy', 'true');
  try {
    await (await loadDialog()).openProduct(product, row);
  } catch {
    // Offline: the next tap tries again.
    showToast(words.notLoaded);
  } finally {
    row?.removeAttribute('aria-busy');
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
  else if (target.matches('[data-cart].open')) toggleCart(false);
}

/** Fetches what a touch, a pointer or the focus is about to need. */
function onApproach({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest(NEEDS_DIALOG)) loadDialog().catch(forgive);
  if (target.closest(NEEDS_PANEL)) showPanel();
  if (target.closest(NEEDS_BAR)) void followCategories();
  // Between a finger's coming and its going there is time to get numbers ready.
  if (target.closest(ADDS)) setTimeout(() => formatMoney(asCents(0), ''));
}

function showPanel(): void {
  loadPanel()
    .then(({ mountCartPanel }) => mountCartPanel(element('[data-cart-panel]')))
    .catch(forgive);
}

/** For what is fetched ahead: the tap that needs it tries again, and shows a toast if that fails. */
function forgive(): void {}

function toggleCart(open = !element('[data-cart]').classList.contains('open')): void {
  if (open) {
    showPanel();
    hideToast();
  }
  element('[data-cart]').classList.toggle('open', open);
  element('[data-cart-toggle]').setAttribute('aria-expanded', String(open));
  showCart();
}

function showCart(): void {
  const cart = currentItems();
  const count = $isBranchClosed.get() ? 0 : cart.count();
  const isOpen = element('[data-cart]').classList.contains('open');
  element('[data-cart]').classList.toggle('filled', count > 0);
  element('[data-cart-count]').textContent = String(count);
  element('[data-cart-words]').textContent = isOpen
    ? words.hide
    : count > 0
      ? words.products(count)
      : words.empty;
  const total = element('[data-cart-total]');
  const { gross, isApproximate } = cart.total();
  const about = isApproximate ? `${total.dataset['about']} ` : '';
  total.textContent = about + formatMoney(gross, currentShop().currency);
}

function showAddition(): void {
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
  if (cart.count() > 0) showCart();
  cart.$additions.listen(showAddition);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && element('[data-cart]').classList.contains('open')) toggleCart(false);
  });
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
