import { atom, onMount } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { ListenToOrder, OrderPlace } from '../../client/order-events.ts';
import type { PublicOrder } from '../../contract/orders.ts';
import { isFinal } from '../../domain/order.ts';

/** What is known of an order that is being followed. `isStale`: the last try to ask did not come through. */
export type Followed =
  | { state: 'loading' }
  | { state: 'notFound' }
  | { state: 'found'; order: PublicOrder; isStale: boolean }
  | { state: 'unreachable' };

/** How often a status page asks (SPEC section 9). */
export const POLL_MS = 10_000;
/** So long after the order's end it is heard at most, since staff may take their last step back for a moment. */
export const AFTER_END_MS = 30_000;

/** `/status/{uid}/{hash}` → its two parts, or null for another path. */
export function orderInPath(path: string): OrderPlace | null {
  const [, uid, hash] = /^\/status\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  try {
    return uid && hash ? { uid: decodeURIComponent(uid), hash: decodeURIComponent(hash) } : null;
  } catch {
    // A link that was cut off inside an escape leads to no order.
    return null;
  }
}

interface Surroundings {
  /** Hears of changes as they happen; without it, and while it hears nothing, the page asks. */
  listen?: ListenToOrder;
  /** Calls back when it is worth asking at once: the page is looked at again, the network is back. The answer ends that. */
  onWake?: (wake: () => void) => () => void;
  /** What was last seen of the order, for a page that is opened without reception. */
  memory?: { read(): PublicOrder | null; write(order: PublicOrder): void };
}

/**
 * Follows an order while somebody looks: asks at once, then hears of each change by events, or asks every 10 s where there
 * are none. It asks no more at a final state (SPEC section 4 'Polling'), and hears of it being taken back as long as the API
 * tells events. What happens after that, such as money going back, it sees when somebody looks again.
 */
export function createOrderStatus(
  api: Api,
  place: OrderPlace | null,
  { listen, onWake, memory }: Surroundings = {},
) {
  const $followed = atom<Followed>(place ? { state: 'loading' } : { state: 'notFound' });

  function show(order: PublicOrder): boolean {
    memory?.write(order);
    $followed.set({ state: 'found', order, isStale: false });
    return isFinal(order);
  }

  async function ask(at: OrderPlace): Promise<boolean> {
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
    let isUnseen = false;
    let asking: Promise<void> | null = null;

    const end = () => {
      isOver = true;
      isLive = false;
      clearTimeout(timer);
      clearTimeout(ending);
      ending = undefined;
      stopListening?.();
      stopListening = undefined;
    };
    const hear = (order: PublicOrder) => {
      clearTimeout(ending);
      ending = show(order) ? setTimeout(end, AFTER_END_MS) : undefined;
    };
    const follow = () => {
      stopListening ??= listen?.(place, {
        onOrder: (order) => {
          if (!isOver) hear(order);
        },
        onLive: (live) => {
          // A browser that tries to come back says so each time.
          if (live === isLive) return;
          isLive = live;
          // An API that has told of the end hangs up, and is not called again.
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
      (asking ??= ask(place).then((isLast) => {
        asking = null;
        if (isUnseen) return;
        isOver = isLast && !isLive;
        if (isOver) return end();
        if ($followed.get().state === 'found') follow();
        plan();
      }));
    const stopWaking = onWake?.(() => void poll());
    void poll();
    return () => {
      isUnseen = true;
      end();
      stopWaking?.();
    };
  });

  return { $followed, show };
}
