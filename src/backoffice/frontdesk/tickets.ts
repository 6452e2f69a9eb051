import type { FrontdeskTicket } from '../../lib/contract/staff-orders.ts';

/** Customers do not wait in the shop for orders due later than this. */
const AHEAD_MS = 2 * 60 * 60_000;

/** When each ticket became ready, in epoch milliseconds; 0: before the screen was opened. */
export type ReadySince = Readonly<Record<number, number>>;

/** The content of the screen. */
export interface Shown {
  tickets: readonly FrontdeskTicket[];
  readySince: ReadySince;
  /** When the API sent it, in epoch milliseconds. */
  at: number;
}

const isReady = ({ state }: FrontdeskTicket) => state === 'inDelivery';

/** The content after new tickets from the API. Ready tickets keep their time; on first load, all ready tickets have 0. */
export function afterTickets(before: Shown | null, tickets: readonly FrontdeskTicket[], at: number): Shown {
  const readySince = tickets
    .filter(isReady)
    .map(({ id }) => [id, before ? (before.readySince[id] ?? at) : 0] as const);
  return { tickets, readySince: Object.fromEntries(readySince), at };
}

/** The tickets that became ready between two states. */
export function newlyReady(before: Shown | null, after: Shown): FrontdeskTicket[] {
  if (!before) return [];
  return after.tickets.filter((ticket) => isReady(ticket) && before.readySince[ticket.id] === undefined);
}

const byNumber = (one: FrontdeskTicket, other: FrontdeskTicket) =>
  one.ticketNumber.localeCompare(other.ticketNumber, 'de', { numeric: true });

/** The two columns: in preparation by due time, ready with the newest first. New orders are in neither. */
export function columnsOf({ tickets, readySince }: Shown, now: number) {
  const preparing = tickets
    .filter(({ state, dueAt }) => state === 'confirmed' && Date.parse(dueAt) - now <= AHEAD_MS)
    .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt) || byNumber(one, other));
  const ready = tickets
    .filter(isReady)
    .toSorted(
      (one, other) => (readySince[other.id] ?? 0) - (readySince[one.id] ?? 0) || byNumber(one, other),
    );
  return { preparing, ready };
}
