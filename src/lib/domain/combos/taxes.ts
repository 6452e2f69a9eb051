import type { Cents } from '../money.ts';
import { toCents } from '../money.ts';
import type { PartOption, Product, TaxRates, TaxShare } from '../product.ts';
import { ownRates } from '../product.ts';
import { splitByWeight } from '../split.ts';
import { isBundle } from './combo.ts';

/** What belongs to a product's rates, shares of it to others, in cents. */
export interface Goods {
  cents: number;
  rates: TaxRates;
  shares: readonly TaxShare[];
}

type Combo = Pick<Product, 'price' | 'tax' | 'takeawayTax' | 'dineInTax' | 'taxShares' | 'config'>;

/**
 * What of `base` cents, one piece's price with all surcharges of its components, belongs to each chosen component, and to the product
 * itself where it is something besides: in proportion to their single prices (UStAE 10.1 Abs. 11), whole cents by the largest
 * remainder. Empty: no component was chosen, or none costs anything.
 */
export function componentGoods(combo: Combo, chosen: readonly PartOption[], base: number): Goods[] {
  const components = chosen.flatMap((option) => {
    const { price, taxShares = [] } = option.product ?? {};
    if (price === undefined) return [];
    return [{ single: toCents(price), rates: ownRates(option) ?? combo, shares: taxShares }];
  });
  if (!components.some(({ single }) => single > 0)) return [];
  const itself = { single: toCents(combo.price), rates: combo, shares: combo.taxShares ?? [] };
  const all = isBundle(combo) ? components : [itself, ...components];
  const cents = splitByWeight(
    Math.max(0, base),
    all.map(({ single }): Cents => single),
  );
  return all.map(({ rates, shares }, index) => ({ cents: cents[index] ?? 0, rates, shares }));
}
