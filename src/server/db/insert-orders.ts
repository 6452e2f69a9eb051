import { eq, inArray, sql } from 'drizzle-orm';
import { uploadsIn } from '../../lib/domain/chosen-parts.ts';
import type { Transaction } from './database.ts';
import { insertRows } from './insert-rows.ts';
import type { OrderItemRow, OrderRow, StoredOrder } from './orders.ts';
import { orderItems, orders, shopRevision, ticketCounters } from './schema.ts';
import { keepUploads } from './uploads.ts';

/** What nothing has happened to yet. */
const UNTOUCHED = {
  counterAppointment: null,
  appointment: null,
  paymentRedirectUrl: null,
  rejectionMessage: null,
  confirmedAt: null,
  inDeliveryAt: null,
  deliveredAt: null,
  completedAt: null,
  rejectedAt: null,
  canceledAt: null,
  failedAt: null,
  paidAt: null,
  refundedAt: null,
} satisfies Partial<OrderRow>;

export type NewOrder = Omit<OrderRow, 'id' | 'dueAt' | keyof typeof UNTOUCHED>;
export type NewOrderItem = Omit<OrderItemRow, 'orderId' | 'position'>;

/** Holds the shop as it is until the transaction ends; whether it is still at that revision. */
export async function holdRevision(tx: Transaction, revision: number): Promise<boolean> {
  const rows = await tx
    .select({ number: shopRevision.number })
    .from(shopRevision)
    .where(eq(shopRevision.number, revision))
    .for('share');
  return rows.length > 0;
}

/** Those of the keys under which there is an order. */
export async function findTakenKeys(tx: Transaction, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .select({ key: orders.idempotencyKey })
    .from(orders)
    .where(inArray(orders.idempotencyKey, [...keys]));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** A ticket number of its branch and day for each; who asks next for one of those waits for the end of this transaction. */
export async function takeTickets(
  tx: Transaction,
  wanted: readonly { branchId: number; day: string }[],
): Promise<number[]> {
  const keyOf = ({ branchId, day }: { branchId: number; day: string }) => `${branchId}/${day}`;
  const groups = Map.groupBy(wanted, keyOf);
  const counters = [...groups.values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first, last: others.length + 1 }] : []))
    // In one order everywhere, so that two transactions never wait for each other in a circle.
    .sort((a, b) => a.branchId - b.branchId || a.day.localeCompare(b.day));
  const taken = await tx
    .insert(ticketCounters)
    .values(counters)
    .onConflictDoUpdate({
      target: [ticketCounters.branchId, ticketCounters.day],
      set: { last: sql`${ticketCounters.last} + excluded.last` },
    })
    .returning({ branchId: ticketCounters.branchId, day: ticketCounters.day, last: ticketCounters.last });
  const next = new Map(
    taken.map((counter) => [keyOf(counter), counter.last - (groups.get(keyOf(counter))?.length ?? 0)]),
  );
  return wanted.map((one) => {
    const before = next.get(keyOf(one));
    if (before === undefined) throw new Error('the ticket counter gave no number');
    next.set(keyOf(one), before + 1);
    return before + 1;
  });
}

/** Stores orders with their lines; null, with the transaction to be undone, if another has the idempotency key of one. */
export async function insertOrders(
  tx: Transaction,
  wanted: readonly { order: NewOrder; lines: readonly NewOrderItem[] }[],
): Promise<StoredOrder[] | null> {
  const rows = await insertRows<{ id: number; uid: string }>(
    tx,
    orders,
    wanted.map(({ order }) => order),
    sql`on conflict (idempotency_key) do nothing returning id, uid`,
  );
  if (rows.length < wanted.length) return null;
  const ids = new Map(rows.map(({ id, uid }) => [uid, id]));
  const stored = wanted.map(({ order, lines }): StoredOrder => {
    const id = ids.get(order.uid);
    if (id === undefined) throw new Error('an order was stored under another uid');
    return {
      order: { ...UNTOUCHED, ...order, id, dueAt: order.appointmentDate ?? order.createdAt },
      items: lines.map((line, position) => ({ ...line, orderId: id, position })),
      rating: null,
    };
  });
  for (const { order, items } of stored) {
    const files = items.flatMap(({ parts }) => uploadsIn(parts));
    await keepUploads(
      tx,
      files.map(({ id }) => id),
      order.createdAt,
    );
  }
  await insertRows(
    tx,
    orderItems,
    stored.flatMap(({ items }) => items),
  );
  return stored;
}
