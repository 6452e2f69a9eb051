import { MESSAGE_CHANNELS } from '../../../lib/contract/messages.ts';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, ne, notExists, or, sql, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { orders, outbox, sentMails } from '../../platform/database/schema.ts';

type Reader = Database | Transaction;
export type OutboxRow = typeof outbox.$inferSelect;
export type NewOutboxRow = Omit<typeof outbox.$inferInsert, 'id'>;

/** The channels of messages; the others are for printers and payments. */
export { MESSAGE_CHANNELS };
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Stores a message, print or payment check before the first try. */
export async function insertOutbox(tx: Transaction, task: NewOutboxRow): Promise<number> {
  const [row] = await tx.insert(outbox).values(task).returning({ id: outbox.id });
  if (!row) throw new Error('the outbox gave no number');
  return row.id;
}

/** Stores its outcome. */
export async function updateOutbox(
  tx: Reader,
  id: number,
  outcome: Partial<
    Pick<
      OutboxRow,
      'state' | 'lastError' | 'doneAt' | 'tries' | 'costMillionths' | 'key' | 'nextTryAt' | 'payload'
    >
  >,
): Promise<void> {
  await tx.update(outbox).set(outcome).where(eq(outbox.id, id));
}

export function findOutbox(db: Reader, orderId: number): Promise<OutboxRow[]> {
  return db.select().from(outbox).where(eq(outbox.orderId, orderId)).orderBy(asc(outbox.id));
}

/** Inserts messages once per key; answers the new ones. */
export function insertMessages(tx: Transaction, messages: NewOutboxRow[]) {
  if (messages.length === 0) return Promise.resolve([]);
  return tx
    .insert(outbox)
    .values(messages)
    .onConflictDoNothing({ target: outbox.key })
    .returning({ id: outbox.id, channel: outbox.channel, state: outbox.state });
}

export async function findMessage(db: Reader, id: number): Promise<OutboxRow | null> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), inArray(outbox.channel, [...MESSAGE_CHANNELS])));
  return row ?? null;
}

/** Locks a message until the transaction ends. */
export async function lockMessage(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id)).for('update');
}

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;

/**
 * Claims a waiting message for some seconds. null: not to be sent (any more), or claimed by another process. After a crash the claim
 * expires.
 */
export async function claimMessage(db: Reader, id: number, seconds: number): Promise<OutboxRow | null> {
  const [row] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: inSeconds(seconds) })
    .where(
      and(
        eq(outbox.id, id),
        eq(outbox.state, 'waiting'),
        or(isNull(outbox.nextTryAt), lte(outbox.nextTryAt, sql`now()`)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Prolongs the claim of the process that is sending a message. */
export async function renewClaim(db: Reader, id: number, seconds: number): Promise<void> {
  await db
    .update(outbox)
    .set({ nextTryAt: inSeconds(seconds) })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting')));
}

/** Schedules another try in some seconds. */
export async function postponeMessage(
  tx: Transaction,
  id: number,
  { reason, seconds }: { reason: string; seconds: number },
): Promise<void> {
  await tx
    .update(outbox)
    .set({ lastError: reason, nextTryAt: inSeconds(seconds) })
    .where(eq(outbox.id, id));
}

/** Ends a message that still waits, with a reason. */
export async function giveUpMessage(db: Reader, id: number, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'failed', lastError: sql`coalesce(${outbox.lastError}, ${reason})`, nextTryAt: null })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting')));
}

/** Sets messages of a channel that was not configured back to waiting, from `since` on. */
export function wakeMessages(tx: Transaction, channel: MessageChannel, since: Date) {
  return tx
    .update(outbox)
    .set({ state: 'waiting', nextTryAt: null })
    .where(
      and(
        eq(outbox.channel, channel),
        eq(outbox.state, 'notConfigured'),
        isNotNull(outbox.key),
        gte(outbox.createdAt, since),
      ),
    )
    .returning({ id: outbox.id, channel: outbox.channel });
}

/** How many confirmations of orders an address got since an instant, this message excepted. */
export function countPlacedMails(
  db: Reader,
  { recipient, since, except }: { recipient: string; since: Date; except: number },
): Promise<number> {
  return db.$count(
    outbox,
    and(
      eq(outbox.channel, 'mail'),
      eq(outbox.audience, 'customer'),
      eq(outbox.purpose, 'placed'),
      eq(outbox.state, 'done'),
      eq(sql`lower(${outbox.recipient})`, recipient.toLowerCase()),
      gte(outbox.createdAt, since),
      ne(outbox.id, except),
    ),
  );
}

/** Cost of SMS, spent and reserved, in millionths: of an order, and of all since an instant. */
export async function sumSmsCosts(
  db: Reader,
  { orderId, since, except }: { orderId: number | null; since: Date; except: number },
): Promise<{ ofOrder: number; ofAll: number }> {
  const [sums] = await db
    .select({
      ofOrder:
        sql`coalesce(sum(${outbox.costMillionths}) filter (where ${orderId}::int is not null and ${outbox.orderId} = ${orderId}::int), 0)`.mapWith(
          Number,
        ),
      ofAll:
        sql`coalesce(sum(${outbox.costMillionths}) filter (where ${gte(outbox.createdAt, since)}), 0)`.mapWith(
          Number,
        ),
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.channel, 'sms'),
        ne(outbox.id, except),
        or(gte(outbox.createdAt, since), orderId === null ? sql`false` : eq(outbox.orderId, orderId)),
      ),
    );
  return sums ?? { ofOrder: 0, ofAll: 0 };
}

/** Serialises the check of SMS cost limits across processes. */
export async function lockSmsCosts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sms-costs'))`);
}

/** Sent content: text, and of a mail its HTML. */
export interface SentContent {
  subject: string;
  text: string;
  html: string | null;
}

/** Stored characters of a message at most. */
export const MOST_KEPT = 300_000;

/** Stores the content of a sent message, unless its order was erased meanwhile. The HTML of an overlong mail is not stored. */
export async function storeSentContent(
  tx: Transaction,
  outboxId: number,
  { subject, text, html }: SentContent,
): Promise<void> {
  const said = { subject: subject.slice(0, MOST_KEPT), text: text.slice(0, MOST_KEPT) };
  const erased = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, outbox.orderId), isNotNull(orders.erasedAt)));
  const kept = await tx
    .update(outbox)
    .set({ said })
    .where(and(eq(outbox.id, outboxId), notExists(erased)))
    .returning({ id: outbox.id });
  if (kept.length === 0 || html === null || html.length > MOST_KEPT) return;
  await tx
    .insert(sentMails)
    .values({ outboxId, html })
    .onConflictDoUpdate({ target: sentMails.outboxId, set: { html } });
}

/** Deletes the HTML of some mails from before; answers how many. */
export async function deleteSentMails(db: Database, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: sentMails.outboxId })
    .from(sentMails)
    .innerJoin(outbox, eq(outbox.id, sentMails.outboxId))
    .where(lt(outbox.createdAt, before))
    .orderBy(asc(sentMails.outboxId))
    .limit(most);
  const gone = await db
    .delete(sentMails)
    .where(inArray(sentMails.outboxId, old))
    .returning({ id: sentMails.outboxId });
  return gone.length;
}

/** The HTML of a sent mail; null: not stored. */
export async function findSentMail(db: Database | Transaction, outboxId: number): Promise<string | null> {
  const [row] = await db
    .select({ html: sentMails.html })
    .from(sentMails)
    .where(eq(sentMails.outboxId, outboxId));
  return row?.html ?? null;
}
