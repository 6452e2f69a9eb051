import { DateTime } from 'luxon';
import type { ClosingDays } from '../../lib/contract/branches.ts';
import type { Order } from '../../lib/contract/staff-orders.ts';
import {
  dayStates,
  likeYearBefore,
  withDayPlans,
  type DayPlans,
  type DayState,
  planOf,
  type DayPlan,
} from '../../lib/domain/day-plans.ts';
import type { Branch } from '../../lib/domain/branch.ts';
import { dayOf, type Day } from '../../lib/domain/dates.ts';
import { isOpen, modeRules, shiftDay } from '../../lib/domain/hours.ts';
import type { Region } from '../../lib/domain/public-holidays.ts';

/** What is not saved yet, by branch and day. */
export type Draft = Readonly<Record<number, DayPlans>>;

/** A day as the calendar shows it, of several branches at once. */
export interface Cell {
  state: DayState;
  /** How many of the branches are closed, or have other hours. */
  count: number;
  isChanged: boolean;
}

type Dated = Pick<
  Branch,
  'id' | 'openingHours' | 'deliveryHours' | 'isDeliveryHoursEnabled' | 'isDeliveryEnabled' | 'orderableFrom'
>;

/** The cells of branches with a draft: what counts for any of them is shown, closed before other hours. */
export function cellsOf(branches: readonly Dated[], draft: Draft): (day: Day) => Cell {
  const each = branches.map(({ id, openingHours }) => ({
    stateOf: dayStates(openingHours, draft[id]),
    plans: draft[id] ?? {},
  }));
  return (day) => {
    const states = each.map(({ stateOf }) => stateOf(day));
    const isChanged = each.some(({ plans }) => plans[day] !== undefined);
    for (const state of ['closed', 'special'] as const) {
      const count = states.filter((one) => one === state).length;
      if (count > 0) return { state, count, isChanged };
    }
    const isRest = states.length > 0 && states.every((one) => one === 'rest');
    return { state: isRest ? 'rest' : 'open', count: 0, isChanged };
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A draft with other hours on some days of a branch. What is as saved is no change. */
function withPlans(draft: Draft, branch: Dated, plans: DayPlans): Draft {
  const merged = Object.entries({ ...draft[branch.id], ...plans }).filter(
    ([date, plan]) => !isSame(plan, planOf(branch.openingHours, { date })),
  );
  const { [branch.id]: _old, ...others } = draft;
  return merged.length === 0 ? others : { ...others, [branch.id]: Object.fromEntries(merged) };
}

/** A draft with the same hours on some days of all of these branches. */
export const withDays = (
  draft: Draft,
  branches: readonly Dated[],
  days: readonly Day[],
  plan: DayPlan | null,
): Draft =>
  branches.reduce(
    (all, branch) => withPlans(all, branch, Object.fromEntries(days.map((day) => [day, plan]))),
    draft,
  );

/** A draft with these days closed, unless they have other hours at a branch. */
export function withClosed(draft: Draft, branches: readonly Dated[], days: readonly Day[]): Draft {
  return branches.reduce((all, branch) => {
    const stateOf = dayStates(branch.openingHours, all[branch.id]);
    return withDays(
      all,
      [branch],
      days.filter((day) => stateOf(day) !== 'special'),
      [],
    );
  }, draft);
}

/** A draft with each branch's days of the year before, from `today` on. Days that have hours of their own already keep them. */
export function withYearBefore(
  draft: Draft,
  branches: readonly Dated[],
  { region, year, today }: { region: Region; year: number; today: Day },
): Draft {
  return branches.reduce((all, branch) => {
    const known = all[branch.id] ?? {};
    const plans = Object.entries(likeYearBefore(branch.openingHours, region, year)).filter(
      ([date]) =>
        date >= today && known[date] === undefined && planOf(branch.openingHours, { date }) === null,
    );
    return withPlans(all, branch, Object.fromEntries(plans));
  }, draft);
}

/** The body that saves a draft. */
export const changesOf = (draft: Draft): ClosingDays['changes'] =>
  Object.entries(draft).map(([id, plans]) => ({
    branch: { id: Number(id) },
    days: Object.entries(plans).map(([day, plan]) => ({
      day,
      hours: plan && plan.map((one) => ({ ...one })),
    })),
  }));

/** How many days at how many branches a draft changes. */
export function sizeOf(draft: Draft): { days: number; branches: number } {
  const plans = Object.values(draft);
  return { days: new Set(plans.flatMap((one) => Object.keys(one))).size, branches: plans.length };
}

/** An order that is under way, as far as its time counts. */
type Due = Pick<Order, 'dueAt' | 'isDelivery' | 'isDineIn'> & { branch: { id: number } };

/** Open orders that nobody would be there for, on each of a draft's days, by day. */
export function ordersHit(
  draft: Draft,
  branches: readonly Dated[],
  orders: readonly Due[],
  zone: string,
): [day: Day, count: number][] {
  const counts = new Map<Day, number>();
  for (const branch of branches) {
    const plans = draft[branch.id];
    if (!plans) continue;
    const planned = { ...branch, ...withDayPlans(branch, plans) };
    for (const order of orders.filter((one) => one.branch.id === branch.id)) {
      const mode = order.isDelivery ? 'delivery' : order.isDineIn ? 'dineIn' : 'takeaway';
      const at = DateTime.fromISO(order.dueAt, { zone });
      // After midnight, it may belong to the evening before.
      const day = shiftDay(modeRules(branch, mode), at) ?? dayOf(at.toMillis(), zone);
      if (plans[day] === undefined || isOpen(modeRules(planned, mode), at)) continue;
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}
