import { createApi, type Api } from '../../client/api.ts';
import { queuedKey } from '../checkout/queued-key.ts';
import { currentShop } from '../page.ts';
import type { TextStorage } from '../storage.ts';
import { currentDeviceOrders, type DeviceOrders } from './device-orders.ts';

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
