import type { Api } from '../../client/api.ts';
import type { PublicOrder } from '../../contract/orders.ts';
import type { Cart } from '../cart/cart.ts';
import { createDraft, type DraftStore } from './draft.ts';
import { browserStorage, tabStorage, json, type TextStorage } from '../storage.ts';

/** An order that is being paid online, and the keys under which its cart and draft are stored until then. */
interface Pending {
  uid: string;
  hash: string;
  cartKey: string;
  draftKey: string;
}

const keyOf = (shop: string) => `asp.${shop}.paying`;

const { encode, decode } = json((pending: unknown): Pending | null => {
  const { uid, hash, cartKey, draftKey } = Object(pending) as Partial<Pending>;
  return uid && hash && cartKey && draftKey ? { uid, hash, cartKey, draftKey } : null;
});

/** Stores that an order waits for its payment, for all tabs: the customer may come back in another one. */
export function rememberPayment(
  shop: string,
  pending: Pending,
  storage: TextStorage = browserStorage.values,
): void {
  storage[keyOf(shop)] = encode(pending);
}

/**
 * On the status page: once the pending order is paid, empties its cart and resets its draft. Money that arrives for a failed
 * order changes nothing.
 */
export function settlePayment(
  shop: string,
  order: Pick<PublicOrder, 'uid' | 'isPaid' | 'isFailed'>,
  storage: TextStorage = browserStorage.values,
  ofTab: TextStorage = tabStorage.values,
): void {
  const pending = decode(storage[keyOf(shop)]);
  if (!isBought(order) || pending?.uid !== order.uid) return;
  delete storage[pending.cartKey];
  delete storage[keyOf(shop)];
  createDraft(ofTab, pending.draftKey).resetOrder();
}

const isBought = ({ isPaid, isFailed }: Pick<PublicOrder, 'isPaid' | 'isFailed'>): boolean =>
  isPaid && !isFailed;

const { decode: hasLines } = json((cart: unknown) => Array.isArray(cart) && cart.length > 0);

/** Whether this browser still has the cart of an order that was to be paid online. */
export function waitsForPayment(
  shop: string,
  { uid }: Pick<PublicOrder, 'uid'>,
  storage: TextStorage = browserStorage.values,
): boolean {
  const pending = decode(storage[keyOf(shop)]);
  return pending?.uid === uid && hasLines(storage[pending.cartKey]);
}

interface OpenCheckout {
  shop: string;
  cartKey: string;
  api: Api;
  cart: Pick<Cart, 'clear'>;
  draft: DraftStore;
}

/** As `settlePayment`, at a checkout that is opened before the status page was: nothing is paid for twice. */
export async function settleOpenCheckout(
  { shop, cartKey, api, cart, draft }: OpenCheckout,
  storage: TextStorage = browserStorage.values,
): Promise<void> {
  const pending = decode(storage[keyOf(shop)]);
  if (pending?.cartKey !== cartKey) return;
  const { uid, hash } = pending;
  const found = await api('get /api/orders/public/{uid}/{hash}', { params: { uid, hash } });
  if (!found.ok || !isBought(found.data)) return;
  delete storage[keyOf(shop)];
  cart.clear();
  draft.resetOrder();
}
