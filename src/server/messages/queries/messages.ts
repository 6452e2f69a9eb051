import { and, desc, eq, inArray, type SQL, gte, or, sql } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { MESSAGE_FIELDS } from '../../../lib/contract/messages.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { MESSAGE_CHANNELS, type OutboxRow } from '../../orders/queries/outbox.ts';
import { orders, outbox, branches, config, orderEvents } from '../../platform/database/schema.ts';
import type { MetricSource } from '../../platform/metrics.ts';

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

const DAY_MS = 24 * 3_600_000;

type Name =
  'bestellbar_messages_waiting' | 'bestellbar_oldest_waiting_message_seconds' | 'bestellbar_messages_failed';

/** Messages of the outbox that wait, and those of the last 24 hours that were given up. */
export function messageMetrics(db: Database, now: () => number): MetricSource<Name> {
  return {
    subject: 'messages',
    figures: {
      bestellbar_messages_waiting: { help: 'Messages that are not sent yet', labels: ['channel'] },
      bestellbar_oldest_waiting_message_seconds: {
        help: 'How long the oldest message waits',
        labels: ['channel'],
      },
      bestellbar_messages_failed: {
        help: 'Messages of the last 24 hours that were given up',
        labels: ['channel'],
      },
    },
    async read() {
      const at = now();
      const isWaiting = eq(outbox.state, 'waiting');
      const isFailed = and(eq(outbox.state, 'failed'), gte(outbox.createdAt, new Date(at - DAY_MS)));
      const rows = await db
        .select({
          channel: outbox.channel,
          waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
          failed: sql`count(*) filter (where ${isFailed})`.mapWith(Number),
          since: sql<
            string | number | null
          >`extract(epoch from min(${outbox.createdAt}) filter (where ${isWaiting}))`,
        })
        .from(outbox)
        .where(and(inArray(outbox.channel, [...MESSAGE_CHANNELS]), or(isWaiting, isFailed)))
        .groupBy(outbox.channel);
      return {
        bestellbar_messages_waiting: rows.map(({ channel, waiting }) => ({
          labels: { channel },
          value: waiting,
        })),
        bestellbar_oldest_waiting_message_seconds: rows.flatMap(({ channel, since }) =>
          since === null ? [] : [{ labels: { channel }, value: Math.max(0, at / 1000 - Number(since)) }],
        ),
        bestellbar_messages_failed: rows.map(({ channel, failed }) => ({
          labels: { channel },
          value: failed,
        })),
      };
    },
  };
}
