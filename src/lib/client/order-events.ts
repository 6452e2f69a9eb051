import type { PublicOrder } from '../contract/orders.ts';

/** Where an order is found (SPEC section 7). */
export interface OrderPlace {
  uid: string;
  hash: string;
}

interface OrderListener {
  onOrder: (order: PublicOrder) => void;
  /** Whether events come: false while the connection is lost, and for good where the API offers none. */
  onLive: (isLive: boolean) => void;
}

/** Listens to an order's events until the answer is called. */
export type ListenToOrder = (place: OrderPlace, listener: OrderListener) => () => void;

/** Listens by server-sent events. The browser reconnects after a lost connection. */
export function createListenToOrder(base: string): ListenToOrder {
  return ({ uid, hash }, { onOrder, onLive }) => {
    const path = `${base}/api/orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}/events`;
    const events = new EventSource(path);
    events.addEventListener('open', () => onLive(true));
    events.addEventListener('error', () => onLive(false));
    events.addEventListener('order', ({ data }: MessageEvent<string>) => {
      onOrder((JSON.parse(data) as { data: PublicOrder }).data);
    });
    return () => events.close();
  };
}
