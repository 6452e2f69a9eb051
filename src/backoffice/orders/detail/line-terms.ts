import type { OrderItem } from '../../../lib/contract/orders.ts';
import type { Product } from '../../../lib/contract/products.ts';
import { lineGross } from '../../../lib/domain/line-price.ts';
import { toCents, type Cents } from '../../../lib/domain/money.ts';
import { beforeDiscount } from '../../../lib/domain/promotions/shown.ts';
import { ratioOf } from '../../../lib/domain/quantity.ts';
import { convert, UNIT_SYMBOLS, type UnitSymbol } from '../../../lib/domain/units.ts';

/** The unit of a line item's price, and how its sum is computed. */
export interface LineTerms {
  per: UnitSymbol;
  /** How many `per` make one of the line's own unit. */
  ratio: number;
  pricing: Product['pricing'];
}

/**
 * The terms of a line item: those of its product unless that has changed or is gone, else those of a unit of its kind. Only terms that
 * reproduce the line's sum from its amount and price count; null: unknown.
 */
export function termsOf(
  {
    amount,
    unit,
    unitPrice,
    gross,
    discount,
  }: Pick<OrderItem, 'amount' | 'unit' | 'unitPrice' | 'gross' | 'discount'>,
  product: Pick<Product, 'unit' | 'alternativeUnits' | 'pricing'> | null,
): LineTerms | null {
  const ofProduct = product && {
    per: product.unit.symbol,
    ratio: ratioOf(product, unit),
    pricing: product.pricing,
  };
  const ofKind = [unit, ...UNIT_SYMBOLS].map((per) => ({
    per,
    ratio: convert(1, unit, per),
    pricing: 'unit' as const,
  }));
  for (const { per, ratio, pricing } of [...(ofProduct ? [ofProduct] : []), ...ofKind]) {
    if (ratio === null) continue;
    const terms = { per, ratio, pricing };
    if (grossBy(terms, amount, unitPrice) === toCents(beforeDiscount(gross, discount))) return terms;
  }
  return null;
}

/** The sum of a line item in cents; null if it exceeds the safe range. */
export function grossBy({ ratio, pricing }: LineTerms, amount: number, unitPrice: number): Cents | null {
  const price = toCents(unitPrice);
  if (amount <= 0 || price < 0 || price * amount * ratio > Number.MAX_SAFE_INTEGER) return null;
  return lineGross({ unitPrice: price, amount, ratio, pricing });
}
