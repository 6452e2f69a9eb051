import { createHash } from 'node:crypto';
import { branchVersion } from '../lib/contract/branch-version.ts';
import type { Branch } from '../lib/contract/branches.ts';
import type { Shop } from '../lib/contract/shop.ts';
import type { Noticed } from '../lib/domain/branch-notice.ts';
import { branchFacts, menuFacts } from '../lib/domain/branch-facts.ts';
import { categoryBar, menuGroups, type MenuGroup } from '../lib/domain/menu.ts';
import { menuAtPrices, shopPrices } from '../lib/domain/price-times/price-times.ts';
import { branchMenu as offeredMenu } from '../lib/domain/sold-out.ts';
import { type BranchData, BRANCH_DATA_ID, type CheckoutFacts } from '../lib/client/page-data.ts';
import { onceFor, utf8, startOfToday } from './memo.ts';
import { originalOf } from './own-words.ts';
import { openRangesOf } from './landing.ts';
import { shop } from './shop.ts';
import type { NoticeSteps } from '../lib/client/branch-notice-text.ts';
import * as notice from '../lib/client/branch-notice-text.ts';
import { notice as words } from './texts/branch-page.ts';

/** Identifiers of the branches with pages: the public ones. */
export async function branchIdentifiers(): Promise<string[]> {
  const { branches } = await shop();
  return branches.filter(({ isPublic }) => isPublic).map(({ identifier }) => identifier);
}

const publicBranches = onceFor(
  (branches: readonly Branch[]) =>
    new Map(branches.filter(({ isPublic }) => isPublic).map((branch) => [branch.identifier, branch])),
);

/** The branch of the URL's parameter; undefined if it has no page. */
export function publicBranch({ branches }: Shop, identifier: string | undefined): Branch | undefined {
  return publicBranches(branches).get(identifier ?? '');
}

/** The data of a branch's pages: `menu` of the branch page, `data` of its checkout; null if it has none. */
export async function branchPage(identifier: string | undefined) {
  const current = await shop();
  const branch = publicBranch(current, identifier);
  if (!branch) return null;
  const data = branchData(current, branch);
  const { openRanges, version } = data;
  return { config: current.config, branch, data, menu: { ...menuFacts(data), openRanges, version } };
}

/** Cached for the last branch: its pages are rendered one after the other from the same data. */
let last: { shop: Shop; data: CheckoutFacts & Required<Pick<BranchData, 'version'>> } | null = null;

function branchData(current: Shop, branch: Branch): NonNullable<typeof last>['data'] {
  // Of what is in German: the API's is.
  const version = branchVersion(originalOf(current), originalOf(branch), Date.now(), digest);
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

/** As `src/server/shop/shop-cache.ts` computes it for the current shop. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The branch's active menu, and the categories of its bar. */
export async function branchMenu(
  branch: Branch,
): Promise<{ groups: MenuGroup[]; bar: { id: number; name: string }[] }> {
  const current = await shop();
  const { menus, categories, products } = current;
  const now = Date.now();
  const menu = offeredMenu(menus, branch, now);
  const timed = menu && menuAtPrices(menu, shopPrices(current, branch.id, now));
  const groups = timed ? menuGroups(timed, categories, products) : [];
  return { groups, bar: categoryBar(groups) };
}

const [START, END] = [
  utf8.encode(`<script type="application/json" id="${BRANCH_DATA_ID}">`),
  utf8.encode('</script>'),
];
/** '<' is escaped, so that no text of the shop can end the element. */
const escaped = (json: string): Uint8Array => utf8.encode(json.replaceAll('<', '\\u003c'));
const bytesOf = onceFor((data: BranchData) => escaped(JSON.stringify(data)));

/**
 * The element with a branch's data and a page's own, as chunks of UTF-8. What its pages share is serialised
 * once.
 */
export function branchJson(data: BranchData, more: object = {}): Uint8Array[] {
  const bytes = bytesOf(data);
  const rest = JSON.stringify(more);
  const parts = rest === '{}' ? [bytes] : [bytes.subarray(0, -1), escaped(`,${rest.slice(1)}`)];
  return [START, ...parts, END];
}

/** The notices at the top of a branch's page for the given days, each with its start. */
export function noticeSteps(
  branch: Noticed,
  ranges: BranchData['openRanges'],
  zone: string,
  days: { from: number; to: number },
): NoticeSteps {
  return notice.noticeSteps(branch, ranges, zone, days, words);
}

/** As `noticeSteps`, for the days in the page data (SPEC section 8). */
export function noticeAhead(data: CheckoutFacts, zone: string): NoticeSteps {
  return notice.noticeAhead(data, zone, startOfToday(zone), words);
}
