import type { Api } from '../client/api.ts';
import type { PublicOrder } from '../contract/orders.ts';
import type { Cart } from './cart.ts';
import { createDraft, type DraftStore } from './draft.ts';
import { json } from './json.ts';

/** An order that is paid elsewhere, and under which keys its cart and form wait for what comes of it. */
interface Pending {
  uid: string;
  hash: string;
  cartKey: string;
  draftKey: string;
}

const keyOf = (shop: string) => `asp.${shop}.paying`;

const { encode, decode } = json((kept: unknown): Pending | null => {
  const { uid, hash, cartKey, draftKey } = Object(kept) as Partial<Pending>;
  return uid && hash && cartKey && draftKey ? { uid, hash, cartKey, draftKey } : null;
});

/** Notes that an order waits for its payment. The customer may come back in another tab, so the browser keeps it. */
export function rememberPayment(shop: string, pending: Pending, storage: Storage = localStorage): void {
  try {
    storage.setItem(keyOf(shop), encode(pending));
  } catch {
    // A storage that is full leaves the cart full after the payment, which nobody loses anything by.
  }
}

/** Once the order that was waited for is paid, its cart is empty and its form keeps the person only. For the status page. */
export function settlePayment(
  shop: string,
  order: Pick<PublicOrder, 'uid' | 'isPaid'>,
  storage: Storage = localStorage,
  session: Storage = sessionStorage,
): void {
  const pending = decode(storage.getItem(keyOf(shop)));
  if (!order.isPaid || pending?.uid !== order.uid) return;
  storage.removeItem(pending.cartKey);
  storage.removeItem(keyOf(shop));
  createDraft(session, pending.draftKey).resetOrder();
}

interface OpenCheckout {
  shop: string;
  cartKey: string;
  api: Api;
  cart: Pick<Cart, 'clear'>;
  draft: DraftStore;
}

/** The same for a checkout that is opened before anybody has seen the status page: nothing is paid for twice. */
export async function settleOpenCheckout(
  { shop, cartKey, api, cart, draft }: OpenCheckout,
  storage: Storage = localStorage,
): Promise<void> {
  const pending = decode(storage.getItem(keyOf(shop)));
  if (pending?.cartKey !== cartKey) return;
  const { uid, hash } = pending;
  const found = await api('get /api/orders/public/{uid}/{hash}', { params: { uid, hash } });
  if (!found.ok || !found.data.isPaid) return;
  storage.removeItem(keyOf(shop));
  cart.clear();
  draft.resetOrder();
}
