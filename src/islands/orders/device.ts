import { wallet } from '../../content/texts/orders.ts';
import {
  currentDeviceOrders,
  dismissedKey,
  isRunning,
  type KnownOrder,
  hasQueued,
} from '../../lib/stores/orders/device-orders.ts';
import { tabStorage } from '../../lib/stores/storage.ts';
import { make } from '../shell/elements.ts';
import { BASE } from '../../lib/domain/words/locale.ts';

/** What the pages of a device that has ordered show besides; the shell fetches this only there. */

/** Offline, the pages do without. */
const forgive = () => {};

/** The way to all of them. */
function addFooterLink(): void {
  const list = document.querySelector('.footer ul');
  if (!list || list.querySelector(`[href="${BASE}/bestellungen"]`)) return;
  const like = list.querySelector('a');
  const link = make('a', { href: `${BASE}/bestellungen` }, wallet.title);
  // The footer's styles hang on an attribute of its elements.
  for (const { name } of like?.attributes ?? []) if (name.startsWith('data-')) link.setAttribute(name, '');
  list.append(make('li', {}, link));
}

/** The branch whose menu this page is; null on the landing page, undefined on other pages. */
function branchOfPage(): string | null | undefined {
  if (location.pathname.replace(/\/$/, '') === BASE) return null;
  return /^(?:\/[a-z]{2})?\/store\/([^/]+)\/?$/.exec(location.pathname)?.[1];
}

/** The last order that can be had again here; null: there is none, or the customer does not want it now. */
function lastOf(orders: readonly KnownOrder[], branch: string | null): KnownOrder | null {
  if (dismissedKey() in tabStorage.values) return null;
  const isHere = ({ branch: { identifier } }: KnownOrder) =>
    branch === null ? identifier !== '' : identifier === branch;
  return orders.find((order) => order.lines.length > 0 && isHere(order)) ?? null;
}

/** What waits for reception; the checkout shows it itself. */
function showQueued(): void {
  if (!hasQueued() || document.querySelector('[data-checkout]')) return;
  import('./queue-card.ts').then(({ showQueue }) => showQueue()).catch(forgive);
}

export function showOrders(): void {
  showQueued();
  const orders = currentDeviceOrders().$orders.get();
  if (orders.length === 0) return;
  addFooterLink();
  const branch = branchOfPage();
  if (branch === undefined) return;
  const now = orders.filter((order) => isRunning(order, Date.now()));
  if (now.length > 0) {
    import('./running-bar.ts').then(({ showRunning }) => showRunning(now)).catch(forgive);
    return;
  }
  const last = lastOf(orders, branch);
  if (last) import('./reorder-card.ts').then(({ offerAgain }) => offerAgain(last)).catch(forgive);
}
