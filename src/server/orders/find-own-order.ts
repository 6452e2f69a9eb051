import type { Database } from '../platform/database/database.ts';
import { findOrderByUid, type StoredOrder } from './queries/orders.ts';
import { isSameSecret } from '../platform/secrets.ts';

/** The order of whoever knows its uid and hash; null for anyone else, whichever of the two is wrong. */
export async function findOwnOrder(db: Database, uid: string, hash: string): Promise<StoredOrder | null> {
  return knownBy(await findOrderByUid(db, uid), hash);
}

/** An order for whoever knows its hash. It is compared in any case, so that the time taken does not tell whether there is one. */
export function knownBy(stored: StoredOrder | null, hash: string): StoredOrder | null {
  const isKnown = isSameSecret(stored?.order.hash ?? '', hash);
  return isKnown ? stored : null;
}
