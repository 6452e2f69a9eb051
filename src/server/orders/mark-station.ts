import { isFinal } from '../../lib/domain/order.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { lockOrderFor } from './change-order.ts';
import { toPublicOrder } from './order-views.ts';
import { updateOrder, type StoredOrder } from './queries/orders.ts';

/** `notUpdated`: the order has ended. */
type Marked =
  { ok: true; order: StoredOrder } | { ok: false; code: 'notFound' | 'notAllowed' | 'notUpdated' };

/**
 * Says that a station has prepared its part of an order, or has not. No step, so it is not in the history, and undoing the last step
 * stays possible. Displays hear of it as of any change.
 */
export type MarkStation = (actor: Actor, id: number, station: number, isDone: boolean) => Promise<Marked>;

export function createMarkStation(db: Database, now: () => number): MarkStation {
  return (actor, id, station, isDone) =>
    db.transaction(async (tx): Promise<Marked> => {
      const found = await lockOrderFor(tx, { actor, id });
      if (!found.ok) return found;
      const { held } = found;
      const stations = held.items.flatMap(({ stationId, components }) => [
        stationId,
        ...(components ?? []).map((one) => one.stationId),
      ]);
      if (!stations.includes(station)) return { ok: false, code: 'notFound' };
      if (isFinal(toPublicOrder(held))) return { ok: false, code: 'notUpdated' };
      const { stationsDone } = held.order;
      // Two taps at two screens: the first counts.
      if (stationsDone.some((done) => done.station === station) === isDone) return { ok: true, order: held };
      const done = { station, at: new Date(now()).toISOString(), by: actor.name || actor.email };
      const others = stationsDone.filter((one) => one.station !== station);
      const order = await updateOrder(tx, id, { stationsDone: isDone ? [...others, done] : others });
      return { ok: true, order: { ...held, order } };
    });
}
