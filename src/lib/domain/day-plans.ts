import { type HoursRule, type Weekday, hoursByDay } from './hours-rules.ts';
import { addDays, dayNumber, type Day } from './dates.ts';
import { isMoving, sameDayIn, type Region } from './public-holidays.ts';

/** Which day a rule is for: every day, a weekday, or one date (YYYY-MM-DD). */
export type PlanKey = 'daily' | Weekday | { date: string };

/** Local times, HH:mm; a `to` at or before `from` is on the next day. */
export interface ClockRange {
  from: string;
  to: string;
}

/** The hours of a day; empty: closed. */
export type DayPlan = readonly ClockRange[];

const belongsTo = (key: PlanKey) => (rule: HoursRule) =>
  typeof key === 'string' ? rule.type === key : rule.type === 'once' && rule.date === key.date;

/** The hours that rules set for a day; null: no rule is for it, and more general rules apply. */
export function planOf(rules: readonly HoursRule[], key: PlanKey): DayPlan | null {
  const own = rules.filter(belongsTo(key));
  if (own.length === 0) return null;
  return own.slice(firstRuleAfterClosing(own)).map(({ from, to }) => ({ from, to }));
}

/** Index of the first rule after the last closing, which clears those before it. */
const firstRuleAfterClosing = (own: readonly HoursRule[]) =>
  own.findLastIndex(({ isClosed }) => isClosed) + 1;

/** Replaces the rules of one day, in place; rules of other days stay as they are. A null plan removes them. */
export function withPlan(rules: readonly HoursRule[], key: PlanKey, plan: DayPlan | null): HoursRule[] {
  const isOwn = belongsTo(key);
  const place = rules.findIndex(isOwn);
  const others = rules.filter((rule) => !isOwn(rule));
  const at = place < 0 ? others.length : place;
  return [...others.slice(0, at), ...rulesOf(key, plan), ...others.slice(at)];
}

function rulesOf(key: PlanKey, plan: DayPlan | null): HoursRule[] {
  if (!plan) return [];
  const day = typeof key === 'string' ? { type: key, date: null } : { type: 'once' as const, date: key.date };
  if (plan.length === 0) return [{ ...day, isClosed: true, from: '00:00', to: '00:00' }];
  return plan.map(({ from, to }) => ({ ...day, isClosed: false, from, to }));
}

/** The dates with hours of their own, earliest first, each once. */
export function specialDates(rules: readonly HoursRule[]): string[] {
  const dates = rules.flatMap(({ type, date }) => (type === 'once' && date !== null ? [date] : []));
  return [...new Set(dates)].sort();
}

/** The hours that days shall have of their own; empty: closed; null: none, the weekly ones hold again. */
export type DayPlans = Readonly<Record<Day, DayPlan | null>>;

/** The fields of a branch in which days have hours of their own. */
interface Dated {
  openingHours: HoursRule[];
  deliveryHours: HoursRule[];
  isDeliveryHoursEnabled: boolean;
}

/**
 * A branch's hours with other ones on some days. Delivery has them too where it has hours of its own, so that nobody orders to a
 * closed branch.
 */
export function withDayPlans(branch: Dated, plans: DayPlans): Pick<Dated, 'openingHours' | 'deliveryHours'> {
  const apply = (rules: HoursRule[]) =>
    Object.entries(plans).reduce((all, [date, plan]) => withPlan(all, { date }, plan), rules);
  const hasOwn = branch.isDeliveryHoursEnabled || branch.deliveryHours.length > 0;
  return {
    openingHours: apply(branch.openingHours),
    deliveryHours: hasOwn ? apply(branch.deliveryHours) : branch.deliveryHours,
  };
}

/** What a branch does on a day: closed or other hours on that very day, or as in the week (`rest`: closed then). */
export type DayState = 'closed' | 'special' | 'rest' | 'open';

/** The state of each day of a branch with plans that are not yet saved. */
export function dayStates(rules: readonly HoursRule[], plans: DayPlans = {}): (day: Day) => DayState {
  const dates = new Set(specialDates(rules));
  const weekly = hoursByDay(rules.filter(({ type }) => type !== 'once'));
  return (day) => {
    const planned = plans[day];
    const plan = planned === undefined && dates.has(day) ? planOf(rules, { date: day }) : planned;
    if (plan) return plan.length === 0 ? 'closed' : 'special';
    return weekly(dayNumber(day)).length === 0 ? 'rest' : 'open';
  };
}

/** So many days of a row that no holiday explains make it a holiday of the shop's own, which keeps its dates. */
const FEWEST_OF_VACATION = 3;

/**
 * The days of a year as the year before had them: what moves with a holiday follows it, all else keeps its date. Within a vacation, a
 * moving holiday's date stays closed as well, so that no hole is left.
 */
export function likeYearBefore(rules: readonly HoursRule[], region: Region, year: number): DayPlans {
  const plans: Record<Day, DayPlan> = {};
  const moved: Record<Day, DayPlan> = {};
  for (const row of rowsOf(specialDates(rules).filter((day) => day.startsWith(`${year - 1}-`)))) {
    const isVacation = row.filter((day) => !isMoving(day, region)).length >= FEWEST_OF_VACATION;
    for (const day of row) {
      const plan = planOf(rules, { date: day });
      if (!plan) continue;
      const fixed = `${year}${day.slice(4)}`;
      const there = sameDayIn(day, year, region);
      const target = isMoving(day, region) ? moved : plans;
      if (there !== null) target[there] = plan;
      if (isVacation && there !== null) plans[fixed] = plan;
    }
  }
  return { ...moved, ...plans };
}

/** Sorted days as rows of consecutive ones. */
function rowsOf(days: readonly Day[]): Day[][] {
  const rows: Day[][] = [];
  for (const day of days) {
    const row = rows.at(-1);
    if (row && addDays(row.at(-1) ?? '', 1) === day) row.push(day);
    else rows.push([day]);
  }
  return rows;
}

/** The days from one to another, in either order. */
export function daysBetween(one: Day, other: Day): Day[] {
  const [first, last] = one < other ? [one, other] : [other, one];
  return Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, index) => addDays(first, index));
}
