import { asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { outbox, sentMails } from '../../platform/database/schema.ts';

/** What was handed over: in plain words, and of a mail how it looked. */
export interface SentContent {
  subject: string;
  text: string;
  html: string | null;
}

/** Letters that are kept of a message: more than mails of orders have, and no more than a row should hold. */
export const MOST_KEPT = 300_000;

/** Keeps what a message of the outbox said when it was handed over. A mail that is longer than any sensible one is kept in plain words only. */
export async function storeSentContent(
  tx: Transaction,
  outboxId: number,
  { subject, text, html }: SentContent,
): Promise<void> {
  const said = { subject: subject.slice(0, MOST_KEPT), text: text.slice(0, MOST_KEPT) };
  await tx.update(outbox).set({ said }).where(eq(outbox.id, outboxId));
  if (html === null || html.length > MOST_KEPT) return;
  await tx
    .insert(sentMails)
    .values({ outboxId, html })
    .onConflictDoUpdate({ target: sentMails.outboxId, set: { html } });
}

/** Deletes how some of the mails looked that were written before then; says how many. */
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

/** How a mail looked that was handed over; null: that was not kept. */
export async function findSentMail(db: Database | Transaction, outboxId: number): Promise<string | null> {
  const [row] = await db
    .select({ html: sentMails.html })
    .from(sentMails)
    .where(eq(sentMails.outboxId, outboxId));
  return row?.html ?? null;
}
