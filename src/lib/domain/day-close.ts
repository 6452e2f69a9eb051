import type { Mode } from './modes.ts';
import type { Day } from './dates.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** What a rate of an order or refund comes to, in cents; net is gross less tax. */
export interface RateShare {
  /** Percent. */
  rate: number;
  grossCents: number;
  taxCents: number;
}

/** What a total consists of. More kinds may follow: readers sum them up and do not list them. */
type PositionName = 'goods' | 'delivery' | (string & {});

/** A completed order, as the books count it. Rates and positions each add up to its total. */
export interface Sale {
  method: PaymentMethod;
  mode: Mode;
  rates: readonly RateShare[];
  positions: readonly { name: PositionName; cents: number }[];
  /** The part of what is at 0 % that is a tip without tax: money that passes through. */
  untaxedTipCents?: number | undefined;
  /** What cash was rounded by, besides the total. */
  roundingCents?: number | undefined;
}

/** Money given back for a completed order, with its tax. */
export interface BookedRefund {
  method: PaymentMethod;
  rates: readonly RateShare[];
  /** As in a sale. */
  untaxedTipCents?: number | undefined;
  roundingCents?: number | undefined;
}

/** What came or went by a payment method. */
export interface MethodSum extends Counted {
  method: PaymentMethod;
  rates: RateShare[];
  /** The part of what is at 0 % that is a tip without tax; absent: none, or a close of before it was kept. */
  untaxedTipCents?: number | undefined;
  /** What cash was rounded by, besides `cents`: both are what lies in the drawer. Absent: nothing, or a close of before it was kept. */
  roundingCents?: number | undefined;
}

/** A number of orders or refunds and their cents. */
interface Counted {
  count: number;
  cents: number;
}

/** What the books keep of a branch's day; all amounts in cents, refunds positive. */
export interface DayCloseContent {
  /** The version of this shape, so that old closes stay readable. */
  format: 1;
  branch: { id: number; name: string };
  day: Day;
  number: number;
  currency: string;
  timezone: string;
  /** Completed orders, and their total. */
  sales: Counted & { taxCents: number };
  /** What the total consists of, by name. */
  positions: { name: PositionName; cents: number }[];
  rates: RateShare[];
  /** The total by payment method and rate, from which a booking batch is made. */
  methods: MethodSum[];
  modes: (Counted & { mode: Mode })[];
  /** Given back that day, also for orders of earlier days. */
  refunds: Counted & {
    taxCents: number;
    methods: MethodSum[];
  };
  /** Orders that ended without a sale, with what they would have come to. */
  ended: Record<'rejected' | 'canceled' | 'failed', Counted>;
}

/** What happened at a branch on a day. */
export interface DayEvents {
  sales: readonly Sale[];
  refunds: readonly BookedRefund[];
  ended: readonly { how: 'rejected' | 'canceled' | 'failed'; cents: number }[];
}

type Head = Pick<DayCloseContent, 'branch' | 'day' | 'number' | 'currency' | 'timezone'>;

const total = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const grossOf = (rates: readonly RateShare[]) => total(rates.map(({ grossCents }) => grossCents));
const taxOf = (rates: readonly RateShare[]) => total(rates.map(({ taxCents }) => taxCents));

/** Adds up shares by rate, lowest rate first. */
export function addRates(shares: readonly RateShare[]): RateShare[] {
  return [...Map.groupBy(shares, ({ rate }) => rate)]
    .map(([rate, of]) => ({ rate, grossCents: grossOf(of), taxCents: taxOf(of) }))
    .sort((a, b) => a.rate - b.rate);
}

/** Groups by a key in alphabetical order, so that equal days have equal contents. */
function groups<T, K extends string>(all: readonly T[], keyOf: (one: T) => K): [K, T[]][] {
  return [...Map.groupBy(all, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));
}

type OfMethod = Pick<Sale, 'method' | 'rates' | 'untaxedTipCents' | 'roundingCents'>;

const byMethod = (all: readonly OfMethod[]): MethodSum[] =>
  groups(all, ({ method }) => method).map(([method, of]) => {
    const rates = addRates(of.flatMap((one) => one.rates));
    const untaxedTipCents = total(of.map((one) => one.untaxedTipCents ?? 0));
    const roundingCents = total(of.map((one) => one.roundingCents ?? 0));
    return {
      ...{ method, count: of.length, cents: grossOf(rates), rates },
      ...(untaxedTipCents === 0 ? {} : { untaxedTipCents }),
      ...(roundingCents === 0 ? {} : { roundingCents }),
    };
  });

/** What a day left in the drawer, or took from it, by a payment method: sales less what was given back, both with their rounding; in cents. */
export const drawerCents = (
  { methods, refunds }: Pick<DayCloseContent, 'methods' | 'refunds'>,
  method: PaymentMethod,
): number => {
  const handed = (sums: readonly MethodSum[]) =>
    total(sums.map((it) => (it.method === method ? it.cents + (it.roundingCents ?? 0) : 0)));
  return handed(methods) - handed(refunds.methods);
};

/** The part of money given back that was a tip without tax: as much of what goes back at 0 % as of the sale. */
export function untaxedTipIn(
  given: readonly RateShare[],
  sale: Pick<Sale, 'rates' | 'untaxedTipCents'>,
): number {
  const atZero = (rates: readonly RateShare[]) => grossOf(rates.filter(({ rate }) => rate === 0));
  const whole = atZero(sale.rates);
  return whole <= 0 ? 0 : Math.round((atZero(given) * (sale.untaxedTipCents ?? 0)) / whole);
}

