import {
  and,
  asc,
  eq,
  inArray,
  sql,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
} from 'drizzle-orm';
import { uploadsIn } from '../../lib/domain/chosen-parts.ts';
import type { Database, Transaction } from './database.ts';
import { orderItems, orders, questionnaires, shopRevision, ticketCounters, uploads } from './schema.ts';
import { keepUploads } from './uploads.ts';

type Reader = Database | Transaction;
export type OrderRow = InferSelectModel<typeof orders>;
export type OrderItemRow = InferSelectModel<typeof orderItems>;
export type NewOrder = InferInsertModel<typeof orders>;
export type NewOrderItem = Omit<InferInsertModel<typeof orderItems>, 'orderId' | 'position'>;

export interface StoredOrder {
  order: OrderRow;
  items: OrderItemRow[];
  /** How the customer rated it; null as long as there is no rating. */
  rating: number | null;
}

/** The order that was stored under an idempotency key. */
export function findOrderByKey(db: Database, key: string): Promise<StoredOrder | null> {
  return findOrder(db, eq(orders.idempotencyKey, key));
}

export function findOrderByUid(db: Reader, uid: string): Promise<StoredOrder | null> {
  return findOrder(db, eq(orders.uid, uid));
}

export function findOrderById(db: Reader, id: number): Promise<StoredOrder | null> {
  return findOrder(db, eq(orders.id, id));
}

async function findOrder(db: Reader, condition: SQL): Promise<StoredOrder | null> {
  const [found] = await selectOrders(db).where(condition);
  return found ? ((await withItems(db, [found]))[0] ?? null) : null;
}

/** Orders with their ratings, still without their lines. */
export function selectOrders(db: Reader) {
  return db
    .select({ order: orders, rating: questionnaires.rating })
    .from(orders)
    .leftJoin(questionnaires, eq(questionnaires.orderId, orders.id))
    .$dynamic();
}

/** The same with their lines, read by one statement for all of them. */
export async function withItems(
  db: Reader,
  found: readonly { order: OrderRow; rating: number | null }[],
): Promise<StoredOrder[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ order }) => order.id);
  const rows = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return found.map((entry) => ({ ...entry, items: byOrder.get(entry.order.id) ?? [] }));
}

/** Holds the shop as it is until the transaction ends; whether it is still at that revision. */
export async function holdRevision(tx: Transaction, revision: number): Promise<boolean> {
  const rows = await tx
    .select({ number: shopRevision.number })
    .from(shopRevision)
    .where(eq(shopRevision.number, revision))
    .for('share');
  return rows.length > 0;
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

/** The most lines of one statement: PostgreSQL takes 65,535 values. */
const MOST_LINES = 2000;

/** Stores orders with their lines; null, with the transaction to be undone, if another has the idempotency key of one. */
export async function insertOrders(
  tx: Transaction,
  wanted: readonly { order: NewOrder; lines: readonly NewOrderItem[] }[],
): Promise<StoredOrder[] | null> {
  const rows = await tx
    .insert(orders)
    .values(wanted.map(({ order }) => order))
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning();
  if (rows.length < wanted.length) return null;
  const byUid = new Map(rows.map((row) => [row.uid, row]));
  const stored = wanted.map(({ order, lines }) => {
    const row = byUid.get(order.uid);
    if (!row) throw new Error('an order was stored under another uid');
    return { order: row, lines };
  });
  for (const { order, lines } of stored) {
    const files = lines.flatMap(({ parts }) => uploadsIn(parts));
    await keepUploads(
      tx,
      files.map(({ id }) => id),
      order.createdAt,
    );
  }
  const lines = stored.flatMap((one) =>
    one.lines.map((line, position) => ({ ...line, orderId: one.order.id, position })),
  );
  const items: OrderItemRow[] = [];
  for (let first = 0; first < lines.length; first += MOST_LINES)
    items.push(
      ...(await tx
        .insert(orderItems)
        .values(lines.slice(first, first + MOST_LINES))
        .returning()),
    );
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId);
  return stored.map(({ order }) => ({ order, items: byOrder.get(order.id) ?? [], rating: null }));
}

/** Those of the files that were really sent, as `id/publicHash`. */
export async function findUploads(
  db: Database,
  refs: readonly { id: number; publicHash: string }[],
): Promise<Set<string>> {
  if (refs.length === 0) return new Set();
  const rows = await db
    .select({ id: uploads.id, publicHash: uploads.publicHash })
    .from(uploads)
    .where(
      and(
        inArray(
          uploads.id,
          refs.map(({ id }) => id),
        ),
        inArray(
          uploads.publicHash,
          refs.map(({ publicHash }) => publicHash),
        ),
      ),
    );
  return new Set(rows.map(({ id, publicHash }) => `${id}/${publicHash}`));
}
