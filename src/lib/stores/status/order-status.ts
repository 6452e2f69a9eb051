import { atom, onMount } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { OrderPlace, ListenToOrder } from '../../client/order-events.ts';
import type { PublicOrder } from '../../contract/orders.ts';
import { isFinal } from '../../domain/order.ts';
import { currentDeviceOrders } from '../orders/device-orders.ts';
import { currentShop } from '../page.ts';
import { browserStorage, json, type TextStorage } from '../storage.ts';

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
function createOrderMemory(storage: TextStorage, key: string, { hash }: OrderPlace) {
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

/** What is known of the order. `isStale`: the last request failed. */
export type Followed =
  | { state: 'loading' }
  | { state: 'notFound' }
  | { state: 'found'; order: PublicOrder; isStale: boolean }
  | { state: 'unreachable' };

/** How often a status page polls (SPEC section 9). */
export const POLL_MS = 10_000;
/** Events are still listened to for this long after the order's end, because staff may undo their last step. */
export const AFTER_END_MS = 30_000;

/** `/status/{uid}/{hash}`, in any language → its two parts, or null for another path. */
export function orderInPath(path: string): OrderPlace | null {
  const [, uid, hash] = /^(?:\/[a-z]{2})?\/status\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  try {
    return uid && hash ? { uid: decodeURIComponent(uid), hash: decodeURIComponent(hash) } : null;
  } catch {
    // A link that was cut off inside an escape sequence.
    return null;
  }
}

interface Dependencies {
  /** Listens to the order's events; without it, and while it is not connected, the page polls. */
  listen?: ListenToOrder;
  /** Calls `wake` when the page is visible again or the network is back; returns how to stop that. */
  onWake?: (wake: () => void) => () => void;
  /** The order as last seen, for a page that is opened offline. */
  memory?: { read(): PublicOrder | null; write(order: PublicOrder): void };
}

/**
 * Follows an order while the page has subscribers: one request, then events, or a request every 10 s where there are none.
 * Polling stops at a final state (SPEC section 4 'Polling'); events may still bring that being undone. Anything later, such as
 * a refund, shows when the customer returns to the page.
 */
export function createOrderStatus(
  api: Api,
  place: OrderPlace | null,
  { listen, onWake, memory }: Dependencies = {},
) {
  const $followed = atom<Followed>(place ? { state: 'loading' } : { state: 'notFound' });

  function show(order: PublicOrder): boolean {
    memory?.write(order);
    $followed.set({ state: 'found', order, isStale: false });
    return isFinal(order);
  }

  async function read(at: OrderPlace): Promise<boolean> {
    const outcome = await api('get /api/orders/public/{uid}/{hash}', { params: { ...at } });
    if (outcome.ok) return show(outcome.data);
    const known = $followed.get();
    const order = known.state === 'found' ? known.order : memory?.read();
    if (outcome.status === 404 && known.state !== 'found') $followed.set({ state: 'notFound' });
    else if (order) $followed.set({ state: 'found', order, isStale: true });
    else $followed.set({ state: 'unreachable' });
    return outcome.status === 404 && known.state !== 'found';
  }

  onMount($followed, () => {
    if (!place) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ending: ReturnType<typeof setTimeout> | undefined;
    let stopListening: (() => void) | undefined;
    let isLive = false;
    let isOver = false;
    let isUnmounted = false;
    let polling: Promise<void> | null = null;

    const end = () => {
      isOver = true;
      isLive = false;
      clearTimeout(timer);
      clearTimeout(ending);
      ending = undefined;
      stopListening?.();
      stopListening = undefined;
    };
    const onOrder = (order: PublicOrder) => {
      clearTimeout(ending);
      ending = show(order) ? setTimeout(end, AFTER_END_MS) : undefined;
    };
    const follow = () => {
      stopListening ??= listen?.(place, {
        onOrder: (order) => {
          if (!isOver) onOrder(order);
        },
        onLive: (live) => {
          // Browsers report each attempt to reconnect.
          if (live === isLive) return;
          isLive = live;
          // The API closes the stream after the order's end.
          if (!live && ending) end();
          else plan();
        },
      });
    };
    const plan = () => {
      clearTimeout(timer);
      if (!isOver && !isLive) timer = setTimeout(() => void poll(), POLL_MS);
    };
    const poll = () =>
      (polling ??= read(place).then((isLast) => {
        polling = null;
        if (isUnmounted) return;
        isOver = isLast && !isLive;
        if (isOver) return end();
        if ($followed.get().state === 'found') follow();
        plan();
      }));
    const stopWaking = onWake?.(() => void poll());
    void poll();
    return () => {
      isUnmounted = true;
      end();
      stopWaking?.();
    };
  });

  return { $followed, show };
}
