import { type CartItem, chosenOptions } from './cart-item.ts';
import { type PricedLine, type TaxPart, taxRateOf } from './line-price.ts';
import type { Mode } from './modes.ts';
import { ownRates } from './product.ts';
import { asCents, toCents, type Cents } from './money.ts';

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
  const total = BigInt(weights.reduce((sum, { weight }) => sum + weight, 0));
  const exact = weights.map(({ weight }) => BigInt(gross) * BigInt(weight));
  const floors = exact.map((share) => share / total);
  const left = Number(BigInt(gross) - floors.reduce((sum, share) => sum + share, 0n));
  const remainders = exact.map((share, index) => ({ index, rest: Number(share % total) }));
  const lucky = new Set(
    remainders
      .sort((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return weights.map(({ taxRate, weight }, index) => ({
    taxRate,
    weight,
    gross: asCents(Number(floors[index]) + (lucky.has(index) ? 1 : 0)),
  }));
}

/**
 * The rates of a line with their weights, lowest first: what chosen options with own rates cost belongs to those, the rest to the
 * product's set shares and its own rates (UStAE 10.1 Abs. 11). An option that overwrites the price leaves nothing of what was before
 * it; what reduces the price reduces the product's part. Empty: it costs nothing.
 */
export function taxWeights({ product, parts }: Pick<CartItem, 'product' | 'parts'>, mode: Mode): TaxWeight[] {
  let base: number = toCents(product.price);
  let own: TaxWeight[] = [];
  for (const option of chosenOptions(product, parts)) {
    const { modifier } = option;
    const cents = toCents(option.value);
    const rates = ownRates(option);
    const priced = rates ? [{ taxRate: taxRateOf(rates, mode), weight: cents * WHOLE }] : [];
    if (modifier === 'overwrite') {
      base = priced.length > 0 ? 0 : cents;
      own = priced;
    } else if (modifier === 'subtract') base -= cents;
    else if (priced.length > 0) own.push(...priced);
    else base += cents;
  }
  const shares = (product.taxShares ?? []).map((share) => ({
    taxRate: taxRateOf(share, mode),
    weight: base * Math.round(share.share * 100),
  }));
  const rest = base * WHOLE - shares.reduce((sum, { weight }) => sum + weight, 0);
  const perRate = new Map<number, number>();
  for (const { taxRate, weight } of [...shares, { taxRate: taxRateOf(product, mode), weight: rest }, ...own])
    if (weight > 0) perRate.set(taxRate, (perRate.get(taxRate) ?? 0) + weight);
  return [...perRate].map(([taxRate, weight]) => ({ taxRate, weight })).sort((a, b) => a.taxRate - b.taxRate);
}

/** The line with its gross split by rates, if there are others than the product's own. */
export function withTaxes(line: PricedLine, item: CartItem, mode: Mode): PricedLine {
  const weights = taxWeights(item, mode);
  const isSplit = weights.some(({ taxRate }) => taxRate !== line.taxRate);
  return isSplit ? { ...line, taxes: apportion(line.gross, weights) } : line;
}
