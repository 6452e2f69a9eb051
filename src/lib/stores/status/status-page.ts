import { createApi } from '../../client/api.ts';
import { createListenToOrder } from '../../client/order-events.ts';
import { createOrderAnswers } from './order-answers.ts';
import { createOrderContact } from './order-contact.ts';
import { createOrderMemory } from './order-memory.ts';
import { subscribeBrowser } from '../../client/browser-push.ts';
import { createOrderPush } from './order-push.ts';
import { createOrderStatus, orderInPath } from './order-status.ts';
import { browserStorage } from '../current-storage.ts';
import { currentShop } from '../page.ts';
import { once } from '../once.ts';

/** The order that the open status page is about. */

const currentPlace = once(() => orderInPath(location.pathname));
const currentApi = once(() => createApi(currentShop().api));

/** Worth asking: the network is back, or somebody looks again. */
function onWake(wake: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', look);
  };
}

export const currentOrder = once(() => {
  const place = currentPlace();
  return createOrderStatus(currentApi(), place, {
    ...('EventSource' in globalThis ? { listen: createListenToOrder(currentShop().api) } : {}),
    ...(place
      ? {
          memory: createOrderMemory(
            browserStorage.kept,
            `asp.${currentShop().shop}.order.${place.uid}`,
            place,
          ),
        }
      : {}),
    onWake,
  });
});

export const currentContact = once(() => createOrderContact(currentApi()));

/** Only of a page that has found an order. */
export const currentAnswers = once(() => {
  const place = currentPlace();
  if (!place) throw new Error('this page is about no order');
  return createOrderAnswers({
    api: currentApi(),
    place,
    show: currentOrder().show,
    kept: browserStorage.kept,
    storageKey: `asp.${currentShop().shop}.review.${place.uid}`,
  });
});

/** Beside the worker's script, where no page lies: the app's worker keeps the pages. */
const PUSH_PLACE = { script: '/push-worker.js', scope: '/push/' };

/** Only of a page that has found an order. */
export const currentPush = once(() => {
  const place = currentPlace();
  if (!place) throw new Error('this page is about no order');
  return createOrderPush({
    api: currentApi(),
    place,
    subscribe: (publicKey) => subscribeBrowser(PUSH_PLACE, publicKey),
    kept: browserStorage.kept,
    storageKey: `asp.${currentShop().shop}.push.${place.uid}`,
  });
});
