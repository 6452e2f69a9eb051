import { createHash } from 'node:crypto';
import { branchVersion } from '../lib/contract/branch-version.ts';
import type { Branch } from '../lib/contract/branches.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { branchFacts } from '../lib/domain/branch-facts.ts';
import { categoryBar, menuGroups, type MenuGroup } from '../lib/domain/menu.ts';
import { branchMenu as offeredMenu } from '../lib/domain/sold-out.ts';
import { type BranchData, BRANCH_DATA_ID } from '../lib/client/page-data.ts';
import { onceFor, utf8, startOfToday } from './memo.ts';
import { openRangesOf } from './open-hours.ts';
import { shop } from './shop.ts';
import type { NoticeSteps } from '../lib/client/branch-notice.ts';
import * as reckon from '../lib/client/branch-notice.ts';
import { notice as words } from './texts/branch-page.ts';

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

const [START, END] = [
  utf8.encode(`<script type="application/json" id="${BRANCH_DATA_ID}">`),
  utf8.encode('</script>'),
];
/** '<' is written as an escape, so that no text of the shop can end the element. */
const escaped = (json: string): Uint8Array => utf8.encode(json.replaceAll('<', '\\u003c'));
const bytesOf = onceFor((data: BranchData) => escaped(JSON.stringify(data)));

/** The element with a branch's data and what a page says besides, as parts of UTF-8. What its pages share is written once for all of them. */
export function branchJson(data: BranchData, more: object = {}): Uint8Array[] {
  const bytes = bytesOf(data);
  const rest = JSON.stringify(more);
  const parts = rest === '{}' ? [bytes] : [bytes.subarray(0, -1), escaped(`,${rest.slice(1)}`)];
  return [START, ...parts, END];
}

/** What the top of a branch's page says from when on, for the days given. */
export function noticeSteps(
  branch: BranchData['branch'],
  ranges: BranchData['openRanges'],
  zone: string,
  days: { from: number; to: number },
): NoticeSteps {
  return reckon.noticeSteps(branch, ranges, zone, days, words);
}

/** The same for the days that pages know (SPEC section 8). */
export function noticeAhead(data: BranchData, zone: string): NoticeSteps {
  return reckon.noticeAhead(data, zone, startOfToday(zone), words);
}
