import { isMomentCurrent, refundedTotal, momentsBetween } from '../../lib/domain/order-moments.ts';
import { toCents } from '../../lib/domain/money.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import {
  findOrderById,
  type StoredOrder,
  lockOrder,
  updateOrder,
  updateOrderItem,
  type ItemColumns,
  type OrderColumns,
  type OrderRow,
} from './queries/orders.ts';
import type { OrderJob, WriteOrderJobs } from './order-jobs.ts';
import { toPublicOrder, toOrder } from './order-views.ts';
import type { Order } from '../../lib/contract/staff-orders.ts';
import { slotAround } from '../../lib/domain/slots.ts';
import { serves, type Actor } from '../platform/http/actor.ts';
import { countSlot, findSlotCapacity } from './queries/slots.ts';
import { insertOrderEvent } from './queries/order-history.ts';
import { giveBackUses } from './queries/promotions.ts';
import { keepStock } from './stock/keep-stock.ts';
import { knownBy } from './read-orders.ts';
import { writeOrderWebhooks, type ToldChange } from './order-webhooks.ts';

/**
 * Reacts to an event of an order by writing what has to be done, with its jobs. May be called twice for one event, after a crash,
 * and must write nothing the second time.
 */
export type OrderListener = (tx: Transaction, order: StoredOrder, job: OrderJob) => Promise<void>;

/** Notifies all listeners of an event in one transaction; an event that was undone meanwhile is dropped. */
export function createNotifyListeners(
  db: Database,
  listeners: readonly OrderListener[],
): (job: OrderJob) => Promise<void> {
  return (job) =>
    db.transaction(async (tx) => {
      const order = await findOrderById(tx, job.order);
      if (!order || !isMomentCurrent(toPublicOrder(order), job.moment)) return;
      for (const follow of listeners) await follow(tx, order, job);
    });
}

/** A changed order; `before` is null for a new one. */
interface HeardChange {
  before: StoredOrder | null;
  after: StoredOrder;
}

/** Queues jobs for the events that changes caused, and writes their webhooks, in their transaction. */
export async function notifyOrderChanges(
  tx: Transaction,
  writeJobs: WriteOrderJobs,
  changes: readonly HeardChange[],
  { at, afterSeconds = 0 }: { at: Date; afterSeconds?: number | undefined },
): Promise<void> {
  const told: ToldChange[] = [];
  const jobs = changes.flatMap(({ before, after }) => {
    const [was, is] = [before && toPublicOrder(before), toPublicOrder(after)];
    const moments = momentsBetween(was, is);
    told.push({ before, after, moments });
    const { id: order, strayPayment } = is;
    const totalCents = toCents(refundedTotal(is));
    const cents = totalCents - (was ? toCents(refundedTotal(was)) : 0);
    const isAll = strayPayment ? strayPayment.refunded >= strayPayment.amount : is.isRefunded;
    const refund = { cents, totalCents, isAll };
    return moments.map((moment) => ({ order, moment, ...(moment === 'refunded' ? { refund } : {}) }));
  });
  if (jobs.length > 0) await writeJobs(tx, jobs, afterSeconds);
  await writeOrderWebhooks(tx, told, { at, afterSeconds });
}

/** Thrown to roll a transaction back, with the reason. */
export class Rollback<C extends string> extends Error {
  readonly why: C;
  constructor(why: C) {
    super(why);
    this.why = why;
  }
}

/** The database, and the queue of order events. */
export interface OrderDependencies {
  db: Database;
  writeJobs: WriteOrderJobs;
}

/** An action on an order. `notifyAfter`: seconds until listeners are notified; default: at once. */
interface Change {
  at: Date;
  action: string;
  notifyAfter?: number;
}

/** Who acts on which order: the customer (uid, hash) or staff (id). */
export type OrderActor = { uid: string; hash: string } | { actor: Actor; id: number };

/** Changed columns of an order, and of one of its line items. */
export interface OrderUpdate {
  order: OrderColumns;
  item?: { position: number; columns: ItemColumns };
}

type Decision<C> = { ok: true; update: OrderUpdate } | { ok: false; code: C };

export type Changed<C extends string> =
  { ok: true; order: StoredOrder } | { ok: false; code: C | 'notFound' | 'notAllowed' | 'slotFull' };

/** Locks an order for an actor who may change it, until the transaction ends. */
export async function lockOrderFor(
  tx: Transaction,
  who: OrderActor,
): Promise<{ ok: true; held: StoredOrder } | { ok: false; code: 'notFound' | 'notAllowed' }> {
  const held = await lockOrder(tx, who);
  if ('uid' in who) {
    const own = knownBy(held, who.hash);
    return own ? { ok: true, held: own } : { ok: false, code: 'notFound' };
  }
  if (!held) return { ok: false, code: 'notFound' };
  return serves(who.actor, held.order.branchId) ? { ok: true, held } : { ok: false, code: 'notAllowed' };
}

