import { atom } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { OrderPlace } from '../../client/order-events.ts';
import type { BrowserSubscription } from '../../client/browser-push.ts';
import type { TextStorage } from '../storage.ts';

/** `refused`: the customer or the browser denied permission; `failed`: it may work another time. */
export type PushStep = 'off' | 'working' | 'on' | 'refused' | 'failed';

interface Dependencies {
  api: Api;
  place: OrderPlace;
  /** Asks the customer for permission; null: denied. */
  subscribe: (publicKey: string) => Promise<BrowserSubscription | null>;
  storage: TextStorage;
  /** The key of this order's subscription. */
  storageKey: string;
}

/** Push notifications about an order, which also arrive when the page is closed. */
export function createOrderPush({ api, place, subscribe, storage, storageKey }: Dependencies) {
  const $step = atom<PushStep>(storage[storageKey] === undefined ? 'off' : 'on');

  async function requestPush(): Promise<PushStep> {
    const key = await api('get /api/push/key');
    if (!key.ok || key.data.publicKey === null) return 'failed';
    const subscription = await subscribe(key.data.publicKey).catch(() => undefined);
    if (!subscription) return subscription === null ? 'refused' : 'failed';
    const added = await api('post /api/orders/public/{uid}/{hash}/push', {
      params: { ...place },
      body: subscription,
    });
    if (!added.ok) return 'failed';
    storage[storageKey] = subscription.endpoint;
    return 'on';
  }

  return {
    $step,
    async turnOn(): Promise<void> {
      if ($step.get() === 'working') return;
      $step.set('working');
      $step.set(await requestPush());
    },
    async turnOff(): Promise<void> {
      const endpoint = storage[storageKey];
      if (endpoint === undefined) return;
      const params = { ...place };
      const gone = await api('delete /api/orders/public/{uid}/{hash}/push', { params, body: { endpoint } });
      if (!gone.ok && gone.status !== 404) return $step.set('failed');
      delete storage[storageKey];
      $step.set('off');
    },
  };
}
