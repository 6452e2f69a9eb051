import type { OrderDetails } from '../../lib/contract/staff-orders.ts';
import { isFinal } from '../../lib/domain/order.ts';
import { uploadPath } from '../media/queries/uploads.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { actorColumns } from './change-order.ts';
import { toPublicOrder, type ReadDetails } from './order-views.ts';
import { eraseOrders } from './queries/erase-orders.ts';
import { holdOrder } from './queries/hold-order.ts';
import { findOrderById } from './queries/orders.ts';

/** Removes the customer from a finished order, for an admin; the log says only who did it and when. */
export type EraseOrder = (
  actor: Actor,
  id: number,
) => Promise<{ ok: true; order: OrderDetails } | { ok: false; code: 'notFound' | 'notFinished' }>;

interface Dependencies {
  db: Database;
  storage: Pick<Storage, 'remove'>;
}

export function createEraseOrder(
  { db, storage }: Dependencies,
  readDetails: ReadDetails,
  now: () => number,
): EraseOrder {
  return async (actor, id) => {
    const at = new Date(now());
    const erased = await db.transaction(async (tx) => {
      const held = await holdOrder(tx, { id });
      if (!held) return { ok: false, code: 'notFound' } as const;
      if (!isFinal(toPublicOrder(held))) return { ok: false, code: 'notFinished' } as const;
      const files = await eraseOrders(tx, [id], { at, ...actorColumns({ actor, id }) });
      await insertAudit(tx, actor, { at, action: 'erase', entity: 'orders', id, before: null, after: null });
      const stored = await findOrderById(tx, id);
      if (!stored) throw new Error(`order ${id} is held and not there`);
      return { ok: true, order: await readDetails(tx, stored), files } as const;
    });
    if (!erased.ok) return erased;
    await storage.remove(erased.files.map(uploadPath));
    return { ok: true, order: erased.order };
  };
}
