import { atom } from 'nanostores';
import { createApi, type Api } from '../../client/api.ts';
import type { OrderPlace } from '../../client/order-events.ts';
import { once } from '../once.ts';
import { currentShop } from '../page.ts';
import type { TextStorage } from '../storage.ts';
import { currentDeviceOrders, type DeviceOrders, type KnownOrder, queuedKey } from './device-orders.ts';

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
type TakingStep =
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

/** What a shop's pages keep of orders, of who ordered and of what they do not tolerate, by the end of its key; the open cart is none of it. */
const OF_ORDERS =
  /^(?:(?:order|review|push)\..+|customer|passport|paying|again|queue(?:\.lease)?|[^.]+\.(?:draft|placing|suggestions))$/;

/** Removes it from a storage. */
export function forgetOrders(storage: TextStorage, shop: string): void {
  const prefix = `asp.${shop}.`;
  for (const key of Object.keys(storage))
    if (key.startsWith(prefix) && OF_ORDERS.test(key.slice(prefix.length))) delete storage[key];
}

interface Device {
  shop: string;
  storages: readonly TextStorage[];
  orders: DeviceOrders;
  api: Api;
}

/** Has the shop send no more notifications about the device's orders; without an answer the keys are gone nevertheless. */
async function stopNotifying({ shop, storages, orders, api }: Device): Promise<void> {
  const calls = orders.$orders.get().flatMap(({ uid, hash }) => {
    const endpoint = storages.map((storage) => storage[`asp.${shop}.push.${uid}`]).find(Boolean);
    if (endpoint === undefined) return [];
    return [
      api('delete /api/orders/public/{uid}/{hash}/push', { params: { uid, hash }, body: { endpoint } }),
    ];
  });
  await Promise.all(calls);
}

/** Forgets every order of the device, name, address and allergen passport included. `isKept`: whether later ones are kept again. */
export async function forgetDevice(device: Device, isKept: boolean): Promise<void> {
  const stopped = stopNotifying(device);
  for (const storage of device.storages) forgetOrders(storage, device.shop);
  device.orders.keep(isKept);
  await stopped;
}

/** The browser's storages themselves, since the keys of all pages are looked for; one that is forbidden holds nothing. */
function openStorages(): TextStorage[] {
  // oxlint-disable-next-line no-restricted-globals -- as it says, and within `try`
  return [() => localStorage, () => sessionStorage].flatMap((open) => {
    try {
      return [open() as unknown as TextStorage];
    } catch {
      return [];
    }
  });
}

export async function forgetCurrentDevice(isKept: boolean): Promise<void> {
  const { shop, api } = currentShop();
  const [storages, orders] = [openStorages(), currentDeviceOrders()];
  const forgotten = forgetDevice({ shop, storages, orders, api: createApi(api) }, isKept);
  // As another tab would hear of it: what waited for reception is gone from this page, too.
  dispatchEvent(new StorageEvent('storage', { key: queuedKey() }));
  await forgotten;
}
