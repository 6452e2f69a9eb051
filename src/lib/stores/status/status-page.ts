import { atom } from 'nanostores';
import { createApi, type Api } from '../../client/api.ts';
import type { PublicOrder } from '../../contract/orders.ts';
import { createListenToOrder } from '../../client/order-events.ts';
import { createOrderAnswers } from './order-answers.ts';
import { createOrderMemory, createOrderStatus, orderInPath } from './order-status.ts';
import { subscribeBrowser } from '../../client/browser-push.ts';
import { createOrderPush } from './order-push.ts';
import { browserStorage } from '../storage.ts';
import { currentShop } from '../page.ts';
import { once } from '../once.ts';

type Contact = PublicOrder['branch'];

/** The branch to contact about an order. Where the order names the branch by its id only, the rest is fetched once. */
export function createOrderContact(api: Api) {
  const $contact = atom<Contact | null>(null);
  let requestedId: number | null = null;
  return {
    $contact,
    async find(branch: Contact): Promise<void> {
      if (branch.name) {
        if ($contact.get()?.id !== branch.id) $contact.set(branch);
        return;
      }
      if (requestedId === branch.id) return;
      requestedId = branch.id;
      const outcome = await api('get /api/branches/{id}', { params: { id: branch.id } });
      if (outcome.ok) $contact.set(outcome.data);
      // Tried again with the order's next state.
      else requestedId = null;
    },
  };
}

/** The order of the open status page. */

const currentPlace = once(() => orderInPath(location.pathname));
const currentApi = once(() => createApi(currentShop().api));

/** Calls `wake` when the network is back or the page is visible again; returns how to stop that. */
function onWake(wake: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

export const currentOrder = once(() => {
  const place = currentPlace();
  return createOrderStatus(currentApi(), place, {
    ...('EventSource' in globalThis ? { listen: createListenToOrder(currentShop().api) } : {}),
    ...(place
      ? {
          memory: createOrderMemory(
            browserStorage.values,
            `asp.${currentShop().shop}.order.${place.uid}`,
            place,
          ),
        }
      : {}),
    onWake,
  });
});

export const currentContact = once(() => createOrderContact(currentApi()));

/** Throws on a page without an order. */
export const currentAnswers = once(() => {
  const place = currentPlace();
  if (!place) throw new Error('this page has no order');
  return createOrderAnswers({
    api: currentApi(),
    place,
    show: currentOrder().show,
    storage: browserStorage.values,
    storageKey: `asp.${currentShop().shop}.review.${place.uid}`,
  });
});

/** A scope without pages: those belong to the app's worker. */
const PUSH_PLACE = { script: '/push-worker.js', scope: '/push/' };

/** Throws on a page without an order. */
export const currentPush = once(() => {
  const place = currentPlace();
  if (!place) throw new Error('this page has no order');
  return createOrderPush({
    api: currentApi(),
    place,
    subscribe: (publicKey) => subscribeBrowser(PUSH_PLACE, publicKey),
    storage: browserStorage.values,
    storageKey: `asp.${currentShop().shop}.push.${place.uid}`,
  });
});
