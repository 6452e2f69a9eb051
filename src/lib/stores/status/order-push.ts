import { atom } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { OrderPlace } from '../../client/order-events.ts';
import type { BrowserSubscription } from '../../client/browser-push.ts';
import type { Kept } from '../storage.ts';

/** `refused`: whoever sits there, or the browser, said no; `failed`: it may work another time. */
export type PushStep = 'off' | 'working' | 'on' | 'refused' | 'failed';

interface Surroundings {
  api: Api;
  place: OrderPlace;
  /** Asks whoever sits there; null: they said no. */
  subscribe: (publicKey: string) => Promise<BrowserSubscription | null>;
  kept: Kept;
  /** Where it is kept that this order is followed. */
  storageKey: string;
}

/** Whether this browser is told of an order's changes, also when the page is closed. */
export function createOrderPush({ api, place, subscribe, kept, storageKey }: Surroundings) {
  const $step = atom<PushStep>(kept[storageKey] === undefined ? 'off' : 'on');

  async function ask(): Promise<PushStep> {
    const key = await api('get /api/push/key');
    if (!key.ok || key.data.publicKey === null) return 'failed';
    const subscription = await subscribe(key.data.publicKey).catch(() => undefined);
    if (!subscription) return subscription === null ? 'refused' : 'failed';
    const kind = await api('post /api/orders/public/{uid}/{hash}/push', {
      params: { ...place },
      body: subscription,
    });
    if (!kind.ok) return 'failed';
    kept[storageKey] = subscription.endpoint;
    return 'on';
  }

  return {
    $step,
    async turnOn(): Promise<void> {
      if ($step.get() === 'working') return;
      $step.set('working');
      $step.set(await ask());
    },
    async turnOff(): Promise<void> {
      const endpoint = kept[storageKey];
      if (endpoint === undefined) return;
      const params = { ...place };
      const gone = await api('delete /api/orders/public/{uid}/{hash}/push', { params, body: { endpoint } });
      if (!gone.ok && gone.status !== 404) return $step.set('failed');
      delete kept[storageKey];
      $step.set('off');
    },
  };
}
