import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startOfToday } from '../../../src/content/memo.ts';
import { openRangesOf } from '../../../src/content/landing.ts';
import { legalLinks as linksOf, legalPages } from '../../../src/content/site.ts';
import type { BranchData, CheckoutFacts } from '../../../src/lib/client/page-data.ts';
import { branchVersion } from '../../../src/lib/contract/branch-version.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { parseShop } from '../../../src/lib/contract/parse-shop.ts';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import { areaPages } from '../../../src/lib/contract/site-pages.ts';
import { branchFacts, menuFacts } from '../../../src/lib/domain/branch-facts.ts';
import { menuGroups, type MenuGroup } from '../../../src/lib/domain/menu.ts';

// The shop that Eleventy's pages are made of: the same file, read by the same rules, and every look-up a map. What is computed
// (hours, prices, data for search engines) is computed by the same functions as for our pages, so only rendering is compared.

const parsed = parseShop(JSON.parse(readFileSync(process.env['SHOP_FILE'] ?? '', 'utf8')));
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems.slice(0, 3)));
export const { shop } = parsed;
export const { config } = shop;

/** Bundled assets by kind of page: the end of the head, then scripts and styles in order. */
export type Assets = Record<string, { head: string; body: string[] }>;
export const assets = JSON.parse(readFileSync(process.env['ASSETS_FILE'] ?? '', 'utf8')) as Assets;

export const today = startOfToday(shop.config.timezone);
export const branches = shop.branches.filter(({ isPublic }) => isPublic);
const menus = new Map(shop.menus.flatMap((menu) => menu.branches.map(({ id }) => [id, menu] as const)));
const tables = Map.groupBy(shop.tables, ({ branch }) => branch.id);
const products = new Map(shop.products.map((product) => [product.id, product]));

const parts = new Map<number, Shop>();

/** The shop reduced to what a branch's pages show. */
export function partOf(branch: Branch): Shop {
  const known = parts.get(branch.id);
  if (known) return known;
  const menu = menus.get(branch.id);
  const ids = menu?.catalog.flatMap((entry) => entry.products.map(({ id }) => id)) ?? [];
  const part: Shop = {
    ...shop,
    menus: menu ? [menu] : [],
    products: ids.flatMap((id) => products.get(id) ?? []),
    tables: tables.get(branch.id) ?? [],
  };
  parts.set(branch.id, part);
  return part;
}

export const groupsOf = (branch: Branch): MenuGroup[] => {
  const {
    menus: [menu],
    products: own,
  } = partOf(branch);
  return menu ? menuGroups(menu, shop.categories, own) : [];
};

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** What a branch's checkout carries. */
export const dataOf = (branch: Branch): CheckoutFacts => ({
  ...branchFacts(branch, partOf(branch).tables, config),
  openRanges: openRangesOf(branch, config.timezone),
  version: branchVersion(partOf(branch), branch, Date.now(), digest),
});

/** What the page of its menu carries. */
export function menuDataOf(branch: Branch): BranchData {
  const { openRanges, version, ...facts } = dataOf(branch);
  return { ...menuFacts(facts), openRanges, ...(version && { version }) };
}

export const storeOf = ({ identifier }: Branch) => `/store/${identifier}`;
export const areasOf = (branch: Branch) =>
  areaPages(branch).map(({ slug, area }) => ({
    branch,
    area,
    name: area.area,
    path: `${storeOf(branch)}/lieferung/${slug}`,
  }));
export type AreaOfBranch = ReturnType<typeof areasOf>[number];

export const legals = legalPages(shop);
export const legalLinks = linksOf(shop);
