import { type CartItem, chosenOptions } from './cart-item.ts';
import { componentGoods, type Goods } from './combos/taxes.ts';
import { type PricedLine, type TaxPart, taxRateOf, withDeposits, priceLine } from './line-price.ts';
import type { Mode } from './modes.ts';
import { ownRates } from './product.ts';
import { asCents, toCents, type Cents, decimalOf, divideHalfUp, sumCents } from './money.ts';
import type { AppliedPromotion } from './promotions/promotion.ts';
import { splitByWeight } from './split.ts';
import { sumLines, type CartSum, type PricingContext } from './cart-sum.ts';

/** What belongs to a rate, in proportion to the other rates of the line. */
interface TaxWeight {
  taxRate: number;
  weight: number;
}

/** Shares are percentages with two decimals. */
const WHOLE = 10_000;

/**
 * Splits a gross amount by weights into whole cents that sum up to it: the largest remainders get the cents that are left, of equal
 * ones the lower rate. `weights` are positive, lowest rate first.
 */
export function apportion(gross: Cents, weights: readonly TaxWeight[]): TaxPart[] {
  const parts = splitByWeight(
    gross,
    weights.map(({ weight }) => weight),
  );
  return weights.map(({ taxRate, weight }, index) => ({
    taxRate,
    weight,
    gross: asCents(parts[index] ?? 0),
  }));
}

/**
 * The rates of a line with their weights, lowest first: what chosen options with own rates cost belongs to those, the rest to the
 * product's set shares and its own rates, or to its components (UStAE 10.1 Abs. 11). An option that overwrites the price leaves nothing
 * of what was before it; what reduces the price reduces the product's part. Empty: it costs nothing.
 */
function taxWeights({ product, parts }: Pick<CartItem, 'product' | 'parts'>, mode: Mode): TaxWeight[] {
  const chosen = chosenOptions(product, parts);
  const hasComponents = chosen.some((option) => option.product);
  let base: number = toCents(product.price);
  let own: TaxWeight[] = [];
  for (const option of chosen) {
    const { modifier } = option;
    const cents = toCents(option.value);
    // Of a combo's price, what is no component costs what it says.
    const rates = option.product ? null : (ownRates(option) ?? (hasComponents ? product : null));
    const priced = rates ? [{ taxRate: taxRateOf(rates, mode), weight: cents * WHOLE }] : [];
    if (modifier === 'overwrite') {
      base = priced.length > 0 && !hasComponents ? 0 : cents;
      own = hasComponents ? [] : priced;
    } else if (modifier === 'subtract') base -= cents;
    else if (priced.length > 0) own.push(...priced);
    else base += cents;
  }
  const components = hasComponents ? componentGoods(product, chosen, base) : [];
  const goods =
    components.length > 0 ? components : [{ cents: base, rates: product, shares: product.taxShares ?? [] }];
  const perRate = new Map<number, number>();
  for (const { taxRate, weight } of [...goods.flatMap((one) => goodsWeights(one, mode)), ...own])
    if (weight > 0) perRate.set(taxRate, (perRate.get(taxRate) ?? 0) + weight);
  return [...perRate].map(([taxRate, weight]) => ({ taxRate, weight })).sort((a, b) => a.taxRate - b.taxRate);
}

/** Set shares at their rates, and what they leave at the goods' own. */
function goodsWeights({ cents, rates, shares }: Goods, mode: Mode): TaxWeight[] {
  const parts = shares.map((share) => ({
    taxRate: taxRateOf(share, mode),
    weight: cents * Math.round(share.share * 100),
  }));
  const rest = cents * WHOLE - parts.reduce((sum, { weight }) => sum + weight, 0);
  return [...parts, { taxRate: taxRateOf(rates, mode), weight: rest }];
}

/** The line with its gross split by rates, if there are others than the product's own. */
function withTaxes(line: PricedLine, item: CartItem, mode: Mode): PricedLine {
  const weights = taxWeights(item, mode);
  const isSplit = weights.some(({ taxRate }) => taxRate !== line.taxRate);
  return isSplit ? { ...line, taxes: apportion(line.gross, weights) } : line;
}

/** The tax contained in all amounts of one rate; `rate` is a percentage. */
interface TaxAmount {
  rate: number;
  /** All amounts of that rate; over all rates, and with a tip without tax, they are `totalGross`. */
  gross: Cents;
  amount: Cents;
}

/**
 * The price of a cart (SPEC section 9). `net` and `tax` cover the items as they are paid, `gross` less `discount`; `deposit…` their deposits,
 * `delivery…` the delivery, `total…` all. Net is rounded once per rate over everything together, so `totalNet` + all `taxes` + a tip without tax = `totalGross`
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
  lines.flatMap((line): readonly Taxed[] => line.taxes ?? [{ taxRate: line.taxRate, gross: paidFor(line) }]);

/** What is paid for a line, without its deposits. */
export const paidFor = ({ gross, discount = asCents(0) }: Pick<PricedLine, 'gross' | 'discount'>): Cents =>
  asCents(gross - discount);

/** A line with what promotions take off it, and its parts by rate as they are paid. */
function withDiscount(line: PricedLine, discount: Cents): PricedLine {
  if (discount === 0) return line;
  const paid = asCents(line.gross - discount);
  return line.taxes ? { ...line, discount, taxes: apportion(paid, line.taxes) } : { ...line, discount };
}

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
  const lines = items.map((item) => withDeposits(withTaxes(priceLine(item, mode), item, mode), item, mode));
  return priceLines(lines, context, context.discountsOf?.(items, lines, context));
}

/** As `priceCart`, for lines with known prices, such as those of a placed order; `promotions`: what has been computed for them. */
export function priceLines(
  listed: PricedLine[],
  context: PricingContext,
  promotions: AppliedPromotion[] = [],
): Pricing {
  const lines =
    promotions.length === 0
      ? listed
      : listed.map((line, index) => {
          let discount = 0;
          for (const one of promotions) discount += one.lines[index] ?? 0;
          return withDiscount(line, asCents(discount));
        });
  const sum = sumLines(lines, context, promotions);
  const { totalGross, tip } = sum;
  const deliveryGross = asCents(sum.deliveryGross - sum.deliveryDiscount);
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
    net: asCents(sum.gross - sum.discount - tax),
    tax,
    deliveryNet: sumCents(delivery.map((part) => netOf(part.gross, part.taxRate))),
    totalNet: asCents(turnover - sumCents(taxes.map((entry) => entry.amount))),
    taxes,
  };
}
