import { and, eq, isNotNull, isNull, lt, sql, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { config, secondFactors, verifications } from '../../platform/database/schema.ts';

type Reader = Database | Transaction;
type SecondFactorRow = typeof secondFactors.$inferSelect;

const ofUser = (userId: number) => eq(secondFactors.userId, userId);

/** Also one that is being set up. */
export async function findSecondFactor(db: Reader, userId: number): Promise<SecondFactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(ofUser(userId));
  return row ?? null;
}

/** Begins to set one up; false: there is one already. */
export async function startSecondFactor(
  db: Database,
  userId: number,
  secret: string,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: at })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: at, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ id: secondFactors.userId });
  return rows.length > 0;
}

/** From now on it counts. False: another call was faster. */
export async function confirmSecondFactor(
  tx: Transaction,
  userId: number,
  confirmed: Pick<SecondFactorRow, 'secret' | 'lastStep' | 'recoveryHashes' | 'confirmedAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set(confirmed)
    .where(and(ofUser(userId), eq(secondFactors.secret, confirmed.secret), isNull(secondFactors.confirmedAt)))
    .returning({ id: secondFactors.userId });
  return rows.length > 0;
}

/** Uses up the code of a step and all before it; false: it was used already. Parallel calls succeed once. */
export async function spendStep(db: Reader, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(ofUser(userId), isNotNull(secondFactors.confirmedAt), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.userId });
  return rows.length > 0;
}

/** Uses up a recovery code; false: there is none with that hash. Parallel calls succeed once. */
export async function spendRecoveryHash(db: Reader, userId: number, hash: string): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`${secondFactors.recoveryHashes} - ${hash}::text` })
    .where(
      and(
        ofUser(userId),
        isNotNull(secondFactors.confirmedAt),
        sql`${secondFactors.recoveryHashes} @> ${JSON.stringify([hash])}::jsonb`,
      ),
    )
    .returning({ id: secondFactors.userId });
  return rows.length > 0;
}

export async function writeRecoveryHashes(tx: Transaction, userId: number, recoveryHashes: string[]) {
  await tx.update(secondFactors).set({ recoveryHashes }).where(ofUser(userId));
}

/** False: there was none, or one that did not count yet. */
export async function deleteSecondFactor(tx: Transaction, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(secondFactors)
    .where(ofUser(userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** The shop's name, under which authenticator apps list their codes. */
export async function findShopName(db: Reader): Promise<string> {
  const [row] = await db.select({ document: config.document }).from(config);
  return row?.document.shopName ?? '';
}

/** How the first factor was given. */
export type Way = 'password' | 'link';

const Value = z.object({ email: z.string(), way: z.enum(['password', 'link']) });

/** Stored beside login links and with the address, so that it ends when they end. */
const identifierOf = (hash: string) => `code-needed:${hash}`;

/** Stores a sign-in that waits for its code. */
export async function insertChallenge(
  db: Database,
  hash: string,
  value: z.output<typeof Value>,
  expiresAt: Date,
): Promise<void> {
  await db
    .insert(verifications)
    .values({ identifier: identifierOf(hash), value: JSON.stringify(value), expiresAt });
}

/** null: there is none, or no longer. */
export async function findChallenge(
  db: Database,
  hash: string,
  at: Date,
): Promise<z.output<typeof Value> | null> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(hash)), gt(verifications.expiresAt, at)));
  return row ? Value.parse(JSON.parse(row.value)) : null;
}
