import type { OrderDeposit, PublicOrder, StrayPayment } from '../../lib/contract/orders.ts';
import { orderInWords } from '../../lib/contract/own-words.ts';
import { asCents, fromCents } from '../../lib/domain/money.ts';
import {
  type OrderItemRow,
  type OrderRow,
  type ShownPayment,
  type StoredOrder,
  findQuestionnaire,
} from './queries/orders.ts';
import type { FrontdeskTicket, Order, OrderDetails } from '../../lib/contract/staff-orders.ts';
import { formatBookNumber } from '../../lib/domain/day-close.ts';
import { uploadsIn } from '../../lib/domain/uploads.ts';
import { orderState } from '../../lib/domain/order.ts';
import type { StoredComponent } from '../platform/database/schema/orders.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import type { findTickets } from './queries/find-orders.ts';
import { findOrderEvents, type OrderEventRow } from './queries/order-history.ts';
import { findOutbox, type OutboxRow } from './queries/outbox.ts';
import { readCorrections } from './queries/corrections.ts';
import { findUploadsById } from '../media/queries/uploads.ts';
import type { PaymentDetails } from '../../lib/contract/payments.ts';
import type { Print } from '../../lib/contract/printing.ts';

const money = (cents: number) => fromCents(asCents(cents));
const instant = (at: Date | null) => at?.toISOString() ?? null;

/** An order as its customer sees it. */
export function toPublicOrder({ order, items, rating, payment }: StoredOrder): PublicOrder {
  return {
    id: order.id,
    uid: order.uid,
    hash: order.hash,
    ticketNumber: String(order.ticketNumber),
    paymentRedirectUrl: isPayable(order) ? order.paymentRedirectUrl : null,
    paymentWaitsUntil: isPayable(order) ? instant(order.paymentWaitsUntil) : null,
    paymentMethod: order.paymentMethod,
    isDelivery: order.isDelivery,
    isDineIn: order.isDineIn,
    tableIdentifier: order.tableIdentifier,
    createdAt: order.createdAt.toISOString(),
    appointmentDate: instant(order.appointmentDate),
    appointment: instant(order.appointment),
    counterAppointment: instant(order.counterAppointment),
    rejectionMessage: order.rejectionMessage,
    questionnaireRating: rating,
    branch: order.branch,
    ...flagsOf(order),
    refunded: money(order.refundedCents),
    strayPayment: strayPaymentOf(order, payment),
    hasConfirmation: true,
    items: items.map(toOrderItem),
    pricing: pricingOf(order),
    ...(order.tillReceipt && { tillReceipt: order.tillReceipt }),
  };
}

/**
 * An order as its customer reads it: its dishes are named in the language that it was placed in, as far as the shop has translated them.
 * Everything that is kept, printed and counted of it is German.
 */
export type ShowOrder = (stored: StoredOrder) => Promise<PublicOrder>;

export function createShowOrder(readShop: ReadCurrentShop): ShowOrder {
  return async (stored) => {
    const order = toPublicOrder(stored);
    const { language } = stored.order;
    if (language === 'de') return order;
    const shop = (await readShop())?.shop;
    return shop ? orderInWords(order, shop, language) : order;
  };
}

/** The address to pay at; null: paid, or no longer payable. */
const isPayable = ({ paidAt, rejectedAt, canceledAt, failedAt }: OrderRow) =>
  !paidAt && !rejectedAt && !canceledAt && !failedAt;

/** A payment that does not belong to a paid order; null: none. */
function strayPaymentOf({ paidAt }: OrderRow, payment: ShownPayment | null): StrayPayment | null {
  if (paidAt || payment?.state !== 'paid' || payment.seenCents === null || payment.seenCurrency === null)
    return null;
  const { seenCents, seenCurrency, refundedCents } = payment;
  return { amount: money(seenCents), currency: seenCurrency, refunded: money(refundedCents) };
}

function flagsOf(order: OrderRow) {
  return {
    isConfirmed: order.confirmedAt !== null,
    isInDelivery: order.inDeliveryAt !== null,
    isDelivered: order.deliveredAt !== null,
    isCompleted: order.completedAt !== null,
    isRejected: order.rejectedAt !== null,
    isCanceled: order.canceledAt !== null,
    isFailed: order.failedAt !== null,
    isPaid: order.paidAt !== null,
    isRefunded: order.refundedAt !== null,
  };
}

function toOrderItem(item: OrderItemRow): PublicOrder['items'][number] {
  return {
    product: item.productId === null ? null : { id: item.productId },
    name: item.name,
    amount: item.amount,
    unit: item.unit,
    parts: item.parts,
    unitPrice: money(item.unitPriceCents),
    gross: money(item.grossCents),
    ...(item.discountCents > 0 && { discount: money(item.discountCents) }),
    taxRate: item.taxRate,
    ...(item.taxes && {
      taxes: item.taxes.map(({ rate, grossCents }) => ({ rate, gross: money(grossCents) })),
    }),
    ...(item.deposits && { deposits: item.deposits.map(toDeposit) }),
    isApproximate: item.isApproximate,
    ...(item.facts ? { facts: item.facts } : {}),
  };
}

function toDeposit(deposit: NonNullable<OrderItemRow['deposits']>[number]): OrderDeposit {
  const { kind, amountCents, pieces, grossCents, taxRate } = deposit;
  return { kind, amount: money(amountCents), pieces, gross: money(grossCents), taxRate };
}

