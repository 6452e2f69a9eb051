import { DateTime } from 'luxon';
import type { Branch } from '../lib/contract/branches.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { openRanges, type HoursRule } from '../lib/domain/hours.ts';
import { activeMenu, categoryBar, menuGroups, type MenuGroup } from '../lib/domain/menu.ts';
import { toCents } from '../lib/domain/money.ts';
import type { OpenRange } from '../lib/domain/open-ranges.ts';
import { offeredPaymentMethods } from '../lib/domain/payment-methods.ts';
import type { Product } from '../lib/domain/product.ts';
import type { BranchData } from '../lib/client/page-data.ts';
import { shop } from './shop.ts';

/** Pages know when their branch is open for this many days ahead; a nightly build renews them (DESIGN section 6). */
const DAYS_AHEAD = 14;

/** The shop's day that pages are built for, so that two builds of one day write the same bytes. */
function today({ config }: Shop): DateTime {
  return DateTime.now().setZone(config.timezone).startOf('day');
}

function rangesAhead(current: Shop, rules: HoursRule[]): OpenRange[] {
  const from = today(current);
  return openRanges(rules, from, from.plus({ days: DAYS_AHEAD }));
}

/** When a branch is open in the next days: at all, and for delivery (SPEC section 4 'Opening hours'). */
export function branchRanges(current: Shop, branch: Branch): BranchData['openRanges'] {
  const opening = rangesAhead(current, branch.openingHours);
  if (!branch.isDeliveryHoursEnabled) return { opening, delivery: opening };
  return { opening, delivery: rangesAhead(current, branch.deliveryHours) };
}

/** Identifiers of the branches that have pages: the public ones. */
export async function branchIdentifiers(): Promise<string[]> {
  const { branches } = await shop();
  return branches.filter(({ isPublic }) => isPublic).map(({ identifier }) => identifier);
}

/** Looks a branch up by the URL's parameter; null for one that has no page. */
export async function branchPage(identifier: string | undefined) {
  const current = await shop();
  const branch = current.branches.find((one) => one.isPublic && one.identifier === identifier);
  if (!branch) return null;
  return { config: current.config, branch, data: branchData(current, branch) };
}

function branchData(current: Shop, branch: Branch): BranchData {
  return {
    branch,
    tables: current.tables.filter((table) => table.branch.id === branch.id),
    paymentMethods: offeredPaymentMethods(branch, current.config),
    openRanges: branchRanges(current, branch),
    orderButtonWording: current.config.orderButtonWording,
  };
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

/** How a product's price is written on the menu: 'ab', the amount in cents, and the unit it is for if it is weighed or measured. */
export function menuPrice(product: Product): {
  isFrom: boolean;
  cents: ReturnType<typeof toCents>;
  per: string | null;
} {
  const isCounted = ['amount', 'serving', 'pair', 'person'].includes(product.unit.type);
  return {
    isFrom: product.calculationModel === 'minimum',
    cents: toCents(product.price),
    per: isCounted || product.pricing === 'fixed' ? null : product.unit.symbol,
  };
}
