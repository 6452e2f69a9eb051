import type { FrontdeskTicket } from '../../lib/contract/staff-orders.ts';

/** Nobody waits in the shop for what is due later than that. */
const AHEAD_MS = 2 * 60 * 60_000;

/** When each ticket was seen to become ready, in epoch milliseconds; 0: it was before anybody looked. */
export type ReadySince = Readonly<Record<number, number>>;

/** What the screen shows, and since when. */
export interface Shown {
  tickets: readonly FrontdeskTicket[];
  readySince: ReadySince;
  /** When the API said so, in epoch milliseconds. */
  at: number;
}

const isReady = ({ state }: FrontdeskTicket) => state === 'inDelivery';

/** What is shown after the API has told of tickets. What was ready before keeps its time, and at first sight all was. */
export function afterTickets(before: Shown | null, tickets: readonly FrontdeskTicket[], at: number): Shown {
  const readySince = tickets
    .filter(isReady)
    .map(({ id }) => [id, before ? (before.readySince[id] ?? at) : 0] as const);
  return { tickets, readySince: Object.fromEntries(readySince), at };
}

/** The tickets that have become ready between two sights. */
export function newlyReady(before: Shown | null, after: Shown): FrontdeskTicket[] {
  if (!before) return [];
  return after.tickets.filter((ticket) => isReady(ticket) && before.readySince[ticket.id] === undefined);
}

const byNumber = (one: FrontdeskTicket, other: FrontdeskTicket) =>
  one.ticketNumber.localeCompare(other.ticketNumber, 'de', { numeric: true });

/** The two columns: what is prepared by when it is due, what is ready with the newest first. New orders are in neither. */
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
