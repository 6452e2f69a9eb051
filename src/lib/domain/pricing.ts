import type { CartItem } from './cart-item.ts';
import { sumLines, type CartSum, type PricingContext } from './cart-sum.ts';
import { withDeposits } from './deposit.ts';
import { decimalOf, divideHalfUp, asCents, sumCents, type Cents } from './money.ts';
import { priceLine, type PricedLine } from './line-price.ts';
import { apportion, withTaxes } from './tax-shares.ts';

/** The tax contained in all amounts of one rate; `rate` is a percentage. */
export interface TaxAmount {
  rate: number;
  /** All amounts of that rate; over all rates, and with a tip without tax, they are `totalGross`. */
  gross: Cents;
  amount: Cents;
}

/**
 * The price of a cart (SPEC section 9). `gross`, `net` and `tax` cover the items, `deposit…` their deposits, `delivery…` the delivery,
 * `total…` all. Net is rounded once per rate over everything together, so `totalNet` + all `taxes` + a tip without tax = `totalGross`
 * always, while `net + deliveryNet` may be a cent per rate off `totalNet`.
 */
export interface Pricing extends CartSum {
  net: Cents;
  tax: Cents;
  deliveryNet: Cents;
  /** Without a tip that has no tax: that is no turnover. */
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

interface Taxed {
  taxRate: number;
  gross: Cents;
}

/** Gross amounts added up per rate, lowest rate first. */
function grossPerRate(amounts: readonly Taxed[]): Map<number, Cents> {
  const perRate = new Map<number, Cents>();
  for (const { taxRate, gross } of [...amounts].sort((a, b) => a.taxRate - b.taxRate)) {
    perRate.set(taxRate, asCents((perRate.get(taxRate) ?? 0) + gross));
  }
  return perRate;
}

function taxesOf(perRate: Map<number, Cents>): TaxAmount[] {
  return [...perRate].map(([rate, gross]) => ({ rate, gross, amount: asCents(gross - netOf(gross, rate)) }));
}

const goodsOf = (lines: readonly PricedLine[]): Taxed[] =>
  lines.flatMap((line): readonly Taxed[] => line.taxes ?? [line]);

/** The delivery fee by rates: its area's, or the goods' in proportion to their gross; free goods have none. */
function deliveryParts(
  fee: Cents,
  goods: readonly Taxed[],
  { area, deliveryTaxing }: PricingContext,
): Taxed[] {
  if (!area || fee === 0) return [];
  const perRate = [...grossPerRate(goods)].filter(([, gross]) => gross > 0);
  if (deliveryTaxing !== 'goods' || perRate.length === 0) return [{ taxRate: area.tax, gross: fee }];
  return apportion(
    fee,
    perRate.map(([taxRate, weight]) => ({ taxRate, weight })),
  );
}

/** The price of a cart in a mode and area (SPEC section 9). An empty cart costs nothing, not even delivery. */
export function priceCart(items: readonly CartItem[], context: PricingContext): Pricing {
  const { mode } = context;
  return priceLines(
    items.map((item) => withDeposits(withTaxes(priceLine(item, mode), item, mode), item, mode)),
    context,
  );
}

/** The same for lines with known prices, such as those of a placed order. */
export function priceLines(lines: PricedLine[], context: PricingContext): Pricing {
  const sum = sumLines(lines, context);
  const { gross, deliveryGross, totalGross, tip } = sum;
  const tipsTaxRate = context.tipsTaxRate ?? null;
  const goods = goodsOf(lines);
  const delivery = deliveryParts(deliveryGross, goods, context);
  const deposits = lines.flatMap((line) => line.deposits ?? []);
  const taxedTip = tip > 0 && tipsTaxRate !== null ? [{ taxRate: tipsTaxRate, gross: tip }] : [];
  const tax = sumCents(taxesOf(grossPerRate(goods)).map((entry) => entry.amount));
  const taxes = taxesOf(grossPerRate([...goods, ...deposits, ...delivery, ...taxedTip]));
  const turnover = tipsTaxRate === null ? totalGross - tip : totalGross;
  return {
    ...sum,
    net: asCents(gross - tax),
    tax,
    deliveryNet: sumCents(delivery.map((part) => netOf(part.gross, part.taxRate))),
    totalNet: asCents(turnover - sumCents(taxes.map((entry) => entry.amount))),
    taxes,
  };
}
