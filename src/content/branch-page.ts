import { createHash } from 'node:crypto';
import { branchVersion } from '../lib/contract/branch-version.ts';
import type { Branch } from '../lib/contract/branches.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { branchFacts } from '../lib/domain/branch-facts.ts';
import { categoryBar, menuGroups, type MenuGroup } from '../lib/domain/menu.ts';
import { branchMenu as offeredMenu } from '../lib/domain/sold-out.ts';
import type { BranchData } from '../lib/client/page-data.ts';
import { onceFor } from './memo.ts';
import { openRangesOf } from './open-hours.ts';
import { shop } from './shop.ts';

/** Identifiers of the branches that have pages: the public ones. */
export async function branchIdentifiers(): Promise<string[]> {
  const { branches } = await shop();
  return branches.filter(({ isPublic }) => isPublic).map(({ identifier }) => identifier);
}

const publicBranches = onceFor(
  (branches: readonly Branch[]) =>
    new Map(branches.filter(({ isPublic }) => isPublic).map((branch) => [branch.identifier, branch])),
);

/** The branch of a shop by the URL's parameter; undefined for one that has no page. */
export function publicBranch({ branches }: Shop, identifier: string | undefined): Branch | undefined {
  return publicBranches(branches).get(identifier ?? '');
}

/** What the pages of a branch are made of; null for one that has no page. */
export async function branchPage(identifier: string | undefined) {
  const current = await shop();
  const branch = publicBranch(current, identifier);
  if (!branch) return null;
  return { config: current.config, branch, data: branchData(current, branch) };
}

/** Of the branch that was asked for last: its pages are rendered one after the other, and say the same of it. */
let last: { shop: Shop; data: BranchData } | null = null;

function branchData(current: Shop, branch: Branch): BranchData {
  const version = branchVersion(current, branch, Date.now(), digest);
  const openRanges = openRangesOf(branch, current.config.timezone);
  const isSame =
    last?.shop === current &&
    last.data.branch === branch &&
    last.data.openRanges === openRanges &&
    last.data.version?.menu === version.menu;
  if (last && isSame) return last.data;
  const data = { ...branchFacts(branch, current.tables, current.config), openRanges, version };
  last = { shop: current, data };
  return data;
}

/** As `src/server/shop/shop-cache.ts` tells it of the shop as it is now. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The branch's menu as of now, and the categories of its bar. */
export async function branchMenu(
  branch: Branch,
): Promise<{ groups: MenuGroup[]; bar: { id: number; name: string }[] }> {
  const { menus, categories, products } = await shop();
  const menu = offeredMenu(menus, branch, Date.now());
  const groups = menu ? menuGroups(menu, categories, products) : [];
  return { groups, bar: categoryBar(groups) };
}
