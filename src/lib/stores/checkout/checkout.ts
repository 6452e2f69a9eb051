import { createApi } from '../../client/api.ts';
import type { WritableAtom } from 'nanostores';
import { storageKey, type BranchData, type CheckoutData } from '../../client/page-data.ts';
import { createCheckoutForm } from './form.ts';
import { createClock } from '../clock.ts';
import { currentCart } from '../cart/cart.ts';
import { currentDraft } from './draft.ts';
import { currentFreshness } from '../menu/freshness.ts';
import { tabStorage } from '../storage.ts';
import { takeAddress } from '../cart/link.ts';
import { currentBranch, currentShop } from '../page.ts';
import { once } from '../once.ts';
import { requiredFields } from '../../domain/order-mode.ts';
import { createOrderPlacing } from './order-placing.ts';
import { rememberPayment, settleOpenCheckout } from './pending-payment.ts';
import { currentRemembered } from './remembered.ts';

export { currentDraft };

/** What the page of the open checkout knows of its branch, and of the checkout besides. */
export const currentCheckout = () =>
  currentBranch() as WritableAtom<BranchData> as WritableAtom<CheckoutData>;

const keyFor = (name: string) => storageKey(currentShop(), currentBranch().get(), name);

const currentPlacing = once(() =>
  createOrderPlacing({
    api: createApi(currentShop().api),
    $branch: currentBranch(),
    cart: currentCart(),
    draft: currentDraft(),
    storage: tabStorage.values,
    storageKey: keyFor('placing'),
    isOffline: () => !navigator.onLine,
    onPaymentPending: ({ uid, hash }) =>
      rememberPayment(currentShop().shop, { uid, hash, cartKey: keyFor('cart'), draftKey: keyFor('draft') }),
  }),
);

/** Renews the branch and the cart where the API has newer ones than the page. */
export const keepCheckoutFresh = once(() => {
  const { api, timezone } = currentShop();
  currentFreshness(async ({ menu, facts }) => {
    if (facts) {
      const { renewBranch } = await import('../menu/live-branch.ts');
      await renewBranch(createApi(api), currentBranch(), timezone, Date.now());
    }
    if (menu && (await currentPlacing().renewCart()) !== 'renewed')
      throw new Error('the cart could not be renewed');
    return 'current';
  });
});

/** The form of the open checkout. */
export const currentForm = once(() => {
  takeAddress();
  const remembered = currentRemembered();
  remembered.fillIn();
  currentPlacing().$placing.listen(({ state }) => {
    if (state !== 'placed') return;
    const { name, address } = requiredFields(currentBranch().get().branch, currentCart().$mode.get());
    remembered.keep({ name, address });
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
    $now: createClock(),
  });
});
