import { createApi } from '../../client/api.ts';
import { storageKey, type CheckoutData } from '../../client/page-data.ts';
import { createCheckoutForm } from './form.ts';
import { createClock } from '../clock.ts';
import { currentCart } from '../cart/current-cart.ts';
import { currentDraft } from './current-draft.ts';
import { currentFreshness } from '../menu/current-freshness.ts';
import { tabStorage } from '../current-storage.ts';
import { takeAddress } from '../cart/link.ts';
import { currentBranch, currentShop } from '../page.ts';
import { once } from '../once.ts';
import { createOrderPlacing } from './order-placing.ts';
import { rememberPayment, settleOpenCheckout } from './pending-payment.ts';

export { currentDraft };

/** What the page of the open checkout carries. */
export const currentCheckout = () => currentBranch() as CheckoutData;

const keyFor = (name: string) => storageKey(currentShop(), currentBranch(), name);

const currentPlacing = once(() =>
  createOrderPlacing({
    api: createApi(currentShop().api),
    data: currentBranch(),
    cart: currentCart(),
    draft: currentDraft(),
    kept: tabStorage.kept,
    storageKey: keyFor('placing'),
    isOffline: () => !navigator.onLine,
    onPaymentPending: ({ uid, hash }) =>
      rememberPayment(currentShop().shop, { uid, hash, cartKey: keyFor('cart'), draftKey: keyFor('draft') }),
  }),
);

/** The form shows what holds now: the page that it stands on, and the cart, may be older. */
export const keepCheckoutFresh = once(() => {
  const data = currentCheckout();
  const { api, timezone } = currentShop();
  currentFreshness(async ({ menu, facts }) => {
    if (facts) {
      const { putRight, readLiveBranch } = await import('../menu/live-branch.ts');
      const live = await readLiveBranch(createApi(api), data.branch.id, timezone, Date.now());
      if (!live) throw new Error('the branch could not be read');
      putRight(data, live);
    }
    if (menu && !(await currentPlacing().renewCart())) throw new Error('the cart could not be renewed');
    return 'current';
  });
});

/** The checkout that is open. */
export const currentForm = once(() => {
  takeAddress();
  void settleOpenCheckout({
    shop: currentShop().shop,
    cartKey: keyFor('cart'),
    api: createApi(currentShop().api),
    cart: currentCart(),
    draft: currentDraft(),
  });
  return createCheckoutForm({
    data: currentCheckout(),
    zone: currentShop().timezone,
    cart: currentCart(),
    draft: currentDraft(),
    placing: currentPlacing(),
    $now: createClock(),
  });
});