const toOrderPromotion = ({ id, name, code, kind, amountCents }: OrderRow['promotions'][number]) => ({
  id,
  name,
  code,
  kind,
  amount: money(amountCents),
});

function pricingOf(order: OrderRow): PublicOrder['pricing'] {
  return {
    gross: money(order.grossCents),
    net: money(order.netCents),
    tax: money(order.taxCents),
    ...(order.depositGrossCents > 0 && { depositGross: money(order.depositGrossCents) }),
    ...(order.tipCents > 0 && { tip: money(order.tipCents) }),
    ...(order.discountCents > 0 && { discount: money(order.discountCents) }),
    ...(order.deliveryDiscountCents > 0 && { deliveryDiscount: money(order.deliveryDiscountCents) }),
    ...(order.promotions.length > 0 && {
      promotions: order.promotions.filter((one) => one.amountCents > 0).map(toOrderPromotion),
    }),
    ...(order.roundingCents !== 0 && { rounding: money(order.roundingCents) }),
    deliveryGross: money(order.deliveryGrossCents),
    deliveryNet: money(order.deliveryNetCents),
    totalGross: money(order.totalGrossCents),
    totalNet: money(order.totalNetCents),
    taxes: order.taxes.map(({ rate, amountCents }) => ({ rate, amount: money(amountCents) })),
    isApproximate: order.isApproximate,
  };
}

const atStation = (id: number | null | undefined) => (typeof id === 'number' ? { station: { id } } : {});

const toComponent = ({ productId, stationId, part, option }: StoredComponent) => ({
  part,
  option,
  product: { id: productId },
  ...atStation(stationId),
});

const toStaffItem = (
  item: PublicOrder['items'][number],
  row: OrderItemRow | undefined,
): Order['items'][number] => ({
  ...item,
  ...atStation(row?.stationId),
  ...(row?.components && { components: row.components.map(toComponent) }),
});

/** An order as staff see it, with its customer. */
export function toOrder(stored: StoredOrder): Order {
  const { order, items } = stored;
  const shown = toPublicOrder(stored);
  return {
    ...shown,
    state: orderState(shown),
    items: shown.items.map((item, index) => toStaffItem(item, items[index])),
    ...(order.stationsDone.length > 0 && { stationsDone: order.stationsDone }),
    bookNumber: formatBookNumber(order.bookYear, order.bookNumber),
    dueAt: order.dueAt.toISOString(),
    currency: order.currency,
    name: order.name,
    email: order.email,
    phone: order.phone,
    street: order.street,
    city: order.city,
    floor: order.floor,
    stairway: order.stairway,
    door: order.door,
    comment: order.comment,
    donateeName: order.donateeName,
    language: order.language,
    takenBy: order.takenBy,
  };
}

/** Details of an order that other subjects provide. */
export interface DetailSources {
  /** Its prints, oldest first. */
  findPrintsOf: (db: Database | Transaction, orderId: number) => Promise<Print[]>;
  /** How it was paid online; null: it was not. */
  readPaymentOf: (
    db: Database | Transaction,
    order: { id: number; ticketNumber: number },
  ) => Promise<PaymentDetails | null>;
}

/** An order as staff see it with all that happened to it since it was placed. */
export type ReadDetails = (db: Database | Transaction, stored: StoredOrder) => Promise<OrderDetails>;

export const createReadDetails =
  (sources: DetailSources): ReadDetails =>
  (db, stored) =>
    readDetails(sources, db, stored);

async function readDetails(
  { findPrintsOf, readPaymentOf }: DetailSources,
  db: Database | Transaction,
  stored: StoredOrder,
): Promise<OrderDetails> {
  const { id, createdAt } = stored.order;
  // One after the other: a transaction has one connection.
  const events = await findOrderEvents(db, id);
  const errands = await findOutbox(db, id);
  const prints = await findPrintsOf(db, id);
  const payment = await readPaymentOf(db, stored.order);
  const corrections = await readCorrections(db, id);
  const questionnaire = await findQuestionnaire(db, id);
  const sent = stored.items.flatMap(({ parts }) => uploadsIn(parts));
  const files = await findUploadsById(
    db,
    sent.map((upload) => upload.id),
  );
  const { takenBy } = stored.order;
  const taken = {
    at: createdAt.toISOString(),
    actor: takenBy ? ('staff' as const) : ('customer' as const),
    user: takenBy?.user ?? null,
    action: 'create',
    changes: {},
  };
  return {
    ...toOrder(stored),
    history: [taken, ...events.map(toEvent)],
    errands: errands.map(toTask),
    prints,
    payment,
    corrections,
    questionnaire,
    files,
  };
}

function toEvent({ at, actor, userId, userName, action, changes }: OrderEventRow) {
  const user = userName === null ? null : { id: userId, name: userName };
  return { at: at.toISOString(), actor, user, action, changes };
}

function toTask({ id, createdAt, channel, purpose, recipient, state, lastError }: OutboxRow) {
  return { id, at: createdAt.toISOString(), channel, purpose, recipient, state, reason: lastError };
}

/** A ticket for the front desk. */
export function toTicket(row: Awaited<ReturnType<typeof findTickets>>[number]): FrontdeskTicket {
  return {
    ...row,
    state: row.state as FrontdeskTicket['state'],
    ticketNumber: String(row.ticketNumber),
    dueAt: row.dueAt.toISOString(),
  };
}
