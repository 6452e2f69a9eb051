import type { Branch } from '../lib/contract/branches.ts';
import type { Shop } from '../lib/contract/shop.ts';
import type { MenuGroup } from '../lib/domain/menu.ts';
import { offeredModes } from '../lib/domain/modes.ts';
import { modes } from './texts/cart.ts';
import { search } from './texts/search.ts';

/** More towns than a search engine shows. */
const MOST_TOWNS = 5;

/** Street and town in one line, as far as they are known. */
export function addressLine({ street, zipCode, city }: Pick<Branch, 'street' | 'zipCode' | 'city'>): string {
  return [street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');
}

/** What search engines show of a branch: what there is to eat, where, and how it comes to the customer. */
export function branchDescription(branch: Branch, groups: readonly MenuGroup[]): string {
  return search.branch(
    { name: branch.name, address: addressLine(branch) },
    groups.map(({ category }) => category.name),
    offeredModes(branch).map((mode) => modes[mode]),
  );
}

/** The shop's own description; a shop without one is said to take orders, and where. */
export function shopDescription({ config, branches }: Pick<Shop, 'config' | 'branches'>): string {
  if (config.description) return config.description;
  const cities = branches.filter(({ isPublic }) => isPublic).map(({ city }) => city);
  const towns = [...new Set(cities)].filter(Boolean).slice(0, MOST_TOWNS);
  return search.landing(config.shopName, towns);
}
