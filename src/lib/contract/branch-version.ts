import { z } from 'zod';
import { branchFacts } from '../domain/branch-facts.ts';
import { countryOf } from '../domain/country.ts';
import { menuGroups, type Menu, type MenuGroup } from '../domain/menu.ts';
import { menuAtPrices, shopPrices } from '../domain/price-times/price-times.ts';
import { MOST_LONGER_MINUTES, LONGEST_MINUTES } from '../domain/pause.ts';
import { branchMenu } from '../domain/sold-out.ts';
import { type Branch, LiveBusy } from './branches.ts';
import { Instant } from './fields.ts';
import type { Product } from './products.ts';
import type { Shop } from './shop.ts';

/** Identifies the state of a branch's pages: `menu` of the menu they show, `facts` of everything else about the branch. */
export const BranchVersion = z.object({ menu: z.string(), facts: z.string() }).meta({ id: 'BranchVersion' });

/** With the minutes that a kitchen adds. */
const MOST_SAID = LONGEST_MINUTES + MOST_LONGER_MINUTES;

/**
 * What the API says of a branch now: `preparing` is how many minutes an order takes, absent where too few orders say so; `busy`, while its
 * kitchen has too much to do, what it has set.
 */
export const LiveBranch = BranchVersion.extend({
  preparing: z.int().min(5).max(MOST_SAID).optional(),
  busy: LiveBusy.optional(),
}).meta({ id: 'LiveBranch' });

/** How many minutes an order takes now at the branch with this `identifier`, or until when it takes none of any mode. */
export const Preparing = z
  .object({
    branch: z.string(),
    minutes: z.int().min(5).max(MOST_SAID).optional(),
    pausedUntil: Instant.optional(),
  })
  .meta({ id: 'Preparing' });

export type BranchVersion = z.output<typeof BranchVersion>;
export type Preparing = z.output<typeof Preparing>;

/** A digest of a text. */
type Digest = (text: string) => string;

/** Branches share menus, and a branch has several pages: each version is computed once per shop. */
const menuVersions = new WeakMap<Shop, Map<Menu, string>>();
const factVersions = new WeakMap<Shop, Map<Branch, string>>();
/** Digests of products and categories, which are on many menus and mostly the same objects from one shop to the next. */
const digests = new WeakMap<object, string>();

/** The version of a branch's pages at an instant (epoch milliseconds). Pages carry it; the API answers the current one. */
export function branchVersion(shop: Shop, branch: Branch, at: number, digest: Digest): BranchVersion {
  const menu = branchMenu(shop.menus, branch, at);
  const timed = menu && menuAtPrices(menu, shopPrices(shop, branch.id, at));
  const versionOf = (shown: Menu) =>
    digest(menuText(menuGroups(shown, shop.categories, shop.products), digest));
  return {
    menu: timed
      ? timed === menu
        ? once(menuVersions, shop, menu, () => versionOf(menu))
        : versionOf(timed)
      : '',
    facts: once(factVersions, shop, branch, () => digest(canonicalJson(factsOf(shop, branch)))),
  };
}

/** A branch's facts without a word of any language: a page in another one has the version that the API answers. */
function factsOf({ tables, config }: Shop, branch: Branch) {
  const { taxNote, ...facts } = branchFacts(branch, tables, config);
  return { ...facts, tax: taxNote === '' ? null : [countryOf(config, branch), config.isSmallBusiness] };
}

function once<K>(kept: WeakMap<Shop, Map<K, string>>, shop: Shop, key: K, make: () => string): string {
  const known = kept.get(shop) ?? new Map<K, string>();
  kept.set(shop, known);
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** What a menu shows, in its order, as text. */
function menuText(groups: readonly MenuGroup[], digest: Digest): string {
  const digestOf = (entity: object): string => {
    const known = digests.get(entity) ?? digest(canonicalJson(entity));
    digests.set(entity, known);
    return known;
  };
  const rows = groups.flatMap(({ category, products }) => [
    digestOf(category),
    ...products.map(({ product, isOrderable }) => `${isOrderable} ${digestOf(product)}`),
  ]);
  return rows.join('\n');
}

/** Fields that no page of a branch shows. */
const UNSHOWN = new Set<string>(['goesWith'] satisfies (keyof Product)[]);

/** JSON with sorted field names: a shop that went over the wire may have another order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (name, field: unknown) => {
    if (UNSHOWN.has(name)) return undefined;
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field;
    return Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
