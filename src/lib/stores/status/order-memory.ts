import type { OrderPlace } from '../../client/order-events.ts';
import type { PublicOrder } from '../../contract/orders.ts';
import { currentDeviceOrders } from '../orders/device-orders.ts';
import { currentShop } from '../page.ts';
import { browserStorage } from '../page-storages.ts';
import { json, type TextStorage } from '../storage.ts';

interface Stored {
  hash: string;
  order: PublicOrder;
}

function readStored(stored: unknown): Stored | null {
  const { hash, order } = Object(stored) as Partial<Stored>;
  const isWhole = order?.pricing && Array.isArray(order.items) && order.branch && order.createdAt;
  return typeof hash === 'string' && isWhole ? { hash, order } : null;
}

/** Stores the order as last seen, for a status page that is opened offline. */
export function createOrderMemory(storage: TextStorage, key: string, { hash }: OrderPlace) {
  const { encode, decode } = json(readStored);
  return {
    read(): PublicOrder | null {
      const stored = decode(storage[key]);
      return stored?.hash === hash ? stored.order : null;
    },
    write(order: PublicOrder): void {
      storage[key] = encode({ hash, order });
    },
  };
}

/** The memory of an order of the open page's shop; what it is told, the device's list of orders learns as well. */
export function currentOrderMemory(place: OrderPlace) {
  const key = `asp.${currentShop().shop}.order.${place.uid}`;
  const { read, write } = createOrderMemory(browserStorage.values, key, place);
  return {
    read,
    write(order: PublicOrder): void {
      write(order);
      currentDeviceOrders().see(order);
    },
  };
}
