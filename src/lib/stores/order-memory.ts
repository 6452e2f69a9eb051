import type { OrderPlace } from '../client/order-events.ts';
import type { PublicOrder } from '../contract/orders.ts';
import { json } from './json.ts';

interface Kept {
  hash: string;
  order: PublicOrder;
}

function readKept(kept: unknown): Kept | null {
  const { hash, order } = Object(kept) as Partial<Kept>;
  const isWhole = order?.pricing && Array.isArray(order.items) && order.branch && order.createdAt;
  return typeof hash === 'string' && isWhole ? { hash, order } : null;
}

/** Keeps what was last seen of an order in the browser, for a status page that is opened without reception. */
export function createOrderMemory(storage: Storage, key: string, { hash }: OrderPlace) {
  const { encode, decode } = json(readKept);
  return {
    read(): PublicOrder | null {
      const kept = decode(storage.getItem(key));
      return kept?.hash === hash ? kept.order : null;
    },
    write(order: PublicOrder): void {
      try {
        storage.setItem(key, encode({ hash, order }));
      } catch {
        // A storage that is full costs the page without reception, nothing else.
      }
    },
  };
}
