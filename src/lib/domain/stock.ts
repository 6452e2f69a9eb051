import { namesIn, type CartItem, type ChosenPart } from './cart-item.ts';
import type { Day } from './dates.ts';
import type { Product } from './product.ts';
import { quantityRule, ratioOf, SCALE, scaled, sum } from './quantity.ts';
import { isSame, type OutOf, type SoldOut } from './sold-out.ts';

/** How many of a product, or of one option of it, a branch has: a number to count down from. In the product's own unit. */
export interface Stock extends OutOf {
  /** Comes back every day; null: none does. */
  daily: number | null;
  /** Of one day, in place of `daily`: all that is sold on it, what was sold before it was set included; `most` null: not counted. */
  today: { day: Day; most: number | null } | null;
}

/** What a branch has few of today, as customers read it. */
export interface FewLeft extends OutOf {
  left: number;
  until: string;
}

/** So many, or fewer, are few. */
export const FEW = 5;

/** A key that is equal for equal products, or options of them. */
export const stockKey = ({ product, part, option }: OutOf): string =>
  JSON.stringify([product.id, part, option]);

/** All that can be sold on a day; null: it is not counted. */
export const mostOn = ({ daily, today }: Stock, day: Day): number | null =>
  today?.day === day ? today.most : daily;

/** What is left, never less than nothing. */
export const leftOf = (most: number, taken: number): number =>
  Math.max(0, scaled(most) - scaled(taken)) / SCALE;

/** A line of a cart or an order, its amount in the product's own unit. */
export interface StockLine {
  productId: number;
  amount: number;
  parts: readonly ChosenPart[];
}

/** A line of a cart as stock counts it. */
export function stockLine({ product, amount, unit, parts }: CartItem): StockLine {
  return {
    productId: product.id,
    amount: Math.round(scaled(amount) * (ratioOf(product, unit) ?? 1)) / SCALE,
    parts,
  };
}

/** A line as stock counts it, followed by a line for each component of a combo, `portion` per piece. */
export const withComponentLines = (
  line: StockLine,
  components: readonly { productId: number; portion: number }[],
): StockLine[] => [
  line,
  ...components.map(({ productId, portion }) => ({
    productId,
    amount: Math.round(scaled(line.amount) * portion) / SCALE,
    parts: [],
  })),
];

/** Whether a line takes from a stock: it is of the product, with the option if it is one's. */
export const takesFrom = ({ productId, parts }: StockLine, { product, part, option }: OutOf): boolean =>
  productId === product.id &&
  (option === null || parts.some(({ name, value }) => name === part && namesIn(value).includes(option)));

/** How much lines take from a stock. */
export const takenBy = (lines: readonly StockLine[], what: OutOf): number =>
  sum(lines.filter((line) => takesFrom(line, what)).map(({ amount }) => amount));

/** The least of a product that can be ordered, in its own unit: of less, none is left. */
export function leastAmount(product: Product): number {
  const units = [product.unit, ...product.alternativeUnits.map(({ unit }) => unit)];
  return Math.min(
    ...units.map(
      ({ symbol }) => (quantityRule(product, symbol)?.minimum ?? 1) * (ratioOf(product, symbol) ?? 1),
    ),
  );
}

/** What staff set; what is absent stays. `left` null: as every day again. */
export interface StockSetting {
  left?: number | null | undefined;
  daily?: number | null | undefined;
}

/** The list with another number of a product or option, of which `taken` were sold on `day` already. */
export function withStock(
  stock: readonly Stock[],
  { product, part, option }: OutOf,
  { left, daily }: StockSetting,
  { day, taken }: { day: Day; taken: number },
): Stock[] {
  const what = { product, part, option };
  const before = stock.find((one) => isSame(one, what));
  const kept = before?.today?.day === day ? before.today : null;
  const today = left === undefined ? kept : left === null ? null : { day, most: sum([taken, left]) };
  return replaced(stock, { ...what, daily: daily === undefined ? (before?.daily ?? null) : daily, today });
}

/** The list where something is not counted for the rest of a day: staff say that there is more of it. */
export function withoutToday(stock: readonly Stock[], what: OutOf, day: Day): Stock[] {
  const before = stock.find((one) => isSame(one, what));
  if (!before) return [...stock];
  const { daily } = before;
  return replaced(stock, { ...before, today: daily === null ? null : { day, most: null } });
}

function replaced(stock: readonly Stock[], next: Stock): Stock[] {
  const others = stock.filter((one) => !isSame(one, next));
  return next.daily === null && next.today === null ? others : [...others, next];
}

/** What a branch shows of its stock. */
export interface ShownStock {
  soldOut: SoldOut[];
  fewLeft: FewLeft[];
}

/**
 * What a branch shows of its stock on a day: what is sold out of it, besides what staff have marked, and of what few are left. `takenOf`: how
 * much of it was sold on that day; `until`: the day's end.
 */
export function shownStock(
  branch: { stock: readonly Stock[]; soldOut: readonly SoldOut[] },
  products: ReadonlyMap<number, Product>,
  { day, until, takenOf }: { day: Day; until: string; takenOf: (what: OutOf) => number },
): ShownStock {
  const soldOut = branch.soldOut.filter(({ isCounted }) => !isCounted);
  const fewLeft: FewLeft[] = [];
  for (const entry of branch.stock) {
    const product = products.get(entry.product.id);
    const most = mostOn(entry, day);
    if (!product || most === null) continue;
    const what = { product: { id: product.id }, part: entry.part, option: entry.option };
    const left = leftOf(most, takenOf(entry));
    if (left >= leastAmount(product)) {
      if (left <= FEW) fewLeft.push({ ...what, left, until });
    } else if (!soldOut.some((one) => isSame(one, what))) soldOut.push({ ...what, until, isCounted: true });
  }
  return { soldOut, fewLeft };
}
