import type { DateTime } from 'luxon';
import type { OrderDraft } from '../../lib/contract/orders.ts';
import { flagsOf } from '../../lib/domain/order-mode.ts';
import { slotAround } from '../../lib/domain/slots.ts';
import { ratioOf } from '../../lib/domain/sold-units.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import type { Transaction } from '../platform/database/database.ts';
import { countSlot } from './queries/order-slots.ts';
import { insertOrders, takeTickets, type NewOrder, type NewOrderItem } from './queries/insert-orders.ts';
import type { OrderRow, StoredOrder } from './queries/orders.ts';
import { insertPayments, type NewPaymentRow } from './queries/payments.ts';
import { UploadGone } from '../media/queries/uploads.ts';
import type { CheckedOrder } from './checks/check-order.ts';
import { newOrderKeys } from './order-keys.ts';
import type { OrderDependencies } from './change-order.ts';
import { pricingColumns } from './pricing-columns.ts';
import { readableText } from './readable-text.ts';
import { notifyOrderChanges } from './notify-order-changes.ts';
import { batchCalls } from '../platform/async/batch.ts';
import { Rollback } from './rollback.ts';

/** A request that holds against the shop of that revision. */
interface CheckedRequest {
  order: CheckedOrder;
  draft: OrderDraft;
  hash: string;
  idempotencyKey: string | null;
  at: DateTime;
  revision: number;
}

/** What only the transaction itself finds out. */
type Failure = 'keyTaken' | 'slotFull' | 'uploadGone';
type Outcome = StoredOrder | 'shopChanged' | Failure;

/** All of the order or nothing, and only if the shop is still what the order was checked against. */
type StoreOrder = (request: CheckedRequest) => Promise<Outcome>;

/** The most orders of one transaction. */
const MOST_AT_ONCE = 50;

/**
 * Orders that come in while others are being written share the next transaction: one write to the disk for all of them. It begins
 * while the last one is being committed, and waits for it where both want a ticket number of the same branch.
 */
export function createStoreOrder({ db, writeJobs }: OrderDependencies): StoreOrder {
  const storeSoon = batchCalls(MOST_AT_ONCE, (requests: readonly CheckedRequest[], startNext) =>
    storeAll({ db, writeJobs }, requests, startNext),
  );
  // Where places are counted each order stands in line for itself.
  return (request) =>
    request.order.branch.slotCapacity === null ? storeSoon(request) : storeOne({ db, writeJobs }, request);
}

async function storeAll(
  dependencies: OrderDependencies,
  requests: readonly CheckedRequest[],
  startNext: () => void,
): Promise<PromiseSettledResult<Outcome>[]> {
  const isOneShop = requests.every(({ revision }) => revision === requests[0]?.revision);
  if (requests.length > 1 && isOneShop) {
    const outcomes = await transact(dependencies, requests, startNext).catch((error: unknown) => {
      // One that cannot be stored is no reason to refuse the others.
      if (error instanceof Rollback || isRefusedByTable(error)) return null;
      throw error;
    });
    if (outcomes) return outcomes.map((value) => ({ status: 'fulfilled', value }));
  }
  return Promise.allSettled(requests.map((request) => storeOne(dependencies, request, startNext)));
}

async function storeOne(
  dependencies: OrderDependencies,
  request: CheckedRequest,
  startNext?: () => void,
): Promise<Outcome> {
  try {
    const [outcome] = await transact(dependencies, [request], startNext);
    if (!outcome) throw new Error('the transaction had no outcome');
    return outcome;
  } catch (error) {
    if (error instanceof Rollback) return error.why as Failure;
    throw error;
  }
}

/** Stores all, of those with the same key the first, or none if one of them cannot be stored; `startNext` is called before the end. */
function transact(
  { db, writeJobs }: OrderDependencies,
  requests: readonly CheckedRequest[],
  startNext = () => {},
): Promise<Outcome[]> {
  const byKey = Map.groupBy(requests, (request) => request.idempotencyKey ?? request);
  const fresh = [...byKey.values()].flatMap(([first]) => first ?? []);
  return db.transaction(async (tx): Promise<Outcome[]> => {
    const stored = await storeFresh(tx, fresh);
    if (!stored) return requests.map(() => 'shopChanged');
    await notifyOrderChanges(
      tx,
      writeJobs,
      stored.map((after) => ({ before: null, after })),
    );
    startNext();
    const outcomes = new Map(fresh.map((request, index) => [request, stored[index]]));
    return requests.map((request) => outcomes.get(request) ?? 'keyTaken');
  });
}

