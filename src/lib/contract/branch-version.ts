import { z } from 'zod';
import { branchFacts } from '../domain/branch-facts.ts';
import { activeMenu, menuGroups, type Menu } from '../domain/menu.ts';
import type { Branch } from './branches.ts';
import type { Shop } from './shop.ts';

/** Tells two states of a branch's pages apart: of the menu that they show, and of all else that they say of it. */
export const BranchVersion = z.object({ menu: z.string(), facts: z.string() }).meta({ id: 'BranchVersion' });

export type BranchVersion = z.output<typeof BranchVersion>;

/** A short name for a text: the same for the same text, another one for any other. */
type Digest = (text: string) => string;

/** Menus are shared by branches: each is looked through once for a shop as it is. */
const menuVersions = new WeakMap<Shop, Map<number, string>>();

/** The version of a branch's pages at an instant in epoch milliseconds. Pages carry it, and the API tells it of the shop as it is now. */
export function branchVersion(shop: Shop, branch: Branch, at: number, digest: Digest): BranchVersion {
  const menu = activeMenu(shop.menus, branch.id, at);
  return {
    menu: menu ? menuVersion(shop, menu, digest) : '',
    facts: digest(canonicalJson(branchFacts(branch, shop.tables, shop.config))),
  };
}

function menuVersion(shop: Shop, menu: Menu, digest: Digest): string {
  const known = menuVersions.get(shop) ?? new Map<number, string>();
  menuVersions.set(shop, known);
  const version =
    known.get(menu.id) ?? digest(canonicalJson(menuGroups(menu, shop.categories, shop.products)));
  known.set(menu.id, version);
  return version;
}

/** JSON whose fields are in the order of their names: a shop that went over the wire may have them in another one. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) => {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field;
    return Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
