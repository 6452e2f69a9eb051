import { atom, onMount } from 'nanostores';
import { dayOf, formatDay, formatTime, relativeDay, type Day } from '../../lib/domain/dates.ts';
import type { Order } from '../../lib/contract/staff-orders.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { formatTexts as texts } from './texts.ts';

/** Times in the shop's zone, whatever the browser's is. */

export const today = (zone: string): Day => dayOf(Date.now(), zone);

/** '18:30' for today, else 'Morgen, 18:30' or '24.11.2026, 18:30'. */
export function clock(instant: string, zone: string, now = Date.now()): string {
  const at = Date.parse(instant);
  const day = dayOf(at, zone);
  const time = formatTime(at, zone);
  switch (relativeDay(day, dayOf(now, zone))) {
    case 'today':
      return time;
    case 'tomorrow':
      return texts.tomorrow(time);
    default:
      return texts.dayAndTime(formatDay(day), time);
  }
}

/** '21.11.2026, 18:30'. */
export function dateAndTime(instant: string, zone: string): string {
  const at = Date.parse(instant);
  return texts.dayAndTime(formatDay(dayOf(at, zone)), formatTime(at, zone));
}

const TICK_MS = 20_000;

/** Epoch milliseconds, updated every 20 seconds and when a device wakes: one clock for all cards of the board. */
export const $now = atom(Date.now());

onMount($now, () => {
  const tick = () => $now.set(Date.now());
  tick();
  const ticking = setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', tick);
  };
});

/** An amount of an order in its own currency: '12,50 EUR'. */
export const moneyOf = ({ currency }: Pick<Order, 'currency'>, amount: number): string =>
  formatMoney(toCents(amount), currency);

/** What the whole order costs; 'ca.' while something has still to be weighed. */
export function totalOf(order: Order): string {
  const total = moneyOf(order, order.pricing.totalGross);
  return order.pricing.isApproximate ? texts.approximately(total) : total;
}
