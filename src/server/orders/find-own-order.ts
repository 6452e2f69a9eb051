import type { Database } from '../platform/database/database.ts';
import { findOrderByUid, type StoredOrder } from './queries/orders.ts';
import { isSameSecret } from '../platform/secrets.ts';

/** An order by uid and hash; null: one of them is wrong, whichever. */
export async function findOwnOrder(db: Database, uid: string, hash: string): Promise<StoredOrder | null> {
  return knownBy(await findOrderByUid(db, uid), hash);
}

/** Checks the hash. Compares even without an order, so that the time taken does not reveal whether one exists. */
export function knownBy(stored: StoredOrder | null, hash: string): StoredOrder | null {
  const isKnown = isSameSecret(stored?.order.hash ?? '', hash);
  return isKnown ? stored : null;
}
