export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** One opening or delivery hours rule (SPEC section 3, DESIGN section 4). Clock times are HH:mm of the shop's zone. */
export interface HoursRule {
  type: 'once' | 'daily' | Weekday;
  /** The day a `once` rule is for, YYYY-MM-DD; null for the other types. */
  date: string | null;
  isClosed: boolean;
  from: string;
  to: string;
}
