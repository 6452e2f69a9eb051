import { asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { outbox, sentMails } from '../../platform/database/schema.ts';

/** Sent content: text, and of a mail its HTML. */
export interface SentContent {
  subject: string;
  text: string;
  html: string | null;
}

/** Stored characters of a message at most. */
export const MOST_KEPT = 300_000;

/** Stores the content of a sent message. The HTML of an overlong mail is not stored. */
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