/**
 * Changes an order in one transaction: locks it, decides on its current state, writes the change and its history, and queues the
 * notification of listeners. A concurrent change waits for the lock and decides on the result.
 */
export async function changeOrder<C extends string>(
  { db, writeJobs }: OrderDependencies,
  who: OrderActor,
  { at, action, notifyAfter }: Change,
  decide: (held: StoredOrder, tx: Transaction) => Decision<C> | Promise<Decision<C>>,
): Promise<Changed<C>> {
  try {
    return await db.transaction(async (tx): Promise<Changed<C>> => {
      const found = await lockOrderFor(tx, who);
      if (!found.ok) return found;
      const decision = await decide(found.held, tx);
      if (!decision.ok) return decision;
      if (isNothing(decision.update)) return { ok: true, order: found.held };
      const order = await writeUpdate(tx, found.held, decision.update, at);
      await insertChange(tx, who, { at, action }, toOrder(found.held), toOrder(order));
      await notifyOrderChanges(tx, writeJobs, [{ before: found.held, after: order }], {
        at,
        afterSeconds: notifyAfter,
      });
      return { ok: true, order };
    });
  } catch (error) {
    if (error instanceof Rollback && error.why === 'slotFull') return { ok: false, code: 'slotFull' };
    throw error;
  }
}

const isNothing = ({ order, item }: OrderUpdate) => !item && Object.keys(order).length === 0;

async function writeUpdate(
  tx: Transaction,
  held: StoredOrder,
  { order, item }: OrderUpdate,
  at: Date,
): Promise<StoredOrder> {
  if (item) await updateOrderItem(tx, held.order.id, item.position, item.columns);
  const row = Object.keys(order).length > 0 ? await updateOrder(tx, held.order.id, order) : held.order;
  await keepSlot(tx, held.order, row, at);
  await keepUsesAndStock(tx, held, row, item);
  const items = held.items.map((line) =>
    line.position === item?.position ? { ...line, ...item.columns } : line,
  );
  return { ...held, order: row, items };
}

/** Gives back what an order used of promotions when it ends without success, and keeps what it took of the stock in line with it. */
export async function keepUsesAndStock(
  tx: Transaction,
  before: StoredOrder,
  after: OrderRow,
  item?: OrderUpdate['item'],
): Promise<void> {
  const [counted, counts] = [takesPlace(before.order), takesPlace(after)];
  if (after.promotions.length > 0 && counted && !counts) await giveBackUses(tx, after.id);
  if (!(await keepStock(tx, { before, after, counted, counts, item }))) throw new Rollback('stockShort');
}

const takesPlace = ({ rejectedAt, canceledAt, failedAt }: OrderRow) =>
  !rejectedAt && !canceledAt && !failedAt;

/**
 * Checks the capacity of the slot that an order moves to or returns to. Runs after the update, which locks the ticket counter.
 */
async function keepSlot(tx: Transaction, before: OrderRow, after: OrderRow, at: Date): Promise<void> {
  const slot = slotAround(after.dueAt.getTime());
  const isThere = slot.start === slotAround(before.dueAt.getTime()).start && takesPlace(before);
  if (isThere || !takesPlace(after)) return;
  const capacity = await findSlotCapacity(tx, after.branchId);
  if (capacity === null) return;
  const taken = await countSlot(tx, after.branchId, slot, at, { order: after.id });
  if (taken >= capacity) throw new Rollback('slotFull');
}

/** Contact fields, which may be changed later. */
export const WORDS = [
  'name',
  'email',
  'phone',
  'street',
  'city',
  'floor',
  'stairway',
  'door',
  'comment',
] as const satisfies (keyof Order & keyof OrderRow)[];

/** Fields whose changes the history records; the others follow from them. */
const RECORDED_FIELDS = [
  'state',
  'appointment',
  'counterAppointment',
  'rejectionMessage',
  'isPaid',
  'isRefunded',
  'refunded',
  ...WORDS,
  'items',
  'questionnaireRating',
] as const satisfies (keyof Order)[];

/** Adds a change to the order's history. */
export function insertChange(
  tx: Transaction,
  who: OrderActor | null,
  { at, action }: { at: Date; action: string },
  before: Order,
  after: Order,
): Promise<void> {
  const changes = Object.fromEntries(
    RECORDED_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map(
      (field) => [field, { from: before[field] as unknown, to: after[field] as unknown }],
    ),
  );
  if (before.pricing.totalGross !== after.pricing.totalGross)
    changes['totalGross'] = { from: before.pricing.totalGross, to: after.pricing.totalGross };
  return insertOrderEvent(tx, { orderId: after.id, at, action, changes, ...actorColumns(who) });
}

/** The actor as the history stores it. */
export function actorColumns(who: OrderActor | null) {
  if (who === null) return { actor: 'system' as const };
  if ('uid' in who) return { actor: 'customer' as const };
  return {
    actor: 'staff' as const,
    userId: who.actor.keyId === undefined ? who.actor.id : null,
    userName: who.actor.name,
  };
}
