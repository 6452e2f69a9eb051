import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { shopRevision } from '../../platform/database/schema.ts';

/** The shop's revision; 0: no shop has been written yet. */
export async function readRevision(db: Database | Transaction): Promise<number> {
  const [row] = await db.select({ number: shopRevision.number }).from(shopRevision);
  return row?.number ?? 0;
}

/** Whether it is still the demo shop of the first start. */
export async function readIsDemo(db: Database | Transaction): Promise<boolean> {
  const [row] = await db.select({ isDemo: shopRevision.isDemo }).from(shopRevision);
  return row?.isDemo ?? false;
}

/** Within `changeShop` only. */
export async function writeIsDemo(tx: Transaction, isDemo: boolean): Promise<void> {
  await tx.update(shopRevision).set({ isDemo });
}

/** Changes the shop and increments its revision, by which caches learn that they are outdated. */
export function changeShop<T>(db: Database, change: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    // First: the row lock makes changes run one after the other.
    await tx
      .insert(shopRevision)
      .values({ number: 1 })
      .onConflictDoUpdate({ target: shopRevision.id, set: { number: sql`${shopRevision.number} + 1` } });
    return change(tx);
  });
}

/** As `changeShop`, only if the shop still has `revision`; null: it has another one, and nothing was done. */
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
