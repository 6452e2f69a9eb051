import type { DateTime } from 'luxon';
import type { Branch } from './branch.ts';
import { modeRanges, SEARCH_DAYS } from './hours.ts';
import type { Mode } from './modes.ts';
import { offeredPaymentMethods, type PaymentConfig, type PaymentMethod } from './payment-methods.ts';
import { mergeRanges } from './hours-rules.ts';
import type { OpenRange } from './open-ranges.ts';

/** Pages know when their branch is open for this many days ahead; a nightly build renews them (DESIGN section 6). */
export const DAYS_AHEAD = 14;

/** What a page says of its branch, whatever day it is. */
export interface BranchFacts<B, T> {
  branch: B;
  tables: T[];
  paymentMethods: PaymentMethod[];
  orderButtonWording: 'standard' | 'binding';
}

/** What of the shop a branch's pages are about, besides its menu. */
export function branchFacts<B extends Branch, T extends { branch: { id: number } }>(
  branch: B,
  tables: readonly T[],
  config: PaymentConfig & Pick<BranchFacts<B, T>, 'orderButtonWording'>,
): BranchFacts<B, T> {
  return {
    branch,
    tables: tablesOf(tables).get(branch.id) ?? [],
    paymentMethods: offeredPaymentMethods(branch, config),
    orderButtonWording: config.orderButtonWording,
  };
}

const known = new WeakMap<object, ReadonlyMap<number, unknown[]>>();

/** Tables by their branch; sorted out once for a list, which must not be changed afterwards. */
function tablesOf<T extends { branch: { id: number } }>(tables: readonly T[]): ReadonlyMap<number, T[]> {
  const byBranch = known.get(tables) ?? Map.groupBy(tables, ({ branch }) => branch.id);
  known.set(tables, byBranch);
  return byBranch as ReadonlyMap<number, T[]>;
}

/** When a branch is open in the days from `today` (a start of day) on, at all and for delivery, as instants. */
export function rangesAhead(
  branch: Branch,
  today: DateTime,
): { opening: OpenRange[]; delivery: OpenRange[] } {
  return {
    opening: modeAhead(branch, 'takeaway', today),
    delivery: modeAhead(branch, 'delivery', today),
  };
}

/** When a mode can be had in the next days; nothing so soon: the next time after, so that the page can name it. */
function modeAhead(branch: Branch, mode: Mode, today: DateTime): OpenRange[] {
  const ahead = modeRanges(branch, mode, today, today.plus({ days: DAYS_AHEAD }));
  return ahead.length > 0
    ? ahead
    : modeRanges(branch, mode, today, today.plus({ days: SEARCH_DAYS })).slice(0, 1);
}

/** When a branch is open in any way, for its chip (SPEC section 4 'Opening hours'). */
export function chipRanges(
  branch: Pick<Branch, 'isDeliveryEnabled'>,
  { opening, delivery }: { opening: OpenRange[]; delivery: OpenRange[] },
): OpenRange[] {
  return branch.isDeliveryEnabled ? mergeRanges([...opening, ...delivery]) : opening;
}
