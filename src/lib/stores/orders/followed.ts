import { atom, type ReadableAtom } from 'nanostores';
import { createApi } from '../../client/api.ts';
import { onWake } from '../../client/waking.ts';
import { currentShop } from '../page.ts';
import { currentOrderMemory, createOrderStatus, type Followed } from '../status/order-status.ts';
import type { KnownOrder } from './device-orders.ts';

/**
 * The state of an order that this device knows, asked for every 10 s until it is over. One that is over is shown as it was last seen:
 * its own page asks again.
 */
export function followKnown({ uid, hash, isOver }: KnownOrder): ReadableAtom<Followed> {
  const place = { uid, hash };
  const memory = currentOrderMemory(place);
  const seen = isOver ? memory.read() : null;
  if (seen) return atom<Followed>({ state: 'found', order: seen, isStale: false });
  return createOrderStatus(createApi(currentShop().api), place, { memory, onWake }).$followed;
}
