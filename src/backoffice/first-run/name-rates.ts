import type { Branch } from '../../lib/contract/branches.ts';
import type { Product } from '../../lib/contract/products.ts';
import type { Country } from '../../lib/domain/country.ts';
import { ratesOn, type RateName, type RateNames } from '../../lib/domain/tax-rates.ts';

/** The name whose percentage a number is. Food at the table is a `meal`, whose rate may part from `reduced` again. */
function nameOf(percent: number, country: Country, day: string, isAtTable = false): RateName | undefined {
  const names = ratesOn(country, day).filter((rate) => rate.percent === percent);
  const reduced = names.filter(({ name }) => name !== 'standard');
  return (isAtTable ? reduced.find(({ name }) => name === 'meal') : names[0])?.name ?? names[0]?.name;
}

/** The names for a product's numbers; null: it has names, or none of its numbers is a rate of the country. */
export function namedRates(product: Product, country: Country, day: string): RateNames | null {
  if (product.taxRates) return null;
  const names = {
    delivery: nameOf(product.tax, country, day),
    takeaway: nameOf(product.takeawayTax, country, day),
    dineIn: nameOf(product.dineInTax, country, day, true),
  };
  return Object.values(names).some((name) => name !== undefined) ? names : null;
}

/** As `namedRates`, for a branch's delivery areas; null: nothing to name. */
export function namedAreas(
  { deliveryAreas }: Branch,
  country: Country,
  day: string,
): Branch['deliveryAreas'] | null {
  const named = deliveryAreas.map((area) =>
    area.taxRate || area.price === 0 ? area : { ...area, taxRate: nameOf(area.tax, country, day) ?? null },
  );
  return named.some((area, index) => area.taxRate !== deliveryAreas[index]?.taxRate) ? named : null;
}
