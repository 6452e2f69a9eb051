import { randomBytes } from 'node:crypto';
import type { DateTime } from 'luxon';
import type { OrderDraft } from '../../lib/contract/orders.ts';
import type { TakenBy } from '../../lib/contract/staff-orders.ts';
import type { Language } from '../../lib/domain/languages.ts';
import { flagsOf } from '../../lib/domain/order-mode.ts';
import { slotAround } from '../../lib/domain/slots.ts';
import { lineFacts } from '../../lib/domain/line-facts.ts';
import { ratioOf } from '../../lib/domain/quantity.ts';
import { isOnlinePayment } from '../../lib/domain/payment-methods.ts';
import type { Transaction } from '../platform/database/database.ts';
import { UploadGone } from '../media/queries/uploads.ts';
import { batchCalls } from '../platform/async/concurrency.ts';
import type { OrderRow, StoredOrder } from './queries/orders.ts';
import {
  insertOrders,
  takeBookNumbers,
  takeTickets,
  type NewOrder,
  type NewOrderItem,
} from './queries/insert-orders.ts';
import { insertPayments, type NewPaymentRow } from './queries/payments.ts';
import { lockCounters, takeUses, type ContactHashes } from './queries/promotions.ts';
import { countSlot, deleteHold } from './queries/slots.ts';
import { lockStock, takeStock, tellStock } from './queries/stock.ts';
import type { CheckedOrder } from './checks/check-order.ts';
import { type OrderDependencies, Rollback, notifyOrderChanges } from './change-order.ts';
import { grossColumns, pricingColumns } from './price-columns.ts';
import { readableText } from './readable-text.ts';

/** Letters and digits that are not confused when read aloud. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const UID_LENGTH = 12;
/** 192 bits. */
const HASH_BYTES = 24;

/** The keys of an order's status page: a short name and an unguessable secret. */
function newOrderKeys(): { uid: string; hash: string } {
  const bytes = randomBytes(UID_LENGTH + HASH_BYTES);
  // Slightly biased, which does not matter: the secret is the hash.
  const uid = Array.from(bytes.subarray(HASH_BYTES), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return { uid, hash: bytes.toString('base64url', 0, HASH_BYTES) };
}

/** A request that was checked against the shop of `revision`. */
interface CheckedRequest {
  order: CheckedOrder;
  draft: OrderDraft;
  /** Who uses its promotions. */
  contact: ContactHashes;
  hash: string;
  idempotencyKey: string | null;
  /** The hash of the key of its held place; null: none. */
  hold: string | null;
  takenBy: TakenBy | null;
  /** Of all that its customer receives. */
  language: Language;
  at: DateTime;
  revision: number;
}

/** Failures that only the transaction detects. */
type Failure = 'keyTaken' | 'slotFull' | 'uploadGone' | 'promotionUsedUp' | 'stockShort';
type Outcome = StoredOrder | 'shopChanged' | Failure;

/** Stores an order completely or not at all, and only if the shop still has the checked revision. */
type StoreOrder = (request: CheckedRequest) => Promise<Outcome>;

/** Orders per transaction at most. */
const MAX_BATCH = 50;

/**
 * Orders that arrive during a transaction share the next one, and its single write to disk. The next begins while the last one
 * commits, and waits for its row lock where both need a ticket number of the same branch.
 */
export function createStoreOrder({ db, writeJobs }: OrderDependencies): StoreOrder {
  const storeSoon = batchCalls(MAX_BATCH, (requests: readonly CheckedRequest[], startNext) =>
    storeAll({ db, writeJobs }, requests, startNext),
  );
  // Where slot capacity is counted, each order has its own transaction.
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
      // One failing order must not fail the batch.
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

/** Stores all orders (of equal keys the first) or none; calls `startNext` before the commit. */
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
      { at: fresh[0]?.at.toJSDate() ?? new Date() },
    );
    startNext();
    const outcomes = new Map(fresh.map((request, index) => [request, stored[index]]));
    return requests.map((request) => outcomes.get(request) ?? 'keyTaken');
  });
}

