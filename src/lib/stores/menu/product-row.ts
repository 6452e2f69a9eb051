import { toCents, type Cents } from '../../domain/money.ts';
import type { Product } from '../../domain/product.ts';
import type { UnitSymbol } from '../../domain/units.ts';

/**
 * Units whose amount is a number of things or people: a price is for one of them, and that need not be said. By their symbols:
 * the table of all units stays away from browsers.
 */
const COUNTED: readonly UnitSymbol[] = ['Stk', 'Portion', 'Paar', 'Person'];

/** How a product's price is written on the menu: 'ab', the amount in cents, and the unit it is for if it is weighed or measured. */
export function menuPrice(product: Product): { isFrom: boolean; cents: Cents; per: string | null } {
  const { symbol } = product.unit;
  return {
    isFrom: product.calculationModel === 'minimum',
    cents: toCents(product.price),
    per: COUNTED.includes(symbol) || product.pricing === 'fixed' ? null : symbol,
  };
}
