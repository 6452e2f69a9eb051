import type { SoldIn } from './quantity.ts';
import type { Unit } from './units.ts';

// Beside `quantity.ts`, which every branch page loads before the first tap.

/** All units of a product: its own first, then the alternatives in the shop's order (SPEC section 3). */
export function unitsOf(product: SoldIn): Unit[] {
  return [product.unit, ...product.alternativeUnits.map((alternative) => alternative.unit)];
}
