import { DateTime } from 'luxon';
import type { Branch } from '../lib/contract/branches.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { modeRanges, SEARCH_DAYS } from '../lib/domain/hours.ts';
import { activeMenu, categoryBar, menuGroups, type MenuGroup } from '../lib/domain/menu.ts';
import type { Mode } from '../lib/domain/modes.ts';
import type { OpenRange } from '../lib/domain/open-ranges.ts';
import { mergeRanges } from '../lib/domain/range-lists.ts';
import { offeredPaymentMethods } from '../lib/domain/payment-methods.ts';
import type { BranchData } from '../lib/client/page-data.ts';
import type { NoticeSteps } from '../lib/client/notice-steps.ts';
import { noticeSteps } from './branch-notice.ts';
import { shop } from './shop.ts';

/** Pages know when their branch is open for this many days ahead; a nightly build renews them (DESIGN section 6). */
const DAYS_AHEAD = 14;

/** The shop's day that pages are built for, so that two builds of one day write the same bytes. */
function today({ config }: Shop): DateTime {
  return DateTime.now().setZone(config.timezone).startOf('day');
}

/** When a mode can be had in the next days; nothing so soon: the next time after, so that the page can name it. */
function rangesAhead(current: Shop, branch: Branch, mode: Mode): OpenRange[] {
  const from = today(current);
  const ahead = modeRanges(branch, mode, from, from.plus({ days: DAYS_AHEAD }));
  return ahead.length > 0
    ? ahead
    : modeRanges(branch, mode, from, from.plus({ days: SEARCH_DAYS })).slice(0, 1);
}

/** Identifiers of the branches that have pages: the public ones. */
export async function branchIdentifiers(): Promise<string[]> {
  const { branches } = await shop();
  return branches.filter(({ isPublic }) => isPublic).map(({ identifier }) => identifier);
}

/** The branch of a shop by the URL's parameter; undefined for one that has no page. */
export function publicBranch({ branches }: Shop, identifier: string | undefined): Branch | undefined {
  return branches.find((one) => one.isPublic && one.identifier === identifier);
}

/** What the pages of a branch are made of; null for one that has no page. */
export async function branchPage(identifier: string | undefined) {
  const current = await shop();
  const branch = publicBranch(current, identifier);
  if (!branch) return null;
  return { config: current.config, branch, data: branchData(current, branch) };
}

function branchData(current: Shop, branch: Branch): BranchData {
  return {
    branch,
    tables: current.tables.filter((table) => table.branch.id === branch.id),
    paymentMethods: offeredPaymentMethods(branch, current.config),
    openRanges: {
      opening: rangesAhead(current, branch, 'takeaway'),
      delivery: rangesAhead(current, branch, 'delivery'),
    },
    orderButtonWording: current.config.orderButtonWording,
  };
}

/** When a branch is open in any way, for its chip (SPEC section 4 'Opening hours'). */
export function chipRanges({ branch, openRanges: { opening, delivery } }: BranchData): OpenRange[] {
  return branch.isDeliveryEnabled ? mergeRanges([...opening, ...delivery]) : opening;
}

/** What the top of the branch's page says in the days to come (SPEC section 8). */
export async function branchNotice({ branch, openRanges }: BranchData): Promise<NoticeSteps> {
  const current = await shop();
  const from = today(current);
  const days = { from: from.toMillis(), to: from.plus({ days: DAYS_AHEAD }).toMillis() };
  return noticeSteps(branch, openRanges, current.config.timezone, days);
}

/** The branch's menu as of now, and the categories of its bar. */
export async function branchMenu(
  branch: Branch,
): Promise<{ groups: MenuGroup[]; bar: { id: number; name: string }[] }> {
  const { menus, categories, products } = await shop();
  const menu = activeMenu(menus, branch.id, Date.now());
  const groups = menu ? menuGroups(menu, categories, products) : [];
  return { groups, bar: categoryBar(groups) };
}
