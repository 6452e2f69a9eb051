import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema.ts';

/** Better-auth's name for an account that is proved by a password. */
const PROVIDER = 'credential';

const ofUser = (userId: number) => and(eq(accounts.userId, userId), eq(accounts.providerId, PROVIDER));

/** The hash of a person's password; null for whoever has none. */
export async function findPasswordHash(db: Database, userId: number): Promise<string | null> {
  const [row] = await db.select({ hash: accounts.password }).from(accounts).where(ofUser(userId));
  return row?.hash ?? null;
}

/** From now on this is the person's password. */
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
