import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { shopRevision } from '../../platform/database/schema.ts';

/** The number of the shop's last change; 0 for a database without a shop. */
export async function readRevision(db: Database | Transaction): Promise<number> {
  const [row] = await db.select({ number: shopRevision.number }).from(shopRevision);
  return row?.number ?? 0;
}

/** Whether the shop is still the demo that a first start wrote. */
export async function readIsDemo(db: Database | Transaction): Promise<boolean> {
  const [row] = await db.select({ isDemo: shopRevision.isDemo }).from(shopRevision);
  return row?.isDemo ?? false;
}

/** Says so, within a change of the shop. */
export async function writeIsDemo(tx: Transaction, isDemo: boolean): Promise<void> {
  await tx.update(shopRevision).set({ isDemo });
}

/** Carries out a change of the shop's data; whoever keeps a copy of the shop then knows that it is old. */
export function changeShop<T>(db: Database, change: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    // First, so that changes take turns: the row stays locked until the end.
    await tx
      .insert(shopRevision)
      .values({ number: 1 })
      .onConflictDoUpdate({ target: shopRevision.id, set: { number: sql`${shopRevision.number} + 1` } });
    return change(tx);
  });
}

/** The same, but only if the shop is still that of `revision`; null if it has changed since, and nothing is done. */
export function changeShopOf<T>(
  db: Database,
  revision: number,
  change: (tx: Transaction) => Promise<T>,
): Promise<{ done: T } | null> {
  return db.transaction(async (tx) => {
    const held = await tx
      .update(shopRevision)
      .set({ number: sql`${shopRevision.number} + 1` })
      .where(eq(shopRevision.number, revision))
      .returning({ number: shopRevision.number });
    return held.length === 0 ? null : { done: await change(tx) };
  });
}
