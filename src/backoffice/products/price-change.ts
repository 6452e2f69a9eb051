import { asCents, fromCents, toCents, type Cents } from '../../lib/domain/money.ts';
import type { Product } from '../../lib/domain/product.ts';

/** A change that applies to many prices. */
export interface PriceChange {
  kind: 'percent' | 'amount';
  /** Percent or whole currency; negative lowers the price. */
  value: number;
  rounding: Rounding;
}

export const ROUNDINGS = ['cent', 'five', 'ten', 'ninety'] as const;
type Rounding = (typeof ROUNDINGS)[number];

const HIGHEST = 999_999_999;

/** The price after a change, in whole currency: between 0 and 9,999,999.99. Half cents round up. */
export function changedPrice(price: number, { kind, value, rounding }: PriceChange): number {
  const cents = toCents(price);
  const exact = kind === 'percent' ? (cents * (100 + value)) / 100 : cents + toCents(value);
  return fromCents(roundTo(Math.min(HIGHEST, Math.max(0, exact)), rounding));
}

function roundTo(exact: number, rounding: Rounding): Cents {
  // Removes floating-point noise, so that half a cent rounds up.
  const cents = Math.round(Number(exact.toPrecision(12)));
  if (rounding === 'five') return asCents(Math.round(cents / 5) * 5);
  if (rounding === 'ten') return asCents(Math.round(cents / 10) * 10);
  // Free products stay free.
  if (rounding === 'ninety' && cents > 0)
    return asCents(Math.max(90, Math.round((cents + 10) / 100) * 100 - 10));
  return asCents(cents);
}

/** One product with its new price in whole currency. */
export interface PriceStep {
  product: Product;
  after: number;
}

/** The products whose price the change alters, to the cent. */
export function priceSteps(products: readonly Product[], change: PriceChange): PriceStep[] {
  return products
    .map((product) => ({ product, after: changedPrice(product.price, change) }))
    .filter(({ product, after }) => toCents(after) !== toCents(product.price));
}
