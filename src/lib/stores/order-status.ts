import { atom, onMount } from 'nanostores';
import type { Api } from '../client/api.ts';
import type { PublicOrder } from '../contract/orders.ts';
import { isFinal } from '../domain/order.ts';

/** What is known of an order that is being followed. `isStale`: the last try to ask did not come through. */
export type Followed =
  | { state: 'loading' }
  | { state: 'notFound' }
  | { state: 'found'; order: PublicOrder; isStale: boolean }
  | { state: 'unreachable' };

/** How often a status page asks (SPEC section 9). */
export const POLL_MS = 10_000;

/** `/status/{uid}/{hash}` → its two parts, or null for another path. */
export function orderInPath(path: string): { uid: string; hash: string } | null {
  const [, uid, hash] = /^\/status\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  try {
    return uid && hash ? { uid: decodeURIComponent(uid), hash: decodeURIComponent(hash) } : null;
  } catch {
    // A link that was cut off inside an escape leads to no order.
    return null;
  }
}

/** Follows an order while somebody looks: asks at once, then every 10 s, and stops for good at a final state. */
export function createOrderStatus(api: Api, place: { uid: string; hash: string } | null) {
  const $followed = atom<Followed>(place ? { state: 'loading' } : { state: 'notFound' });

  async function ask(): Promise<boolean> {
    if (!place) return true;
    const outcome = await api('get /api/orders/public/{uid}/{hash}', { params: place });
    if (outcome.ok) {
      $followed.set({ state: 'found', order: outcome.data, isStale: false });
      return isFinal(outcome.data);
    }
    const known = $followed.get();
    if (known.state === 'found') {
      $followed.set({ ...known, isStale: true });
      return false;
    }
    $followed.set({ state: outcome.status === 404 ? 'notFound' : 'unreachable' });
    return outcome.status === 404;
  }

  onMount($followed, () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWatched = true;
    const poll = async () => {
      const isOver = await ask();
      if (!isOver && isWatched) timer = setTimeout(() => void poll(), POLL_MS);
    };
    void poll();
    return () => {
      isWatched = false;
      clearTimeout(timer);
    };
  });

  return { $followed };
}

export type OrderStatus = ReturnType<typeof createOrderStatus>;
