import type { DeliveryArea } from './branch.ts';
import type { CartItem } from './cart-item.ts';
import { decimalOf, divideHalfUp, asCents, sumCents, toCents, type Cents } from './money.ts';
import { priceLine, type PricedLine } from './line-price.ts';
import type { Mode } from './modes.ts';

/** The tax contained in all amounts of one rate; `rate` is a percentage. */
export interface TaxAmount {
  rate: number;
  amount: Cents;
}

/**
 * The price of a cart (SPEC section 9). `gross`, `net` and `tax` cover the items, `delivery…` the delivery, `total…` both. Net is rounded
 * once per rate over items and delivery together, so `totalNet` + all `taxes` = `totalGross` always, while `net + deliveryNet` may be a
 * cent off `totalNet`.
 */
export interface Pricing {
  gross: Cents;
  net: Cents;
  tax: Cents;
  deliveryGross: Cents;
  deliveryNet: Cents;
  totalGross: Cents;
  totalNet: Cents;
  /** One entry per rate that occurs, lowest rate first. */
  taxes: TaxAmount[];
  isApproximate: boolean;
  isMinimum: boolean;
  /** One per item, in the items' order. */
  lines: PricedLine[];
}

/** Mode and delivery area, which tax rates and delivery fee depend on. `area` counts for delivery only. */
export interface PricingContext {
  mode: Mode;
  area: DeliveryArea | null;
}

/** Gross without its tax of `rate` percent, half up to cents (DESIGN 5.8). */
export function netOf(gross: Cents, rate: number): Cents {
  const percent = decimalOf(rate);
  const hundred = 100n * 10n ** BigInt(Math.max(0, percent.scale));
  const divisor = { digits: hundred + percent.digits, scale: percent.scale };
  return asCents(divideHalfUp({ digits: BigInt(gross) * 100n, scale: 0 }, divisor));
}

/** The delivery fee of an area for items worth `gross`: free if flagged so, or from its order value on, inclusive (DESIGN 5.6). */
export function deliveryPrice(gross: Cents, area: DeliveryArea | null): Cents {
  if (!area || area.free) return asCents(0);
  const isFree = area.freeFromOrderValue !== null && gross >= toCents(area.freeFromOrderValue);
  return isFree ? asCents(0) : toCents(area.price);
}

/** Gross amounts added up per rate, lowest rate first. */
function grossPerRate(amounts: readonly { taxRate: number; gross: Cents }[]): Map<number, Cents> {
  const perRate = new Map<number, Cents>();
  for (const { taxRate, gross } of [...amounts].sort((a, b) => a.taxRate - b.taxRate)) {
    perRate.set(taxRate, asCents((perRate.get(taxRate) ?? 0) + gross));
  }
  return perRate;
}

function taxesOf(perRate: Map<number, Cents>): TaxAmount[] {
  return [...perRate].map(([rate, gross]) => ({ rate, amount: asCents(gross - netOf(gross, rate)) }));
}

/** The price of a cart in a mode and area (SPEC section 9). An empty cart costs nothing, not even delivery. */
export function priceCart(items: readonly CartItem[], context: PricingContext): Pricing {
  return priceLines(
    items.map((item) => priceLine(item, context.mode)),
    context,
  );
}

/** The same for lines with known prices, such as those of a placed order. */
export function priceLines(lines: PricedLine[], { mode, area }: PricingContext): Pricing {
  const gross = sumCents(lines.map((line) => line.gross));
  const hasDelivery = mode === 'delivery' && area && lines.length > 0;
  const deliveryGross = hasDelivery ? deliveryPrice(gross, area) : asCents(0);
  const delivery = hasDelivery && deliveryGross > 0 ? [{ taxRate: area.tax, gross: deliveryGross }] : [];
  const tax = sumCents(taxesOf(grossPerRate(lines)).map((entry) => entry.amount));
  const taxes = taxesOf(grossPerRate([...lines, ...delivery]));
  const totalGross = asCents(gross + deliveryGross);
  return {
    gross,
    net: asCents(gross - tax),
    tax,
    deliveryGross,
    deliveryNet: area ? netOf(deliveryGross, area.tax) : asCents(0),
    totalGross,
    totalNet: asCents(totalGross - sumCents(taxes.map((entry) => entry.amount))),
    taxes,
    isApproximate: lines.some((line) => line.isApproximate),
    isMinimum: lines.some((line) => line.isMinimum),
    lines,
  };
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
