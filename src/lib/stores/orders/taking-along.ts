import { atom } from 'nanostores';
import { createApi, type Api } from '../../client/api.ts';
import type { OrderPlace } from '../../client/order-events.ts';
import { once } from '../once.ts';
import { currentShop } from '../page.ts';
import { currentDeviceOrders, type DeviceOrders, type KnownOrder } from './device-orders.ts';

/** As many as a QR code holds that a phone reads from another one's screen. */
export const MOST_TAKEN = 10;

const MARK = '#mitnehmen=';

/**
 * A link that takes the newest orders to another device. What gives access to them stands behind '#', which browsers send to nobody.
 * `origin` is that of the customers' pages.
 */
export const takingLink = (orders: readonly KnownOrder[], origin: string): string =>
  `${origin}/bestellungen${MARK}${orders
    .slice(0, MOST_TAKEN)
    .map(({ uid, hash }) => `${uid}.${hash}`)
    .join(',')}`;

/** The orders of such a link; whatever is none is left out. */
export function ordersInLink(fragment: string): OrderPlace[] {
  if (!fragment.startsWith(MARK)) return [];
  const pairs = fragment.slice(MARK.length).split(',').slice(0, MOST_TAKEN);
  return pairs.flatMap((pair) => {
    const [, uid, hash] = /^([\w-]{6,100})\.([\w-]{6,200})$/.exec(pair) ?? [];
    return uid && hash ? [{ uid, hash }] : [];
  });
}

/** Where taking orders over from another device stands: offered, under way, or done with so many of them. */
export type TakingStep =
  | { state: 'none' | 'working' | 'unreachable' }
  | { state: 'offered'; count: number }
  | { state: 'done'; count: number };

/** Takes the orders of a link over into this device's, once its customer agrees. */
export function createTaking(api: Api, orders: DeviceOrders) {
  const $step = atom<TakingStep>({ state: 'none' });
  let offered: OrderPlace[] = [];
  return {
    $step,
    offer(fragment: string): void {
      offered = ordersInLink(fragment);
      if (offered.length > 0) $step.set({ state: 'offered', count: offered.length });
    },
    decline(): void {
      $step.set({ state: 'none' });
    },
    /** Orders that the shop does not know are left out. */
    async accept(): Promise<void> {
      $step.set({ state: 'working' });
      const answers = await Promise.all(
        offered.map((place) => api('get /api/orders/public/{uid}/{hash}', { params: { ...place } })),
      );
      const found = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
      if (found.length === 0 && answers.some((answer) => !answer.ok && answer.status !== 404))
        return $step.set({ state: 'unreachable' });
      if (!orders.$isKept.get()) orders.keep(true);
      for (const order of found) orders.add(order);
      $step.set({ state: 'done', count: found.length });
    },
  };
}

export const currentTaking = once(() => createTaking(createApi(currentShop().api), currentDeviceOrders()));
