import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { accounts, sessions, verifications } from '../../platform/database/schema.ts';

type Reader = Database | Transaction;

/** better-auth's provider name for passwords. */
const PROVIDER = 'credential';

const ofUser = (userId: number) => and(eq(accounts.userId, userId), eq(accounts.providerId, PROVIDER));

/** The hash of a person's password; null: none. */
export async function findPasswordHash(db: Database, userId: number): Promise<string | null> {
  const [row] = await db.select({ hash: accounts.password }).from(accounts).where(ofUser(userId));
  return row?.hash ?? null;
}

/** Sets a person's password. */
export async function writePasswordHash(
  tx: Transaction,
  userId: number,
  hash: string,
  at: Date,
): Promise<void> {
  await tx.delete(accounts).where(ofUser(userId));
  await tx.insert(accounts).values({
    userId,
    accountId: String(userId),
    providerId: PROVIDER,
    password: hash,
    createdAt: at,
    updatedAt: at,
  });
}

/** Ends all sessions of a person except one. */
export async function endSessions(tx: Transaction, userId: number, exceptId = 0): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
}

/** The sessions of a person that have not expired, the last used first. */
export function findSessions(db: Database, userId: number): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
}

/** Ends one session of a person; false: it is not theirs. */
export async function endSession(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** The session of a login link becomes an ordinary one, since the person has set a password. */
export async function markSessionOrdinary(tx: Transaction, id: number): Promise<void> {
  await tx.update(sessions).set({ isFromLink: false }).where(eq(sessions.id, id));
}

/** Deletes expired sessions. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

/** When a person's password was set; null: there is none. */
export async function findPasswordSetAt(db: Database, userId: number): Promise<Date | null> {
  const [row] = await db.select({ at: accounts.createdAt }).from(accounts).where(ofUser(userId));
  return row?.at ?? null;
}

/** Invalidates the login links that were sent to an address. */
export async function deleteLoginLinks(db: Reader, email: string): Promise<void> {
  // better-auth stores the address as it was typed, within JSON; other rows may be plain text.
  const address = sql`case when ${verifications.value} like '{%' then ${verifications.value}::jsonb ->> 'email' end`;
  await db.delete(verifications).where(eq(sql`lower(${address})`, email.toLowerCase()));
}
