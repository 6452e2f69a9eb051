import type { Branch } from '../../lib/contract/branches.ts';
import type { Order } from '../../lib/contract/staff-orders.ts';
import { asksCounterAppointment } from '../../lib/domain/order.ts';
import { isPlaced } from '../../lib/domain/order-moments.ts';
import { appointmentOf } from '../orders/appointment.ts';

const MINUTE_MS = 60_000;
const SLOT_MS = 30 * MINUTE_MS;
/** Minutes after which a new order without an answer has waited too long. */
export const PATIENCE_MINUTES = 5;
/** Minutes after which an order as soon as possible should be done. */
const LONGEST_MINUTES = 45;
const SLOTS = 6;

/** An order that waits for staff, with the minutes since its arrival or since its agreed time. */
export interface LateOrder {
  order: Order;
  why: 'overdue' | 'unanswered' | 'open';
  minutes: number;
}

const minutesSince = (instant: string, now: number) => Math.floor((now - Date.parse(instant)) / MINUTE_MS);

function lateness(order: Order, now: number): LateOrder | null {
  const isNew = order.state === 'new';
  if (isNew && (asksCounterAppointment(order) || !isPlaced(order))) return null;
  const time = appointmentOf(order);
  const overdue = time === null ? 0 : minutesSince(time, now);
  if (overdue > 0) return { order, why: 'overdue', minutes: overdue };
  const minutes = minutesSince(order.createdAt, now);
  if (isNew) return minutes < PATIENCE_MINUTES ? null : { order, why: 'unanswered', minutes };
  return time !== null || minutes < LONGEST_MINUTES ? null : { order, why: 'open', minutes };
}

/**
 * Orders that have waited too long, the longest first: new ones without an answer, those whose time has passed, and those as soon as
 * possible that are still open. Those that wait for their customer or a payment do not count.
 */
export const lateOrders = (orders: readonly Order[], now: number): LateOrder[] =>
  orders.flatMap((order) => lateness(order, now) ?? []).sort((a, b) => b.minutes - a.minutes);

/** A half hour: its start in epoch milliseconds, the open orders due in it, and what is full. */
export interface Slot {
  start: number;
  orders: number;
  /** What all branches take together; null: at least one takes any number. */
  capacity: number | null;
  /** Branches that take no more. */
  full: string[];
}

/** The current half hour and the next ones. */
export function nextSlots(
  orders: readonly Pick<Order, 'dueAt' | 'branch'>[],
  branches: readonly Pick<Branch, 'id' | 'name' | 'slotCapacity'>[],
  now: number,
): Slot[] {
  const first = Math.floor(now / SLOT_MS) * SLOT_MS;
  const capacities = branches.map(({ slotCapacity }) => slotCapacity);
  const isLimited = branches.length > 0 && capacities.every((one) => one !== null);
  return Array.from({ length: SLOTS }, (_, index) => {
    const start = first + index * SLOT_MS;
    const due = orders.filter(({ dueAt }) => {
      const at = Date.parse(dueAt);
      return at >= start && at < start + SLOT_MS;
    });
    const countOf = (id: number) => due.filter(({ branch }) => branch.id === id).length;
    return {
      start,
      orders: due.length,
      capacity: isLimited ? capacities.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null,
      full: branches
        .filter(({ id, slotCapacity }) => slotCapacity !== null && countOf(id) >= slotCapacity)
        .map(({ name }) => name),
    };
  });
}
