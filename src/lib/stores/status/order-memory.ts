import type { OrderPlace } from '../../client/order-events.ts';
import type { PublicOrder } from '../../contract/orders.ts';
import { json } from '../json.ts';
import type { Kept } from '../storage.ts';

interface Seen {
  hash: string;
  order: PublicOrder;
}

function readSeen(seen: unknown): Seen | null {
  const { hash, order } = Object(seen) as Partial<Seen>;
  const isWhole = order?.pricing && Array.isArray(order.items) && order.branch && order.createdAt;
  return typeof hash === 'string' && isWhole ? { hash, order } : null;
}

/** Keeps what was last seen of an order in the browser, for a status page that is opened without reception. */
export function createOrderMemory(kept: Kept, key: string, { hash }: OrderPlace) {
  const { encode, decode } = json(readSeen);
  return {
    read(): PublicOrder | null {
      const seen = decode(kept[key]);
      return seen?.hash === hash ? seen.order : null;
    },
    write(order: PublicOrder): void {
      kept[key] = encode({ hash, order });
    },
  };
}
