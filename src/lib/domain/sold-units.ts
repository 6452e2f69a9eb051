import type { AlternativeUnit, Product } from './product.ts';
import type { Unit, UnitSymbol } from './units.ts';

/** What of a product says which units it is sold in. */
type SoldIn = Pick<Product, 'unit' | 'alternativeUnits'>;

/** Every unit a product can be bought in: its own first, then the alternatives in the shop's order (SPEC section 3). */
export function unitsOf(product: SoldIn): Unit[] {
  return [product.unit, ...product.alternativeUnits.map((alternative) => alternative.unit)];
}

/** The alternative unit with that symbol. The product's own unit wins over an alternative of the same symbol; null: none. */
export function alternativeOf(product: SoldIn, symbol: UnitSymbol): AlternativeUnit | null {
  if (symbol === product.unit.symbol) return null;
  return product.alternativeUnits.find((alternative) => alternative.unit.symbol === symbol) ?? null;
}

/** How many of the product's own unit one of `symbol` is: 1 for its own, null when it is not sold so (DESIGN section 4 'Unit'). */
export function ratioOf(product: SoldIn, symbol: UnitSymbol): number | null {
  if (symbol === product.unit.symbol) return 1;
  return alternativeOf(product, symbol)?.ratio ?? null;
}
