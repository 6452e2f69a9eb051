import type { HoursRule, Weekday } from './hours-rules.ts';

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