/** null: the shop has another revision. */
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
  for (const request of requests) if (await isSlotFull(tx, request)) throw new Rollback<Failure>('slotFull');
  const bookNumbers = await takeBookNumbers(tx, requests.map(dayOf));
  const wanted = requests.map((request, index) => ({
    order: toRow(request, { ticketNumber: tickets[index] ?? 0, bookNumber: bookNumbers[index] ?? 0 }),
    lines: toLines(request.order),
  }));
  const stored = await insertOrders(tx, wanted).catch((error: unknown) => {
    throw error instanceof UploadGone ? new Rollback<Failure>('uploadGone') : error;
  });
  // A key was used before: roll the ticket numbers back.
  if (!stored) throw new Rollback<Failure>('keyTaken');
  for (const { hold } of requests) if (hold !== null) await deleteHold(tx, hold);
  await takePromotions(tx, requests, stored);
  await takeAllStock(tx, requests, stored);
  await insertPayments(
    tx,
    stored.flatMap(({ order }, index) => toPayment(order, requests[index]) ?? []),
  );
  return stored;
}

/** Takes the uses of promotions. Their counters are locked together, in one order for all transactions. */
async function takePromotions(
  tx: Transaction,
  requests: readonly CheckedRequest[],
  stored: readonly StoredOrder[],
): Promise<void> {
  await lockCounters(
    tx,
    requests.flatMap(({ order }) => order.uses.map(({ promotionId }) => promotionId)),
  );
  for (const [index, { order: checked, contact }] of requests.entries()) {
    const id = stored[index]?.order.id;
    if (id !== undefined && checked.uses.length > 0 && !(await takeUses(tx, id, checked.uses, contact)))
      throw new Rollback<Failure>('promotionUsedUp');
  }
}

/** The same for what is counted of the goods: the last portion has one winner. After the promotions, in every transaction. */
async function takeAllStock(
  tx: Transaction,
  requests: readonly CheckedRequest[],
  stored: readonly StoredOrder[],
): Promise<void> {
  const wanted = requests.flatMap(({ order }) => order.stock);
  if (wanted.length === 0) return;
  await lockStock(tx, wanted);
  for (const [index, { order }] of requests.entries()) {
    const id = stored[index]?.order.id;
    if (id !== undefined && !(await takeStock(tx, id, order.stock)))
      throw new Rollback<Failure>('stockShort');
  }
  await tellStock(tx);
}

/** PostgreSQL errors of values (22) and constraints (23): rolled back, and the connection is fine. */
function isRefusedByTable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^2[23]/.test(code)) return true;
  }
  return false;
}

const dayOf = ({ at }: CheckedRequest) => at.toISODate() ?? '';

/** Whether the slot has reached the branch's capacity. */
async function isSlotFull(tx: Transaction, { order, at, hold }: CheckedRequest): Promise<boolean> {
  const { branch, appointment } = order;
  if (branch.slotCapacity === null) return false;
  const slot = slotAround((appointment ?? at).toMillis());
  return (await countSlot(tx, branch.id, slot, at.toJSDate(), { hold })) >= branch.slotCapacity;
}

function toRow(request: CheckedRequest, numbers: Pick<NewOrder, 'ticketNumber' | 'bookNumber'>): NewOrder {
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
    ...numbers,
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
    language: request.language,
    legalTexts: order.legalTexts,
    ...pricingColumns(pricing),
    deliveryTaxing: order.deliveryTaxing,
    tipsTaxRate: pricing.tip > 0 ? order.tipsTaxRate : null,
    takenBy: request.takenBy,
    createdAt: request.at.toJSDate(),
  };
}

/** The pending payment of an order that is paid online; the order's uid is its reference. */
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
    // If this process dies before the payment is created, the scheduled check finds it.
    checkAt: waitsUntil,
    createdAt,
  };
}

function toLines({ items, stations, pricing }: CheckedOrder): NewOrderItem[] {
  return items.map(({ product, amount, unit, parts }, index) => {
    const line = pricing.lines[index];
    const made = stations[index];
    if (!line) throw new Error(`line ${index} has no price`);
    return {
      productId: product.id,
      name: product.name,
      amount,
      unit,
      parts,
      unitPriceCents: line.unitPrice,
      taxRate: line.taxRate,
      ...grossColumns(line),
      isApproximate: line.isApproximate,
      ratio: ratioOf(product, unit) ?? 1,
      pricing: product.pricing,
      facts: lineFacts(product, parts),
      stationId: made?.station ?? null,
      components: made?.components.length ? made.components : null,
    };
  });
}
