import type { CartItem } from './cart-item.ts';
import { sumLines, type CartSum, type PricingContext } from './cart-sum.ts';
import { decimalOf, divideHalfUp, asCents, sumCents, type Cents } from './money.ts';
import { priceLine, type PricedLine } from './line-price.ts';

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
export interface Pricing extends CartSum {
  net: Cents;
  tax: Cents;
  deliveryNet: Cents;
  totalNet: Cents;
  /** One entry per rate that occurs, lowest rate first. */
  taxes: TaxAmount[];
}

/** Gross without its tax of `rate` percent, half up to cents (DESIGN 5.8). */
export function netOf(gross: Cents, rate: number): Cents {
  const percent = decimalOf(rate);
  const hundred = 100n * 10n ** BigInt(Math.max(0, percent.scale));
  const divisor = { digits: hundred + percent.digits, scale: percent.scale };
  return asCents(divideHalfUp({ digits: BigInt(gross) * 100n, scale: 0 }, divisor));
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
export function priceLines(lines: PricedLine[], context: PricingContext): Pricing {
  const sum = sumLines(lines, context);
  const { gross, deliveryGross, totalGross } = sum;
  const { area } = context;
  const delivery = area && deliveryGross > 0 ? [{ taxRate: area.tax, gross: deliveryGross }] : [];
  const tax = sumCents(taxesOf(grossPerRate(lines)).map((entry) => entry.amount));
  const taxes = taxesOf(grossPerRate([...lines, ...delivery]));
  return {
    ...sum,
    net: asCents(gross - tax),
    tax,
    deliveryNet: area ? netOf(deliveryGross, area.tax) : asCents(0),
    totalNet: asCents(totalGross - sumCents(taxes.map((entry) => entry.amount))),
    taxes,
  };
}
