import type { CountryChoice } from './country.ts';
import { addDays, dayOf, formatDay, weekdayIndex, dayNumber, type Day } from './dates.ts';
import type { LineFacts } from './line-facts.ts';
import { dayWithTime } from './words/withdrawal.ts';

/** The right of withdrawal from online orders (§§ 312g, 355 to 357 BGB; §§ 11 to 18 FAGG): what has it, how long, what is due. */

/** Days of the period, and days in which the money is due (§ 355 Abs. 2, § 357 Abs. 1 BGB; §§ 11, 14 FAGG). */
export const WITHDRAWAL_DAYS = 14;

const DAY_MS = 86_400_000;

/** The paragraph by which perishable goods and goods made to order have no right of withdrawal; null: the country knows no such right. */
const EXCEPTIONS: Readonly<Record<CountryChoice, string | null>> = {
  '': null,
  DE: '§ 312g Abs. 2 Nr. 1, 2 BGB',
  AT: '§ 18 Abs. 1 Z 3, 4 FAGG',
  CH: null,
};

/** The paragraph of `EXCEPTIONS` in a country. */
export const exceptionOf = (country: CountryChoice): string | null => EXCEPTIONS[country];

interface ReturnableFact {
  isReturnable?: boolean | undefined;
}

interface WithdrawalSettings {
  country?: CountryChoice;
  withdrawalText?: string | undefined;
}

/** Whether there may be orders with a right of withdrawal: the country knows it, or the shop has a notice. */
export const knowsWithdrawal = ({ country = '', withdrawalText = '' }: WithdrawalSettings): boolean =>
  withdrawalText !== '' || exceptionOf(country) !== null;

/** Whether customers are told of a right of withdrawal: the shop has a notice, or sells what has the right in a country that knows it. */
export const hasWithdrawal = (config: WithdrawalSettings, products: readonly ReturnableFact[]): boolean =>
  Boolean(config.withdrawalText) ||
  (knowsWithdrawal(config) && products.some(({ isReturnable }) => isReturnable === true));

/** Whether all, some or none of the goods have the right of withdrawal. */
export type WithdrawalScope = 'none' | 'some' | 'all';

/** Of products in a cart. */
export function scopeOf(goods: readonly ReturnableFact[]): WithdrawalScope {
  const returnable = goods.filter(({ isReturnable }) => isReturnable === true).length;
  if (returnable === 0) return 'none';
  return returnable === goods.length ? 'all' : 'some';
}

type Line = { facts?: LineFacts | null | undefined };

/** The indexes of an order's lines that have the right, as ordered. */
export const returnableLines = (items: readonly Line[]): number[] =>
  items.flatMap(({ facts }, index) => (facts?.isReturnable === true ? index : []));

/**
 * The lines that a declaration is about: the chosen ones that exist, else those with the right, else all. Staff judge a line without the
 * right; the declaration is never cut down.
 */
export function declaredLines(items: readonly Line[], chosen: readonly number[] | null): number[] {
  const known = [...new Set(chosen ?? [])].filter((index) => index in items).sort((a, b) => a - b);
  if (known.length > 0) return known;
  const returnable = returnableLines(items);
  return returnable.length > 0 ? returnable : items.map((_, index) => index);
}

/**
 * The last day of the period: the 14th after the day of the handover (§§ 187, 188 BGB), moved on to a Monday where it is a Saturday or
 * Sunday (§ 193 BGB). Public holidays are not known.
 */
export function lastWithdrawalDay(handedOver: number, zone: string): Day {
  const last = addDays(dayOf(handedOver, zone), WITHDRAWAL_DAYS);
  const weekday = weekdayIndex(dayNumber(last));
  return addDays(last, weekday < 5 ? 0 : 7 - weekday);
}

/** Whether a declaration came in after the period; before the handover none is late. Instants in epoch milliseconds. */
export const isLateWithdrawal = (received: number, handedOver: number | null, zone: string): boolean =>
  handedOver !== null && dayOf(received, zone) > lastWithdrawalDay(handedOver, zone);

/** When a declaration came in (epoch milliseconds), to the second: '25.11.2026, 19:41:09 Uhr' (§ 356a Abs. 4 BGB). */
export const receivedText = (received: number, zone: string): string =>
  dayWithTime(formatDay(dayOf(received, zone)), timeToSecond(received, zone));

/** The clock time HH:mm:ss of an instant in a zone. */
export const timeToSecond = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('de', { timeStyle: 'medium', timeZone: zone }).format(instant);

/** Until when the money is due, in epoch milliseconds. */
export const moneyDueAt = (received: number): number => received + WITHDRAWAL_DAYS * DAY_MS;

/** What customers wrote as the number of their order: '#42' is a ticket, '1234 (#42)' both. At most one of each counts. */
export function numbersIn(text: string): { id: number | null; ticket: number | null } {
  const asNumber = (digits: string | undefined) =>
    digits === undefined || digits.length > 9 ? null : Number(digits);
  return {
    id: asNumber(/\d+/.exec(text.replaceAll(/#\s*\d+/g, ''))?.[0]),
    ticket: asNumber(/#\s*(\d+)/.exec(text)?.[1]),
  };
}

/** A name as it is compared: without case and doubled spaces. */
export const comparedName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
