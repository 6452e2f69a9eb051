import type { DeliveryArea } from './branch.ts';
import type { Mode } from './modes.ts';
import { asCents, toCents, type Cents, sumCents } from './money.ts';
import type { CartItem } from './cart-item.ts';
import { withDeposits, priceLine, type PricedLine } from './line-price.ts';
import type { AppliedPromotion } from './promotions/promotion.ts';

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
interface DeliveryGoal {
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
  /** What promotions take off; absent: the shop has none (`promotions/compute-discounts.ts`, which only shops with promotions load). */
  discountsOf?: DiscountsOf | undefined;
}

/** Computes what promotions take off a cart; `lines` are its prices without them. */
export type DiscountsOf = (
  items: readonly CartItem[],
  lines: readonly PricedLine[],
  context: Pick<PricingContext, 'mode' | 'area'>,
) => AppliedPromotion[];

/**
 * What a customer pays for a cart, without the taxes in it: `gross` covers the items, `depositGross` their deposits, `deliveryGross` the
 * delivery, all without promotions, which take off `discount` of the items and `deliveryDiscount` of the delivery. `totalGross` is what
 * remains, with the tip. Minimum order value and free delivery depend on `gross` alone: a voucher makes no order too small.
 */
export interface CartSum {
  gross: Cents;
  discount: Cents;
  depositGross: Cents;
  deliveryGross: Cents;
  deliveryDiscount: Cents;
  /** In the order in which they are carried out; their amounts are both discounts. */
  promotions: AppliedPromotion[];
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
  const lines = items.map((item) => withDeposits(priceLine(item, context.mode), item, context.mode));
  return sumLines(lines, context, context.discountsOf?.(items, lines, context));
}

/** What is added to `total` where `isCashRounded`, to reach the nearest 5 hundredths: -2 to 2 cents. It changes neither prices nor their taxes. */
export const cashRounding = (total: Cents): Cents => asCents(Math.round(total / 5) * 5 - total);

/** As `sumCart`, for lines with known prices, with what promotions take off them. */
export function sumLines(
  lines: PricedLine[],
  context: PricingContext,
  promotions: AppliedPromotion[] = [],
): CartSum {
  const { mode, area, isCashRounded = false } = context;
  const gross = sumCents(lines.map((line) => line.gross));
  const deliveryGross = lines.length > 0 ? deliveryFee(gross, mode, area) : asCents(0);
  const depositGross = sumCents(lines.flatMap(({ deposits = [] }) => deposits.map((one) => one.gross)));
  const tip = lines.length > 0 ? (context.tip ?? asCents(0)) : asCents(0);
  const deliveryDiscount = sumCents(promotions.map((one) => one.delivery));
  const discount = asCents(sumCents(promotions.map((one) => one.amount)) - deliveryDiscount);
  const totalGross = asCents(gross - discount + depositGross + deliveryGross - deliveryDiscount + tip);
  return {
    gross,
    discount,
    depositGross,
    deliveryGross,
    deliveryDiscount,
    promotions,
    tip,
    totalGross,
    rounding: isCashRounded ? cashRounding(totalGross) : asCents(0),
    isApproximate: lines.some((line) => line.isApproximate),
    isMinimum: lines.some((line) => line.isMinimum),
    lines,
  };
}
