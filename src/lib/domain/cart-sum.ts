import type { DeliveryArea } from './branch.ts';
import type { CartItem } from './cart-item.ts';
import { deliveryFee } from './delivery-terms.ts';
import { priceLine, type PricedLine } from './line-price.ts';
import type { Mode } from './modes.ts';
import { asCents, sumCents, type Cents } from './money.ts';

/** Mode and delivery area, which tax rates and delivery fee depend on. `area` counts for delivery only. */
export interface PricingContext {
  mode: Mode;
  area: DeliveryArea | null;
}

/** What a customer pays for a cart, without the taxes in it: `gross` covers the items, `deliveryGross` the delivery, `totalGross` both. */
export interface CartSum {
  gross: Cents;
  deliveryGross: Cents;
  totalGross: Cents;
  isApproximate: boolean;
  isMinimum: boolean;
  /** One per item, in the items' order. */
  lines: PricedLine[];
}

/** The sums of a cart in a mode and area (SPEC section 9). An empty cart costs nothing, not even delivery. */
export function sumCart(items: readonly CartItem[], context: PricingContext): CartSum {
  return sumLines(
    items.map((item) => priceLine(item, context.mode)),
    context,
  );
}

/** The same for lines with known prices. */
export function sumLines(lines: PricedLine[], { mode, area }: PricingContext): CartSum {
  const gross = sumCents(lines.map((line) => line.gross));
  const deliveryGross = lines.length > 0 ? deliveryFee(gross, mode, area) : asCents(0);
  return {
    gross,
    deliveryGross,
    totalGross: asCents(gross + deliveryGross),
    isApproximate: lines.some((line) => line.isApproximate),
    isMinimum: lines.some((line) => line.isMinimum),
    lines,
  };
}
