import { createHash } from 'node:crypto';
import { branchVersion, type BranchVersion } from '../../lib/contract/branch-version.ts';
import type { Branch } from '../../lib/contract/branches.ts';
import { activeMenu } from '../../lib/domain/menu.ts';
import { derive, type CurrentShop } from './current-shop.ts';

/** As `src/content/branch-page.ts` writes it into pages. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The version of a branch's pages now; undefined for a branch that the shop does not have. Asked with every page that is looked at. */
export function readBranchVersion(shop: CurrentShop, id: number, at: number): BranchVersion | undefined {
  const branch = branchesById(shop).get(id);
  if (!branch) return undefined;
  const menu = activeMenu(shop.publicShop.menus, id, at);
  return derive(shop, `version of ${id} with ${menu?.id ?? 'no'} menu`, () =>
    branchVersion(shop.publicShop, branch, at, digest),
  );
}

function branchesById(shop: CurrentShop): Map<number, Branch> {
  return derive(shop, 'branches by id', () => new Map(shop.publicShop.branches.map((one) => [one.id, one])));
}
