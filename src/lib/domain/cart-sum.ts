import type { DeliveryArea } from './branch.ts';
import type { CartItem } from './cart-item.ts';
import { deliveryFee } from './delivery-terms.ts';
import { withDeposits } from './deposit.ts';
import { priceLine, type PricedLine } from './line-price.ts';
import type { Mode } from './modes.ts';
import { asCents, sumCents, type Cents } from './money.ts';

/** How a delivery fee is taxed: at its area's rate, or split like the goods (UStAE 3.10: an ancillary service shares their fate). */
export const DELIVERY_TAXING = ['area', 'goods'] as const;
/** One of `DELIVERY_TAXING`. */
export type DeliveryTaxing = (typeof DELIVERY_TAXING)[number];

/** The shop's settings that prices depend on. */
export interface PriceSettings {
  deliveryTaxing: DeliveryTaxing;
  enableTips: boolean;
  /** The rate in tips where they belong to the business; null: they are the staff's and no turnover. */
  tipsTaxRate: number | null;
}

/** Mode and delivery area, which tax rates and delivery fee depend on. `area` counts for delivery only. */
export interface PricingContext {
  mode: Mode;
  area: DeliveryArea | null;
  /** Default: 'area'. */
  deliveryTaxing?: DeliveryTaxing | undefined;
  /** What the customer adds for the staff. */
  tip?: Cents | undefined;
  /** The rate in it where tips belong to the business; null: they are the staff's and no turnover. */
  tipsTaxRate?: number | null | undefined;
  /** Whether what is paid is rounded to 5 hundredths (`cash-rounding.ts`). */
  isCashRounded?: boolean | undefined;
}

/**
 * What a customer pays for a cart, without the taxes in it: `gross` covers the items, `depositGross` their deposits, `deliveryGross` the
 * delivery, `totalGross` all of these and the tip. Minimum order value and free delivery depend on `gross` alone.
 */
export interface CartSum {
  gross: Cents;
  depositGross: Cents;
  deliveryGross: Cents;
  tip: Cents;
  totalGross: Cents;
  /** Besides `totalGross`, which stays as computed: what cash payments are rounded by, -2 to 2. */
  rounding: Cents;
  isApproximate: boolean;
  isMinimum: boolean;
  /** One per item, in the items' order. */
  lines: PricedLine[];
}

/** The sums of a cart in a mode and area (SPEC section 9). An empty cart costs nothing, not even delivery. */
export function sumCart(items: readonly CartItem[], context: PricingContext): CartSum {
  return sumLines(
    items.map((item) => withDeposits(priceLine(item, context.mode), item, context.mode)),
    context,
  );
}

/** What is added to `total` to reach the nearest 5 hundredths: -2 to 2 cents. It changes neither prices nor their taxes. */
export const cashRounding = (total: Cents): Cents => asCents(Math.round(total / 5) * 5 - total);

/** The same for lines with known prices. */
export function sumLines(lines: PricedLine[], context: PricingContext): CartSum {
  const { mode, area, isCashRounded = false } = context;
  const gross = sumCents(lines.map((line) => line.gross));
  const deliveryGross = lines.length > 0 ? deliveryFee(gross, mode, area) : asCents(0);
  const depositGross = sumCents(lines.flatMap(({ deposits = [] }) => deposits.map((one) => one.gross)));
  const tip = lines.length > 0 ? (context.tip ?? asCents(0)) : asCents(0);
  const totalGross = asCents(gross + depositGross + deliveryGross + tip);
  return {
    gross,
    depositGross,
    deliveryGross,
    tip,
    totalGross,
    rounding: isCashRounded ? cashRounding(totalGross) : asCents(0),
    isApproximate: lines.some((line) => line.isApproximate),
    isMinimum: lines.some((line) => line.isMinimum),
    lines,
  };
}
