import type { DeliveryArea } from './branch.ts';
import type { Mode } from './modes.ts';
import { asCents, toCents, type Cents } from './money.ts';

/** What an area asks for a delivery: its fee, its minimum order value, and from when on it is free (SPEC section 3). */

/** The delivery fee of an area for items worth `gross`: free if flagged so, or from its order value on, inclusive (DESIGN 5.6). */
export function deliveryPrice(gross: Cents, area: DeliveryArea | null): Cents {
  if (!area || area.free) return asCents(0);
  const isFree = area.freeFromOrderValue !== null && gross >= toCents(area.freeFromOrderValue);
  return isFree ? asCents(0) : toCents(area.price);
}

/** The delivery fee in a mode: none but for delivery. */
export function deliveryFee(gross: Cents, mode: Mode, area: DeliveryArea | null): Cents {
  return deliveryPrice(gross, mode === 'delivery' ? area : null);
}

/** The amount missing to the area's minimum order value; 0 if it is reached or there is none (SPEC section 5). */
export function missingToMinimum(gross: Cents, area: DeliveryArea | null): Cents {
  return asCents(area ? Math.max(0, toCents(area.minimumOrderValue) - gross) : 0);
}

/** The order value from which delivery is free, for the hint 'Kostenlose Lieferung ab {amount}.'; null if it is free already or never. */
export function freeDeliveryFrom(gross: Cents, area: DeliveryArea | null): Cents | null {
  if (!area || area.freeFromOrderValue === null || deliveryPrice(gross, area) === 0) return null;
  return toCents(area.freeFromOrderValue);
}

/** What an order still lacks; `target`, and `missing` to it, in cents. */
export interface DeliveryGoal {
  kind: 'minimum' | 'free';
  target: Cents;
  missing: Cents;
}

/** The next goal of items worth `gross`: the minimum order value, then free delivery; null where nothing is missing. */
export function deliveryGoal(gross: Cents, area: DeliveryArea | null): DeliveryGoal | null {
  const least = missingToMinimum(gross, area);
  const target = area && least > 0 ? toCents(area.minimumOrderValue) : freeDeliveryFrom(gross, area);
  if (target === null) return null;
  return { kind: least > 0 ? 'minimum' : 'free', target, missing: asCents(target - gross) };
}
