import type { PublicOrder } from '../../lib/contract/orders.ts';
import type { Database } from '../platform/database/database.ts';
import { findOwnOrder } from './find-own-order.ts';
import { toPublicOrder } from './public-order.ts';

/** An order by uid and hash; null: one of them is wrong, whichever. */
export type ReadPublicOrder = (uid: string, hash: string) => Promise<PublicOrder | null>;

export function createReadPublicOrder(db: Database): ReadPublicOrder {
  return async (uid, hash) => {
    const stored = await findOwnOrder(db, uid, hash);
    return stored && toPublicOrder(stored);
  };
}
