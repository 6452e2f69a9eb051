import { asCents, fromCents, toCents, type Cents } from '../../lib/domain/money.ts';
import type { Product } from '../../lib/domain/product.ts';

/** How many prices are changed at once. */
export interface PriceChange {
  kind: 'percent' | 'amount';
  /** Percent, or whole currency; below 0 it becomes cheaper. */
  value: number;
  rounding: Rounding;
}

export const ROUNDINGS = ['cent', 'five', 'ten', 'ninety'] as const;
type Rounding = (typeof ROUNDINGS)[number];

const HIGHEST = 999_999_999;

/** A price after the change: never below 0, and 0 stays 0 in percent. */
export function changedPrice(price: number, { kind, value, rounding }: PriceChange): number {
  const cents = toCents(price);
  const exact = kind === 'percent' ? (cents * (100 + value)) / 100 : cents + toCents(value);
  return fromCents(roundTo(Math.min(HIGHEST, Math.max(0, exact)), rounding));
}

function roundTo(exact: number, rounding: Rounding): Cents {
  // 0.1 % of 10,50 has more digits than a float keeps: half a cent is meant to go up.
  const cents = Math.round(Number(exact.toPrecision(12)));
  if (rounding === 'five') return asCents(Math.round(cents / 5) * 5);
  if (rounding === 'ten') return asCents(Math.round(cents / 10) * 10);
  // What is free stays free.
  if (rounding === 'ninety' && cents > 0)
    return asCents(Math.max(90, Math.round((cents + 10) / 100) * 100 - 10));
  return asCents(cents);
}

/** One line of the preview. */
export interface PriceStep {
  product: Product;
  after: number;
}

/** Those products whose price the change really changes. */
export function priceSteps(products: readonly Product[], change: PriceChange): PriceStep[] {
  return products
    .map((product) => ({ product, after: changedPrice(product.price, change) }))
    .filter(({ product, after }) => toCents(after) !== toCents(product.price));
}
