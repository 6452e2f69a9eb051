import { and, asc, eq, inArray, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { PaymentRow } from './payments.ts';
import { orderItems, orders, payments, questionnaires, uploads } from '../../platform/database/schema.ts';
import type { Questionnaire } from '../../../lib/contract/orders.ts';

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

/** Locks an order until the transaction ends, and reads it. */
export async function lockOrder(
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
