import { z } from 'zod';
import { branchFacts } from '../domain/branch-facts.ts';
import { menuGroups, type Menu, type MenuGroup } from '../domain/menu.ts';
import { branchMenu } from '../domain/sold-out.ts';
import type { Branch } from './branches.ts';
import type { Shop } from './shop.ts';

/** Tells two states of a branch's pages apart: of the menu that they show, and of all else that they say of it. */
export const BranchVersion = z.object({ menu: z.string(), facts: z.string() }).meta({ id: 'BranchVersion' });

export type BranchVersion = z.output<typeof BranchVersion>;

/** A short name for a text: the same for the same text, another one for any other. */
type Digest = (text: string) => string;

/** Menus are shared by branches, and a branch has several pages: each is looked through once for a shop as it is. */
const menuVersions = new WeakMap<Shop, Map<Menu, string>>();
const factVersions = new WeakMap<Shop, Map<Branch, string>>();
/** Digests of dishes and categories, which stand on many menus; most stay as they are from one shop to the next. */
const digests = new WeakMap<object, string>();

/** The version of a branch's pages at an instant in epoch milliseconds. Pages carry it, and the API tells it of the shop as it is now. */
export function branchVersion(shop: Shop, branch: Branch, at: number, digest: Digest): BranchVersion {
  const menu = branchMenu(shop.menus, branch, at);
  return {
    menu: menu
      ? once(menuVersions, shop, menu, () =>
          digest(menuText(menuGroups(menu, shop.categories, shop.products), digest)),
        )
      : '',
    facts: once(factVersions, shop, branch, () =>
      digest(canonicalJson(branchFacts(branch, shop.tables, shop.config))),
    ),
  };
}

function once<K>(kept: WeakMap<Shop, Map<K, string>>, shop: Shop, key: K, make: () => string): string {
  const known = kept.get(shop) ?? new Map<K, string>();
  kept.set(shop, known);
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Everything that a menu shows, in its order. */
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

/** JSON whose fields are in the order of their names: a shop that went over the wire may have them in another one. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) => {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field;
    return Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
