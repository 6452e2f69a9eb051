import {
  and,
  asc,
  eq,
  inArray,
  type InferSelectModel,
  type SQL,
  count,
  gte,
  isNull,
  lt,
  ne,
  sql,
} from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { PaymentRow } from './payments.ts';
import {
  orderItems,
  orders,
  payments,
  questionnaires,
  uploads,
  branches,
} from '../../platform/database/schema.ts';
import type { Questionnaire } from '../../../lib/contract/orders.ts';
import { slotAround } from '../../../lib/domain/slots.ts';
import { countHolds, countHoldsBySlot } from './slots.ts';

type Reader = Database | Transaction;
export type OrderRow = InferSelectModel<typeof orders>;
export type OrderItemRow = InferSelectModel<typeof orderItems>;

/** Columns of the online payment that customers see. */
export type ShownPayment = Pick<PaymentRow, keyof typeof SHOWN_PAYMENT>;

/** An order with review and payment, without line items. */
export interface OrderHead {
  order: OrderRow;
  /** The review; null: none. */
  rating: number | null;
  /** null: it is not paid online. */
  payment: ShownPayment | null;
}

export interface StoredOrder extends OrderHead {
  items: OrderItemRow[];
}

/** The order of an idempotency key. */
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

const SHOWN_PAYMENT = {
  state: payments.state,
  amountCents: payments.amountCents,
  currency: payments.currency,
  seenCents: payments.seenCents,
  seenCurrency: payments.seenCurrency,
  refundedCents: payments.refundedCents,
  chargedBackCents: payments.chargedBackCents,
};

/** Orders with reviews and payments, without line items. */
export function selectOrders(db: Reader) {
  return db
    .select({ order: orders, rating: questionnaires.rating, payment: SHOWN_PAYMENT })
    .from(orders)
    .leftJoin(questionnaires, eq(questionnaires.orderId, orders.id))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .$dynamic();
}

/** The same with line items, read by one statement. */
export async function withItems(db: Reader, found: readonly OrderHead[]): Promise<StoredOrder[]> {
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

/** Stored uploads among these, as `id/publicHash`. */
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

/** Stores a review; false: the order has one. */
export async function insertQuestionnaire(
  tx: Transaction,
  { id, branchId, day }: Pick<OrderRow, 'id' | 'branchId' | 'day'>,
  answers: Questionnaire,
  createdAt: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(questionnaires)
    .values({ orderId: id, branchId, day, ...answers, createdAt })
    .onConflictDoNothing()
    .returning({ orderId: questionnaires.orderId });
  return rows.length > 0;
}

/** An order's review; null: none. */
export async function findQuestionnaire(
  db: Database | Transaction,
  orderId: number,
): Promise<Questionnaire | null> {
  const [row] = await db
    .select({
      rating: questionnaires.rating,
      foodRating: questionnaires.foodRating,
      serviceRating: questionnaires.serviceRating,
      processRating: questionnaires.processRating,
      comment: questionnaires.comment,
    })
    .from(questionnaires)
    .where(eq(questionnaires.orderId, orderId));
  return row ?? null;
}

/** A branch's slot capacity; null: unlimited. */
export async function findSlotCapacity(tx: Transaction, branchId: number): Promise<number | null> {
  const [branch] = await tx
    .select({ slotCapacity: branches.slotCapacity })
    .from(branches)
    .where(eq(branches.id, branchId));
  return branch?.slotCapacity ?? null;
}

/** Whose place does not count: the order's own, or that of a hold's key (its hash). */
export interface OwnPlace {
  order?: number;
  hold?: string | null;
}

/**
 * Counts a branch's places in a slot that orders take and customers hold, except the own one. Locks the slot until the transaction ends, so that the count holds. Call after
 * the ticket counter is locked: all transactions lock in the same order.
 */
export async function countSlot(
  tx: Transaction,
  branchId: number,
  slot: { start: number; end: number },
  now: Date,
  own: OwnPlace,
): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`order slot ${branchId} ${slot.start}`}, 0))`,
  );
  // A statement of its own: it must see the commits of earlier lock holders.
  const ordered = await tx.$count(
    orders,
    and(placeTaken(branchId, slot), own.order === undefined ? undefined : ne(orders.id, own.order)),
  );
  return ordered + (await countHolds(tx, branchId, slot, now, own.hold ?? null));
}

/** The orders that take a branch's places from an instant on and before another. */
const placeTaken = (branchId: number, { start, end }: { start: number; end: number }) =>
  and(
    eq(orders.branchId, branchId),
    gte(orders.dueAt, new Date(start)),
    lt(orders.dueAt, new Date(end)),
    isNull(orders.rejectedAt),
    isNull(orders.canceledAt),
    isNull(orders.failedAt),
  );

const SLOT_SECONDS = slotAround(0).end / 1000;

/**
 * The places that are taken or held at a branch from an instant on and before another, by the slot's start, except the held one of a
 * key (its hash); a count of this moment, without a lock.
 */
export async function countSlots(
  db: Database,
  branchId: number,
  span: { start: number; end: number },
  now: Date,
  ownHold: string | null = null,
): Promise<ReadonlyMap<number, number>> {
  const slot = sql<number>`floor(extract(epoch from ${orders.dueAt}) / ${sql.raw(String(SLOT_SECONDS))})::integer`;
  const rows = await db
    .select({ slot, taken: count() })
    .from(orders)
    .where(placeTaken(branchId, span))
    .groupBy(slot);
  const places = new Map(rows.map(({ slot: number, taken }) => [number * SLOT_SECONDS * 1000, taken]));
  for (const [start, held] of await countHoldsBySlot(db, branchId, span, now, ownHold))
    places.set(start, (places.get(start) ?? 0) + held);
  return places;
}

/** Locks an order until the transaction ends, and reads it. */
export async function holdOrder(
  tx: Transaction,
  key: { uid: string } | { id: number },
): Promise<StoredOrder | null> {
  const condition = 'uid' in key ? eq(orders.uid, key.uid) : eq(orders.id, key.id);
  await tx.select({ id: orders.id }).from(orders).where(condition).for('update');
  return 'uid' in key ? findOrderByUid(tx, key.uid) : findOrderById(tx, key.id);
}

/** Columns that may change after an order was placed. */
export type OrderColumns = Partial<Omit<OrderRow, 'id' | 'dueAt' | 'bookYear'>>;

/** Updates a locked order and answers it. */
export async function updateOrder(tx: Transaction, id: number, changes: OrderColumns): Promise<OrderRow> {
  const [row] = await tx.update(orders).set(changes).where(eq(orders.id, id)).returning();
  if (!row) throw new Error(`order ${id} is held and not there`);
  return row;
}

export type ItemColumns = Partial<
  Pick<OrderItemRow, 'amount' | 'unitPriceCents' | 'grossCents' | 'isApproximate'>
>;

/** Updates a line item of a locked order. */
export async function updateOrderItem(
  tx: Transaction,
  orderId: number,
  position: number,
  changes: ItemColumns,
): Promise<void> {
  await tx
    .update(orderItems)
    .set(changes)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
}
