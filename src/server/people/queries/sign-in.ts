import { and, desc, eq, gt, lt, lte, ne, or, sql, asc, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  accounts,
  sessions,
  verifications,
  signInTries,
  branches,
  config,
} from '../../platform/database/schema.ts';

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

/** The sessions of a person that have not expired and began after an instant, the last used first. */
export function findSessions(
  db: Database,
  userId: number,
  after: Date,
): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`), gt(sessions.createdAt, after)),
    )
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

/** Deletes sessions that have expired, or began no later than an instant. */
export async function sweepSessions(db: Database, until: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), lte(sessions.createdAt, until)));
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

interface Tries {
  tries: number;
  lastAt: Date;
}

/** The counters of some keys, locked until the transaction ends; all callers pass `keys` in the same order. */
export async function lockTries(tx: Transaction, keys: string[], at: Date): Promise<Map<string, Tries>> {
  await tx
    .insert(signInTries)
    .values(keys.map((key) => ({ key, tries: 0, lastAt: at })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(signInTries)
    .where(inArray(signInTries.key, keys))
    .orderBy(asc(signInTries.key))
    .for('update');
  return new Map(rows.map(({ key, ...rest }) => [key, rest]));
}

export async function writeTries(tx: Transaction, key: string, { tries, lastAt }: Tries): Promise<void> {
  await tx
    .insert(signInTries)
    .values({ key, tries, lastAt })
    .onConflictDoUpdate({ target: signInTries.key, set: { tries, lastAt } });
}

/** Removes attempts that were not guesses. */
export async function forgiveTries(db: Database, keys: string[], tries: number): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`greatest(${signInTries.tries} - ${tries}::int, 0)` })
    .where(inArray(signInTries.key, keys));
}

/** Deletes attempts older than `before`. */
export async function sweepTries(db: Database, before: Date): Promise<void> {
  await db.delete(signInTries).where(lt(signInTries.lastAt, before));
}

export async function deleteTries(db: Database, key: string): Promise<void> {
  await db.delete(signInTries).where(eq(signInTries.key, key));
}

/** Names that everybody who knows the shop would try: of the shop, its business and its branches. */
export async function findShopWords(db: Database | Transaction): Promise<string[]> {
  const [settings] = await db.select({ document: config.document }).from(config);
  const rows = await db.select({ name: branches.name, city: branches.city }).from(branches);
  const { shopName = '', businessName = '' } = settings?.document ?? {};
  return [shopName, businessName, ...rows.flatMap(({ name, city }) => [name, city])];
}