/** Null if the shop is another one than they were checked against. */
async function storeFresh(
  tx: Transaction,
  requests: readonly CheckedRequest[],
): Promise<StoredOrder[] | null> {
  const tickets = await takeTickets(
    tx,
    requests[0]?.revision ?? 0,
    requests.map((request) => ({ branchId: request.order.branch.id, day: dayOf(request) })),
  );
  if (!tickets) return null;
  for (const request of requests)
    if (await isSlotFull(tx, request.order, request.at)) throw new Rollback<Failure>('slotFull');
  const wanted = requests.map((request, index) => ({
    order: toRow(request, tickets[index] ?? 0),
    lines: toLines(request.order),
  }));
  const stored = await insertOrders(tx, wanted).catch((error: unknown) => {
    throw error instanceof UploadGone ? new Rollback<Failure>('uploadGone') : error;
  });
  // One has been ordered before; the numbers that were taken go back.
  if (!stored) throw new Rollback<Failure>('keyTaken');
  await insertPayments(
    tx,
    stored.flatMap(({ order }, index) => toPayment(order, requests[index]) ?? []),
  );
  return stored;
}

/** What PostgreSQL says of values (22) and constraints (23): the transaction is undone, and the connection is fine. */
function isRefusedByTable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^2[23]/.test(code)) return true;
  }
  return false;
}

const dayOf = ({ at }: CheckedRequest) => at.toISODate() ?? '';

/** Whether the branch takes no more orders for that time. */
async function isSlotFull(
  tx: Transaction,
  { branch, appointment }: CheckedOrder,
  now: DateTime,
): Promise<boolean> {
  if (branch.slotCapacity === null) return false;
  const slot = slotAround((appointment ?? now).toMillis());
  return (await countSlot(tx, branch.id, slot, null)) >= branch.slotCapacity;
}

function toRow(request: CheckedRequest, ticketNumber: number): NewOrder {
  const { order } = request;
  const { branch, mode, table, donatee, contact, appointment, pricing, currency } = order;
  const { id, identifier, name, street, zipCode, city, phone } = branch;
  return {
    ...newOrderKeys(),
    idempotencyKey: request.idempotencyKey,
    requestHash: request.hash,
    branchId: branch.id,
    branch: { id, identifier, name, street, zipCode, city, phone },
    day: dayOf(request),
    hour: request.at.hour,
    ticketNumber,
    ...flagsOf(mode),
    tableId: table?.id ?? null,
    tableIdentifier: table?.identifier ?? null,
    donateeId: donatee?.id ?? null,
    donateeName: donatee?.name ?? null,
    ...contact,
    comment: readableText(request.draft.comment),
    area: order.area,
    appointmentDate: appointment?.toJSDate() ?? null,
    paymentMethod: request.draft.paymentMethod,
    currency,
    ...pricingColumns(pricing),
    createdAt: request.at.toJSDate(),
  };
}

/** What waits to be paid at a provider; the order's name is that of its payment, too. */
function toPayment(
  { id, branchId, paymentMethod, uid, totalGrossCents, currency, createdAt }: OrderRow,
  request: CheckedRequest | undefined,
): NewPaymentRow | null {
  if (!request || !isOnlinePayment(paymentMethod)) return null;
  const waitsUntil = request.at.plus({ minutes: request.order.paymentMinutes }).toJSDate();
  return {
    orderId: id,
    branchId,
    method: paymentMethod,
    reference: uid,
    amountCents: totalGrossCents,
    currency,
    state: 'creating',
    waitsUntil,
    // Should this process end before the provider is opened, the clock finds it.
    checkAt: waitsUntil,
    createdAt,
  };
}

function toLines({ items, pricing }: CheckedOrder): NewOrderItem[] {
  return items.map(({ product, amount, unit, parts }, index) => {
    const line = pricing.lines[index];
    if (!line) throw new Error(`line ${index} has no price`);
    return {
      productId: product.id,
      name: product.name,
      amount,
      unit,
      parts,
      unitPriceCents: line.unitPrice,
      grossCents: line.gross,
      taxRate: line.taxRate,
      isApproximate: line.isApproximate,
      ratio: ratioOf(product, unit) ?? 1,
      pricing: product.pricing,
    };
  });
}
