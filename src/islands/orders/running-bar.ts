import { running as words, stateNames } from '../../content/texts/orders.ts';
import { formatTime } from '../../lib/domain/dates.ts';
import { isFinal, shownState } from '../../lib/domain/order.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { currentDeviceOrders, type KnownOrder } from '../../lib/stores/orders/device-orders.ts';
import { followKnown } from '../../lib/stores/orders/followed.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { AFTER_END_MS } from '../../lib/stores/status/order-status.ts';
import { addStyle, dockCard, make } from '../shell/elements.ts';
// As text, so that it is loaded with the bar only.
import style from './running-bar.css?inline';
import { BASE } from '../../lib/domain/words/locale.ts';

/** When it will be there, as far as the shop has said. */
function timeOf({ appointment, appointmentDate }: PublicOrder): string {
  const agreed = appointment ?? appointmentDate;
  return agreed === null ? '' : words.at(formatTime(Date.parse(agreed), currentShop().timezone));
}

/** A slim bar with the live state of the order that is due first, until it is over; it leads to the order, or to all that run. */
export function showRunning(orders: readonly KnownOrder[]): void {
  const [first] = orders.toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
  if (!first) return;
  const bar = dockCard(words.label);
  addStyle(style);
  bar.classList.add('order-bar');
  const dot = make('i', { className: 'dot' });
  const state = make('b', {}, words.loading);
  const more = make('span', { className: 'more' });
  const others = orders.length - 1;
  const path = others > 0 ? `${BASE}/bestellungen` : `${BASE}/status/${first.uid}/${first.hash}`;
  bar.replaceChildren(make('a', { href: path }, dot, state, ' ', more));
  bar.hidden = false;

  const stop = followKnown(first).subscribe((followed) => {
    if (followed.state === 'notFound') {
      currentDeviceOrders().drop(first.uid);
      bar.hidden = true;
    }
    if (followed.state !== 'found') return;
    const { order, isStale } = followed;
    dot.dataset['state'] = shownState(order);
    state.textContent = stateNames[shownState(order)];
    const texts = [isStale ? words.stale : timeOf(order), others > 0 ? words.more(others) : ''];
    more.textContent = texts.filter(Boolean).join(' · ');
    if (!isFinal(order)) return;
    setTimeout(() => {
      stop();
      bar.hidden = true;
    }, AFTER_END_MS);
  });
}
