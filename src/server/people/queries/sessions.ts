import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { sessions } from '../../platform/database/schema.ts';

/** Signs a person out everywhere, but for the session that is to stay. */
export async function endSessions(tx: Transaction, userId: number, exceptId = 0): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
}

/** Whoever came by link has a password of their own now. */
export async function markSessionOrdinary(tx: Transaction, id: number): Promise<void> {
  await tx.update(sessions).set({ isFromLink: false }).where(eq(sessions.id, id));
}

/** Forgets the sessions that have ended by themselves. */
export async function sweepSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
