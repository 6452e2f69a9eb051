import type { Api } from '../../client/api.ts';
import type { PublicOrder } from '../../contract/orders.ts';
import type { Cart } from '../cart/cart.ts';
import { createDraft, type DraftStore } from './draft.ts';
import { browserStorage, tabStorage } from '../current-storage.ts';
import { json } from '../json.ts';
import type { Kept } from '../storage.ts';

/** An order that is paid elsewhere, and under which keys its cart and form wait for what comes of it. */
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

/** Notes that an order waits for its payment. The customer may come back in another tab, so the browser keeps it. */
export function rememberPayment(shop: string, pending: Pending, kept: Kept = browserStorage.kept): void {
  kept[keyOf(shop)] = encode(pending);
}

/**
 * Once the order that was waited for is paid, its cart is empty and its form keeps the person only; money that came too late buys
 * nothing. For the status page.
 */
export function settlePayment(
  shop: string,
  order: Pick<PublicOrder, 'uid' | 'isPaid' | 'isFailed'>,
  kept: Kept = browserStorage.kept,
  keptInTab: Kept = tabStorage.kept,
): void {
  const pending = decode(kept[keyOf(shop)]);
  if (!isBought(order) || pending?.uid !== order.uid) return;
  delete kept[pending.cartKey];
  delete kept[keyOf(shop)];
  createDraft(keptInTab, pending.draftKey).resetOrder();
}

const isBought = ({ isPaid, isFailed }: Pick<PublicOrder, 'isPaid' | 'isFailed'>): boolean =>
  isPaid && !isFailed;

const { decode: hasLines } = json((cart: unknown) => Array.isArray(cart) && cart.length > 0);

/** Whether this browser still has the cart of an order that was to be paid elsewhere. */
export function waitsForPayment(
  shop: string,
  { uid }: Pick<PublicOrder, 'uid'>,
  kept: Kept = browserStorage.kept,
): boolean {
  const pending = decode(kept[keyOf(shop)]);
  return pending?.uid === uid && hasLines(kept[pending.cartKey]);
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
  kept: Kept = browserStorage.kept,
): Promise<void> {
  const pending = decode(kept[keyOf(shop)]);
  if (pending?.cartKey !== cartKey) return;
  const { uid, hash } = pending;
  const found = await api('get /api/orders/public/{uid}/{hash}', { params: { uid, hash } });
  if (!found.ok || !isBought(found.data)) return;
  delete kept[keyOf(shop)];
  cart.clear();
  draft.resetOrder();
}
