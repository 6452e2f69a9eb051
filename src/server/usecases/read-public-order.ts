import type { PublicOrder } from '../../lib/contract/orders.ts';
import type { Database } from '../db/database.ts';
import { findOrderByUid } from '../db/orders.ts';
import { isSameSecret } from './order-keys.ts';
import { toPublicOrder } from './public-order.ts';

/** The order for whoever knows its uid and hash; null for anyone else, whichever of the two is wrong. */
export type ReadPublicOrder = (uid: string, hash: string) => Promise<PublicOrder | null>;

export function createReadPublicOrder(db: Database): ReadPublicOrder {
  return async (uid, hash) => {
    const stored = await findOrderByUid(db, uid);
    // Compared in any case, so that the time taken does not tell whether the uid exists.
    const isKnown = isSameSecret(stored?.order.hash ?? '', hash);
    return stored && isKnown ? toPublicOrder(stored) : null;
  };
}
