import type { PublicOrder } from '../contract/orders.ts';
import { createDraft } from './draft.ts';
import { json } from './json.ts';

/** An order that is paid elsewhere, and under which keys its cart and form wait for what comes of it. */
interface Pending {
  uid: string;
  cartKey: string;
  draftKey: string;
}

const keyOf = (shop: string) => `asp.${shop}.paying`;

const { encode, decode } = json((kept: unknown): Pending | null => {
  const { uid, cartKey, draftKey } = Object(kept) as Partial<Pending>;
  return uid && cartKey && draftKey ? { uid, cartKey, draftKey } : null;
});

/** Notes that an order waits for its payment. The customer may come back in another tab, so the browser keeps it. */
export function rememberPayment(shop: string, pending: Pending, storage: Storage = localStorage): void {
  try {
    storage.setItem(keyOf(shop), encode(pending));
  } catch {
    // A storage that is full leaves the cart full after the payment, which nobody loses anything by.
  }
}

/** Once the order that was waited for is paid, its cart is empty and its form keeps the person only. Asked by the status page. */
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
