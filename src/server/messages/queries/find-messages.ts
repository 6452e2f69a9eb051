import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { MESSAGE_FIELDS } from '../../../lib/contract/messages.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { MESSAGE_CHANNELS, type OutboxRow } from '../../orders/queries/outbox.ts';
import { orders, outbox, branches, config, orderEvents } from '../../platform/database/schema.ts';

/** A message with the fields that identify its order. */
export interface FoundMessage {
  row: OutboxRow;
  order: { id: number; ticketNumber: number; branch: { name: string } } | null;
}

const COLUMNS: ListColumns<typeof MESSAGE_FIELDS> = {
  fields: {
    id: outbox.id,
    orderId: outbox.orderId,
    branchId: outbox.branchId,
    channel: outbox.channel,
    audience: outbox.audience,
    state: outbox.state,
    purpose: outbox.purpose,
    recipient: outbox.recipient,
    createdAt: outbox.createdAt,
  },
  search: [outbox.recipient],
  order: [desc(outbox.id)],
};

const ARE_MESSAGES = inArray(outbox.channel, [...MESSAGE_CHANNELS]);

const withOrder = (db: Database | Transaction) =>
  db
    .select({
      row: outbox,
      order: { id: orders.id, ticketNumber: orders.ticketNumber, branch: orders.branch },
    })
    .from(outbox)
    .leftJoin(orders, eq(orders.id, outbox.orderId))
    .$dynamic();

/** Messages of some branches (null: all), newest first by default. */
export async function findMessages(
  db: Database,
  query: ListQuery,
  branchIds: readonly number[] | null,
): Promise<ListPage<FoundMessage>> {
  const ofBranches: SQL | undefined =
    branchIds === null ? undefined : inArray(outbox.branchId, [...branchIds]);
  const { where, orderBy, limit, offset } = listClauses(query, COLUMNS, and(ARE_MESSAGES, ofBranches));
  const items = await withOrder(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(outbox, where) };
}

export async function findMessageWithOrder(
  db: Database | Transaction,
  id: number,
): Promise<FoundMessage | null> {
  const [found] = await withOrder(db).where(and(ARE_MESSAGES, eq(outbox.id, id)));
  return found ?? null;
}

/** Facts besides the order that decide who is notified. */
export interface MessageFacts {
  /** The branch's address for new orders; '' for none. */
  branchEmail: string;
  hasSms: boolean;
  hasReviews: boolean;
  /** Whether the customer caused the latest event. */
  isByCustomer: boolean;
}

/** Reads within the transaction that writes the messages, since the embedded database has no second connection. */
export async function readMessageFacts(
  tx: Transaction,
  order: { id: number; branchId: number },
): Promise<MessageFacts> {
  const [branch] = await tx
    .select({ email: branches.email })
    .from(branches)
    .where(eq(branches.id, order.branchId));
  const [settings] = await tx.select({ document: config.document }).from(config);
  const events = await tx
    .select({ actor: orderEvents.actor, changes: orderEvents.changes })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(orderEvents.id);
  const lastStep = events.findLast(({ changes }) => 'state' in changes);
  return {
    branchEmail: branch?.email ?? '',
    hasSms: settings?.document.enablePluginSMS ?? false,
    hasReviews: settings?.document.enablePluginOrderReviews ?? false,
    isByCustomer: lastStep?.actor === 'customer',
  };
}
