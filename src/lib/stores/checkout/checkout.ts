import { createApi } from '../../client/api.ts';
import { CHECK_EVERY_MS, storageKey, type BranchData, type CheckoutData } from '../../client/page-data.ts';
import { computed, type WritableAtom } from 'nanostores';
import { sumCart } from '../../domain/cart-sum.ts';
import { priceContext } from './price-context.ts';
import { createCheckoutForm } from './form.ts';
import { createClock } from '../clock.ts';
import { currentCart } from '../cart/cart.ts';
import { currentDraft } from './draft.ts';
import { currentFreshness } from '../menu/freshness.ts';
import { tabStorage } from '../storage.ts';
import { currentDeviceOrders } from '../orders/device-orders.ts';
import { takeAddress } from '../cart/link.ts';
import { $busy, currentBranch, currentShop } from '../page.ts';
import { once } from '../once.ts';
import { requiredFields } from '../../domain/order-mode.ts';
import { createOrderPlacing } from './order-placing.ts';
import { createPlaces, createTimeChoice } from './time-choice.ts';
import type { ToQueue } from './order-queue.ts';
import { createSlotHold } from './slot-hold.ts';
import { rememberPayment, settleOpenCheckout } from './pending-payment.ts';
import { currentRemembered } from './remembered.ts';

export { currentDraft };

/** What the page of the open checkout knows of its branch, and of the checkout besides. */
export const currentCheckout = () =>
  currentBranch() as WritableAtom<BranchData> as WritableAtom<CheckoutData>;

/** What the price of the open checkout's order depends on, and what is paid for it. */
export const currentPrice = once(() => {
  const cart = currentCart();
  const { currency } = currentShop();
  return computed(
    [currentCheckout(), cart.$items, cart.$pricing, cart.$mode, cart.$area, currentDraft()],
    ({ prices }, items, _pricing, _mode, _area, draft) => {
      const context = priceContext({ prices, currency }, cart, draft);
      return { context, sum: sumCart(items, context) };
    },
  );
});

const keyFor = (name: string) => storageKey(currentShop(), currentBranch().get(), name);

/** The place that the customer of the open checkout holds. */
export const currentSlotHold = once(() =>
  createSlotHold({
    api: createApi(currentShop().api),
    branchId: currentBranch().get().branch.id,
    draft: currentDraft(),
    $mode: currentCart().$mode,
    isOn: () => currentCheckout().get().holdsSlots && currentCheckout().get().branch.slotCapacity !== null,
    storage: tabStorage.values,
    storageKey: keyFor('hold'),
  }),
);

const currentPlacing = once(() =>
  createOrderPlacing({
    api: createApi(currentShop().api),
    $branch: currentCheckout(),
    cart: currentCart(),
    draft: currentDraft(),
    storage: tabStorage.values,
    storageKey: keyFor('placing'),
    isOffline: () => !navigator.onLine,
    hold: currentSlotHold(),
    onPaymentPending: ({ uid, hash }) =>
      rememberPayment(currentShop().shop, { uid, hash, cartKey: keyFor('cart'), draftKey: keyFor('draft') }),
    onTaken: (order) => {
      const { id, identifier, name } = currentCheckout().get().branch;
      const { $items, $area } = currentCart();
      const area = $area.get()?.area ?? null;
      currentDeviceOrders().add(order, { branch: { id, identifier, name }, area, cart: $items.get() });
    },
  }),
);

/** Brings the cart up to date with the menu, and shows what has changed. */
export const renewCart = () => currentPlacing().renewCart();

/** Renews the branch and the cart where the API has newer ones than the page. */
export const keepCheckoutFresh = once(() => {
  const { api, timezone } = currentShop();
  const freshness = currentFreshness(async ({ menu, facts }) => {
    if (facts) {
      const { renewBranch } = await import('../menu/live-branch.ts');
      await renewBranch(createApi(api), currentBranch(), timezone, Date.now());
    }
    if (menu && (await currentPlacing().renewCart()) !== 'renewed')
      throw new Error('the cart could not be renewed');
    return 'current';
  });
  if (!freshness) return;
  setInterval(() => document.hidden || void freshness.check(Date.now()), CHECK_EVERY_MS);
  if (currentCheckout().get().hasPriceTimes)
    currentDraft().listen((_draft, _before, field) => {
      if (field !== 'appointmentDate') return;
      const placing = currentPlacing().$placing.get();
      // What another time had changed is no longer true.
      if (placing.state === 'refused' && placing.errors.length === 0) currentPlacing().dismiss();
      void currentPlacing().renewCart();
    });
  // The kitchen has begun a pause meanwhile.
  currentPlacing().$placing.listen((placing) => {
    const isPaused = placing.state === 'refused' && placing.errors.some(({ code }) => code === 'paused');
    if (isPaused) void freshness.check(Date.now(), true);
  });
});

/** What is still free at the open checkout's branch. */
export const currentPlaces = once(() =>
  createPlaces({
    api: createApi(currentShop().api),
    branchId: currentBranch().get().branch.id,
    mode: () => currentCart().$mode.get(),
    isLimited: () => currentCheckout().get().branch.slotCapacity !== null,
    heldKey: currentSlotHold().key,
  }),
);

/** The time of the open checkout's order. */
export const currentTimeChoice = once(() =>
  createTimeChoice({ draft: currentDraft(), $rules: currentForm().$rules, places: currentPlaces() }),
);

function rememberCustomer(): void {
  const { name, address } = requiredFields(currentCheckout().get().branch, currentCart().$mode.get());
  currentRemembered().keep({ name, address });
}

/** Hands the open checkout's order to the queue, which says whether it takes it; otherwise the form says why nothing was sent. */
export async function handOver(take: (order: ToQueue) => boolean): Promise<void> {
  const form = currentForm();
  const order = await form.toHandOver();
  const { id, identifier, name } = currentCheckout().get().branch;
  if (order && take({ ...order, branch: { id, identifier, name }, lines: currentCart().$items.get() })) {
    rememberCustomer();
    currentPlacing().handedOver();
  } else if (form.$errors.get().length === 0) await form.submit();
}

/** The form of the open checkout. */
export const currentForm = once(() => {
  takeAddress();
  const remembered = currentRemembered();
  remembered.fillIn();
  currentPlacing().$placing.listen(({ state }) => {
    if (state === 'placed') rememberCustomer();
  });
  void settleOpenCheckout({
    shop: currentShop().shop,
    cartKey: keyFor('cart'),
    api: createApi(currentShop().api),
    cart: currentCart(),
    draft: currentDraft(),
  });
  return createCheckoutForm({
    $data: currentCheckout(),
    zone: currentShop().timezone,
    cart: currentCart(),
    draft: currentDraft(),
    placing: currentPlacing(),
    places: currentPlaces(),
    loadAddressArea: async () => (await import('./address-area.ts')).currentAddressArea(),
    $now: createClock(),
    $busy,
  });
});