/** The content of a day's close. Sums by rate, position, payment method and mode each equal the total, exactly. */
export function closeDay(head: Head, { sales, refunds, ended }: DayEvents): DayCloseContent {
  const rates = addRates(sales.flatMap((sale) => sale.rates));
  const returned = byMethod(refunds);
  const counted = (how: DayEvents['ended'][number]['how']): Counted => {
    const of = ended.filter((one) => one.how === how);
    return { count: of.length, cents: total(of.map(({ cents }) => cents)) };
  };
  return {
    format: 1,
    ...head,
    sales: { count: sales.length, cents: grossOf(rates), taxCents: taxOf(rates) },
    positions: groups(
      sales.flatMap((sale) => sale.positions),
      ({ name }) => name,
    ).map(([name, of]) => ({ name, cents: total(of.map(({ cents }) => cents)) })),
    rates,
    methods: byMethod(sales),
    modes: groups(sales, ({ mode }) => mode).map(([mode, of]) => ({
      mode,
      count: of.length,
      cents: total(of.map((sale) => grossOf(sale.rates))),
    })),
    refunds: {
      count: refunds.length,
      cents: total(returned.map(({ cents }) => cents)),
      taxCents: taxOf(returned.flatMap((one) => one.rates)),
      methods: returned,
    },
    ended: { rejected: counted('rejected'), canceled: counted('canceled'), failed: counted('failed') },
  };
}

/**
 * What statistics name less than a day's close, in cents: the day's tip, which is no turnover without tax, and what was given back. null:
 * the rest is something else, or they count other orders.
 */
export function compareTurnover(
  { sales, positions, refunds }: Pick<DayCloseContent, 'sales' | 'positions' | 'refunds'>,
  turnover: Counted,
): { tipCents: number; refundCents: number } | null {
  const tip = positions.find(({ name }) => name === 'tip')?.cents ?? 0;
  const given = refunds.cents - total(refunds.methods.map(({ untaxedTipCents = 0 }) => untaxedTipCents));
  const less = [0, given].flatMap((refundCents) => [0, tip].map((tipCents) => ({ tipCents, refundCents })));
  const rest = sales.cents - turnover.cents;
  const found = less.find(({ tipCents, refundCents }) => tipCents + refundCents === rest);
  return sales.count === turnover.count ? (found ?? null) : null;
}

/** Whether anything happened on a day; a quiet one needs no close. */
export const isQuiet = ({ sales, refunds, ended }: DayEvents): boolean =>
  sales.length + refunds.length + ended.length === 0;

/**
 * The share of each rate in a part of an order's total, such as a refund: in proportion to the gross of each rate, rounded so that the
 * shares add up to `cents` exactly (largest remainder), and tax as in DESIGN 5.8. An order without a total gives it to its first rate, else 0 %.
 */
export function shareOut(cents: number, rates: readonly RateShare[]): RateShare[] {
  const whole = grossOf(rates);
  if (whole <= 0) return [withTax(rates[0]?.rate ?? 0, cents)].filter(({ grossCents }) => grossCents !== 0);
  const exact = rates.map(({ rate, grossCents }) => {
    const share = (cents * grossCents) / whole;
    return { rate, floor: Math.floor(share), rest: share - Math.floor(share) };
  });
  let left = cents - total(exact.map(({ floor }) => floor));
  const byRest = exact.toSorted((a, b) => b.rest - a.rest || b.rate - a.rate);
  const extra = new Set(byRest.filter(() => left-- > 0));
  return exact
    .map((one) => withTax(one.rate, one.floor + (extra.has(one) ? 1 : 0)))
    .filter(({ grossCents }) => grossCents !== 0);
}

/** A gross with the tax in it: net is rounded half up to cents (DESIGN 5.8). */
const withTax = (rate: number, grossCents: number): RateShare => ({
  rate,
  grossCents,
  taxCents: grossCents - Math.round(grossCents / (1 + rate / 100)),
});

/** JSON with sorted keys: the same content is the same text, whatever stored it. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${canonicalText(one)}`).join()}}`;
}

/** The text whose SHA-256 is a close's hash: the hash before, a line break, and the content. */
export const hashedText = (previousHash: string, content: DayCloseContent): string =>
  `${previousHash}\n${canonicalText(content)}`;

/** A close as the chain is checked. */
export interface ChainedClose {
  day: Day;
  number: number;
  content: DayCloseContent;
  previousHash: string;
  hash: string;
}

/** `number`: one is missing; `previous`: it does not follow the one before; `content`: it is not what was hashed. */
export type ChainBreak = { number: number; day: Day; why: 'number' | 'previous' | 'content' };

/** Where the chain of a branch's closes breaks first, in order of number; null: nowhere. `after`: the close before the first of them. */
export function findChainBreak(
  closes: readonly ChainedClose[],
  hash: (text: string) => string,
  after: Pick<ChainedClose, 'number' | 'hash'> | null = null,
): ChainBreak | null {
  let before = after ?? { number: 0, hash: '' };
  for (const { number, day, content, previousHash, hash: own } of closes) {
    const at = { number, day };
    if (number !== before.number + 1) return { ...at, why: 'number' };
    if (previousHash !== before.hash) return { ...at, why: 'previous' };
    if (own !== hash(hashedText(previousHash, content)) || content.number !== number || content.day !== day)
      return { ...at, why: 'content' };
    before = { number, hash: own };
  }
  return null;
}

/** The number of an order in the books, as people read it: year and six digits or more, '2026-000123' (docs/books.md). */
export const formatBookNumber = (year: number, number: number): string =>
  `${year}-${String(number).padStart(6, '0')}`;
