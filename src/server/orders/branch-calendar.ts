import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { formatQuantity } from '../../lib/domain/quantity.ts';
import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import type { Order } from '../../lib/contract/staff-orders.ts';
import type { FindBranchByApiKey } from '../people/api-keys.ts';
import type { Database } from '../platform/database/database.ts';
import { toOrder } from './order-views.ts';
import { findOrdersForTimes } from './queries/find-orders.ts';

/** A branch's orders for a time as a calendar, without their customers; null: no such key. */
export type ReadCalendar = (branchId: number, apiKey: string) => Promise<string | null>;

/** German words of a branch's calendar. */
const calendarTexts = {
  name: (branch: string) => `Termine ${branch}`,
  summary: (ticket: string, mode: string) => `${mode} ${ticket}`,
};

const DAY_MS = 86_400_000;
const MINUTES = 30;
/** Calendars ask seldom, and only as often as this tells them. */
const TTL_SECONDS = 15 * 60;

export function createReadCalendar(
  db: Database,
  findBranchByApiKey: FindBranchByApiKey,
  now: () => number,
): ReadCalendar {
  return async (branchId, apiKey) => {
    const branch = await findBranchByApiKey(branchId, apiKey, 'calendar');
    if (!branch) return null;
    const at = now();
    const calendar = ical({
      name: calendarTexts.name(branch.name),
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: 'Bestellbar', product: 'Filiale' },
      ttl: TTL_SECONDS,
    });
    for (const stored of await findOrdersForTimes(db, branchId, new Date(at - DAY_MS))) {
      const order = toOrder(stored);
      const start = new Date(order.dueAt);
      calendar.createEvent({
        id: `order-${order.id}@branch-${branchId}`,
        stamp: new Date(at),
        start,
        end: new Date(start.getTime() + MINUTES * 60_000),
        summary: calendarTexts.summary(`#${order.ticketNumber ?? order.id}`, MODE_NAMES[modeOf(order)]),
        description: order.items.map(lineOf).join('\n'),
        status: order.isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      });
    }
    return calendar.toString();
  };
}

const lineOf = (item: Order['items'][number]) => `${formatQuantity(item)} ${item.name}`;
