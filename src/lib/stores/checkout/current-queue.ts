import { createApi } from '../../client/api.ts';
import { onWake } from '../../client/waking.ts';
import { addItem } from '../../domain/cart.ts';
import type { CartItem } from '../../domain/cart-item.ts';
import { currentDeviceOrders, queuedKey } from '../orders/device-orders.ts';
import { once } from '../once.ts';
import { currentShop } from '../page.ts';
import { browserStorage, tabStorage, cartStorage, json } from '../storage.ts';
import { createDraft } from './draft.ts';
import {
  byLease,
  byLocks,
  createOrderQueue,
  waitAfter,
  type OrderQueue,
  type QueuedOrder,
  type ToQueue,
} from './order-queue.ts';

/** The queue of the open page's shop, on every page of it. */

const keyOf = ({ branch }: QueuedOrder, name: string) =>
  `asp.${currentShop().shop}.${branch.identifier}.${name}`;

const { decode } = json((cart) => (Array.isArray(cart) ? (cart as CartItem[]) : []));

/** What was added meanwhile stays. The branch's own page hears of it as of another tab's change. */
function giveBack(order: QueuedOrder): void {
  const { values } = cartStorage;
  const key = keyOf(order, 'cart');
  const newValue = JSON.stringify(decode(values[key]).reduce<CartItem[]>(addItem, order.lines));
  values[key] = newValue;
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

export const currentQueue = once((): OrderQueue => {
  const { values } = browserStorage;
  const key = queuedKey();
  // Plain http has no locks.
  const alone = navigator.locks ? byLocks(navigator.locks, key) : byLease(values, `${key}.lease`);
  return createOrderQueue({
    api: createApi(currentShop().api),
    storage: values,
    storageKey: key,
    isStored: () => browserStorage.isStored(key),
    isOffline: () => !navigator.onLine,
    alone,
    giveBack,
    onPlaced: (order, queued) => {
      const { branch, lines } = queued;
      currentDeviceOrders().add(order, { branch, area: null, cart: lines });
      createDraft(tabStorage.values, keyOf(queued, 'draft')).resetOrder();
    },
  });
});

/** Takes an order into the queue; false: it cannot. */
export function takeIntoQueue(order: ToQueue): boolean {
  const isTaken = currentQueue().take(order);
  // The shell looks for what waits only on devices that have this key (`islands/shell/shell.ts`).
  if (isTaken) browserStorage.values[`asp.${currentShop().shop}.orders`] ??= '[]';
  return isTaken;
}

/** Sends what waits: now, when the network or the customer comes back, and ever more seldom in between. */
export const keepSending = once((): void => {
  const queue = currentQueue();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isWaiting = () => queue.$queued.get()?.end === null;
  async function run(): Promise<void> {
    clearTimeout(timer);
    await queue.attempt();
    plan();
  }
  function plan(): void {
    clearTimeout(timer);
    const queued = queue.$queued.get();
    if (queued?.end === null) timer = setTimeout(() => void run(), waitAfter(tries++, queued, Date.now()));
  }
  onWake(() => {
    tries = 0;
    if (isWaiting()) void run();
  });
  addEventListener('storage', ({ key }) => {
    if (key !== queuedKey()) return;
    queue.reload();
    tries = 0;
    plan();
  });
  // One that is taken on this page.
  queue.$queued.listen((queued, before) => {
    if (queued?.end === null && before?.key !== queued.key) {
      tries = 0;
      void run();
    }
  });
  if (isWaiting()) void run();
});
