import { cartBar as words } from '../../content/texts/cart.ts';
import { defaultChoice } from '../../lib/domain/quantity.ts';
import { storageKey } from '../../lib/client/page-data.ts';
import { currentItems, isCartStored } from '../../lib/stores/cart/cart.ts';
import { $isBranchClosed, currentBranch, currentShop, hasPassport } from '../../lib/stores/page.ts';
import { once } from '../../lib/stores/once.ts';
import { BASE } from '../../lib/domain/words/locale.ts';
import { tabStorage, cartStorage } from '../../lib/stores/storage.ts';
import type { FirstTaps } from './first-tap.ts';
import { followCategories } from './category-bar.ts';
import { followCart } from './in-cart.ts';
import { keepFresh } from './keep-fresh.ts';
import { followOrderTop } from './order-top.ts';
import { everyTick } from '../shell/opening.ts';
import { productOfRow } from '../../lib/stores/menu/product-markup.ts';
import { element, showToast } from './toast.ts';

/**
 * The branch page before React, fetched at its first touch: plain products go into the cart at once; dialog and cart panel are fetched
 * at the first touch of something that needs them, and whatever was tapped meanwhile happens as soon as they are there.
 */

/** In a row with a stepper, the plus adds one more of the same (`in-cart.ts`). */
const NEEDS_DIALOG = '[data-open], :not([data-chosen]) > [data-add="after-choice"]';
const NEEDS_PANEL = '[data-cart]';
const NEEDS_BAR = '[data-category-bar]';
const ADDS = '[data-add="at-once"]';

/** By then a page that was just opened has loaded what is urgent. */
const QUIET_MS = 1500;

/** The taps that follow a tap come first. */
const AFTER_TAP_MS = 2000;

/** React and what needs it are fetched side by side, not one after the other. */
const loadOrdering = async () => (await Promise.all([import('../ordering.ts'), import('../react.ts')]))[0];

/** The bar's first category is marked in the page; following the others can wait until the customer scrolls. */
const startBar = once(() => followCategories(firstTaps().openedAt));

const sayNotLoaded = () => showToast(element('[data-toast]').dataset['notLoaded'] ?? '');

/** Search and filters, which few need. */
const openFinder = (opener: HTMLElement) =>
  import('../find/finder.ts').then((it) => it.openFinder(opener.dataset['find'] !== ''), sayNotLoaded);

async function openDialog(target: Element): Promise<void> {
  const product = productOfRow(target);
  const row = target.closest('[data-product]');
  if (!product || !row) return;
  // `first-tap.ts` has shown it.
  const opening = document.querySelector<HTMLDialogElement>('dialog[aria-busy]') ?? undefined;
  try {
    const { openProduct } = await loadOrdering();
    firstTaps().isDialogThere = true;
    await openProduct(product, { row, opening });
  } catch {
    // Offline: the next tap tries again.
    opening?.close();
    sayNotLoaded();
  }
}

function addAtOnce(target: Element): void {
  const product = productOfRow(target);
  if (!product || $isBranchClosed.get()) return;
  const [cart, data] = [currentItems(), currentBranch().get()];
  // As `cartMenu`: the check of the menu knows then that the cart is the page's, and corrects it if the page is old.
  if (data.version && cart.count() === 0)
    cartStorage.values[storageKey(currentShop(), data, 'menu')] = data.version.menu + BASE;
  cart.add({ product, ...defaultChoice(product), parts: [] });
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const finds = target.closest<HTMLElement>('[data-find]');
  if (target.closest(ADDS)) addAtOnce(target);
  else if (target.closest(NEEDS_DIALOG)) void openDialog(target);
  else if (target.closest('[data-cart-toggle]')) toggleCart();
  else if (finds) void openFinder(finds);
  // Beside what is in it.
  else if (target.matches('[data-cart-sheet]')) sheet().close();
}

/** Fetches what a touch, a pointer or the focus is about to need. */
function onApproach({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof Element)) return;
  if (target.closest(NEEDS_DIALOG)) fetchOrdering();
  if (target.closest(NEEDS_PANEL)) showPanel();
  if (target.closest(NEEDS_BAR)) startBar();
  // Between a finger's coming and its going there is time to get numbers ready.
  if (target.closest(ADDS)) follow();
}

/** Its total, and the rows of what is in it. */
const follow = () => followCart(toggleCart);

function showPanel(): void {
  loadOrdering()
    .then(({ mountCartPanel }) => mountCartPanel(element('[data-cart-panel]')))
    .catch(forgive);
}

const fetchOrdering = () => void loadOrdering().catch(forgive);

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
  // Before it is needed: who orders may lose the network.
  setTimeout(fetchOrdering, AFTER_TAP_MS);
  const count = element('[data-cart-count]');
  // Two animations of the same kind: changing from one to the other restarts it without a reflow.
  count.classList.toggle('bump');
  const { added = '', notKept = '' } = element('[data-toast]').dataset;
  showToast(isCartStored() ? added : notKept);
  if (matchMedia('(min-width: 64rem)').matches) showPanel();
}

/** Without `first-tap.ts`, which an old policy may forbid, nothing was tapped. */
const firstTaps = (): FirstTaps => (window.firstTaps ??= { key: '', rows: null, openedAt: location.hash });

/** Carries out what was tapped before, each once. A row that has changed since is not what the customer saw: the toast says so. */
function takeOver(): void {
  const taps = firstTaps();
  const tapped = taps.rows ?? [];
  taps.rows = null;
  if (tapped.length > 0) {
    delete tabStorage.values[taps.key];
    const rows = [...document.querySelectorAll<HTMLElement>('[data-product]')];
    const found = tapped.map((product) => rows.find((row) => row.dataset['product'] === product));
    for (const row of found) if (row?.querySelector(`${ADDS}:not([hidden])`)) addAtOnce(row);
    if (found.includes(undefined)) showToast(words.changed);
    showCart();
  }
  if (taps.row) void openDialog(taps.row);
  taps.tapped?.click();
}

let isStarted = false;

/** `touched`: what made the page fetch this; null: nobody has touched it. Further calls do nothing. */
export function startMenu(touched: EventTarget | null): void {
  if (isStarted) return;
  isStarted = true;
  const cart = currentItems();
  everyTick(() => $isBranchClosed.set(document.body.classList.contains('is-closed')));
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
  for (const type of ['pointerdown', 'pointerover', 'focusin'])
    document.addEventListener(type, onApproach, { passive: true });
  onApproach({ target: touched });
  if (hasPassport().get()) import('../find/rows.ts').then((it) => it.followPassport(), forgive);
  if (scrollY > 0) startBar();
  addEventListener('scroll', startBar, { once: true, passive: true });
  addEventListener('keydown', () => void import('./keys.ts').then((it) => it.followKeys(), forgive), {
    once: true,
  });
  takeOver();
  followOrderTop();
  // At rest, or at the first touch if that comes earlier.
  setTimeout(keepFresh, touched ? 0 : QUIET_MS);
  addEventListener('pointerdown', keepFresh);
  if (/[?&](table|area|von)=/.test(location.search))
    void import('../../lib/stores/cart/link.ts').then((it) => it.takeAddress()).then(fetchOrdering, forgive);
}
