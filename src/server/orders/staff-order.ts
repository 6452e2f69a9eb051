import type { FrontdeskTicket, Order, OrderDetails } from '../../lib/contract/staff-orders.ts';
import { uploadsIn } from '../../lib/domain/chosen-parts.ts';
import { orderState } from '../../lib/domain/order.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { findTickets } from './queries/find-orders.ts';
import { findOrderEvents, type OrderEventRow } from './queries/order-events.ts';
import type { StoredOrder } from './queries/orders.ts';
import { findOutbox, type OutboxRow } from './queries/outbox.ts';
import { findQuestionnaire } from './queries/questionnaires.ts';
import { findUploadsById } from '../media/queries/uploads.ts';
import type { PaymentDetails } from '../../lib/contract/payments.ts';
import type { Print } from '../../lib/contract/printing.ts';
import { toPublicOrder } from './public-order.ts';

/** An order as staff see it, with its customer. */
export function toOrder(stored: StoredOrder): Order {
  const { order } = stored;
  const shown = toPublicOrder(stored);
  return {
    ...shown,
    state: orderState(shown),
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
  const questionnaire = await findQuestionnaire(db, id);
  const sent = stored.items.flatMap(({ parts }) => uploadsIn(parts));
  const files = await findUploadsById(
    db,
    sent.map((upload) => upload.id),
  );
  const taken = { at: createdAt.toISOString(), actor: 'customer', user: null, action: 'create', changes: {} };
  return {
    ...toOrder(stored),
    history: [taken as OrderDetails['history'][number], ...events.map(toEvent)],
    errands: errands.map(toErrand),
    prints,
    payment,
    questionnaire,
    files,
  };
}

function toEvent({ at, actor, userId, userName, action, changes }: OrderEventRow) {
  const user = userName === null ? null : { id: userId, name: userName };
  return { at: at.toISOString(), actor, user, action, changes };
}

function toErrand({ id, createdAt, channel, purpose, recipient, state, lastError }: OutboxRow) {
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
