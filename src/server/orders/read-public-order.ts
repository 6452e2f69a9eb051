import type { PublicOrder } from '../../lib/contract/orders.ts';
import type { Database } from '../platform/database/database.ts';
import { findOwnOrder } from './find-own-order.ts';
import { toPublicOrder } from './public-order.ts';

/** The order for whoever knows its uid and hash; null for anyone else, whichever of the two is wrong. */
export type ReadPublicOrder = (uid: string, hash: string) => Promise<PublicOrder | null>;

export function createReadPublicOrder(db: Database): ReadPublicOrder {
  return async (uid, hash) => {
    const stored = await findOwnOrder(db, uid, hash);
    return stored && toPublicOrder(stored);
  };
}
