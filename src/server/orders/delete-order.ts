import type { OrderDetails } from '../../lib/contract/staff-orders.ts';
import { insertAudit } from '../people/queries/audit.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteOrder } from './queries/hold-order.ts';
import type { Actor } from '../platform/http/actor.ts';
import { holdFor } from './change-order.ts';
import type { ReadDetails } from './staff-order.ts';

/** Deletes an order with its history, which the audit log keeps; null: it does not exist. */
export type DeleteOrder = (actor: Actor, id: number) => Promise<OrderDetails | null>;

export function createDeleteOrder(db: Database, readDetails: ReadDetails, now: () => number): DeleteOrder {
  return (actor, id) =>
    db.transaction(async (tx) => {
      const found = await holdFor(tx, { actor, id });
      if (!found.ok) return null;
      const before = await readDetails(tx, found.held);
      await deleteOrder(tx, id);
      await insertAudit(tx, actor, {
        at: new Date(now()),
        action: 'delete',
        entity: 'orders',
        id,
        before,
        after: null,
      });
      return before;
    });
}
