import { atom } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { FieldError } from '../../contract/errors.ts';
import { ORDERED_BEFORE } from '../../domain/ordered-before.ts';
import type { OrderDraftInput, PublicOrder } from '../../contract/orders.ts';
import type { CartItem } from '../../domain/cart-item.ts';
import { reconcile, type CartChange } from '../../domain/reconcile.ts';
import { activeMenu, menuGroups, menuProducts } from '../../domain/menu.ts';
import { flagsOf, requiredFields } from '../../domain/order-mode.ts';
import { fromCents } from '../../domain/money.ts';
import { isEmptyValue } from '../../domain/chosen-parts.ts';
import type { Cart } from '../cart/cart.ts';
import type { DraftStore } from './draft.ts';
import { createKeys } from './order-keys.ts';
import type { Kept } from '../storage.ts';
import type { BranchData } from '../../client/page-data.ts';

/**
 * How the placing of an order stands. `offline`: nothing was sent. `unreachable`: nobody knows whether it arrived;
 * sending again is safe, also where something else than the API has answered. `earlier`: the order that such a try has made
 * after all, before cart or form were changed.
 */
export type Placing =
  | { state: 'idle' }
  | { state: 'offline' }
  | { state: 'sending' }
  | { state: 'refused'; errors: FieldError[]; changes: CartChange[]; earlier?: PublicOrder }
  | { state: 'unreachable'; isAnswered: boolean }
  | { state: 'placed'; order: PublicOrder };

interface Surroundings {
  api: Api;
  data: BranchData;
  cart: Cart;
  draft: DraftStore;
  /** Keeps the idempotency key over a reload. */
  kept: Kept;
  storageKey: string;
  newKey?: () => string;
  isOffline?: () => boolean;
  /** Told of an order that is paid elsewhere: until then the cart stays. */
  onPaymentPending?: (order: PublicOrder) => void;
}

/** How long an answer is waited for. After that nobody knows, and sending again is safe. */
const PATIENCE_MS = 45_000;

/** The order as it goes over the wire, from the cart and the form. Nothing is sent that the mode does not ask for. */
export function orderBody({
  data,
  cart,
  draft,
}: Pick<Surroundings, 'data' | 'cart' | 'draft'>): OrderDraftInput {
  const { table, donatee, paymentMethod, name, email, phone, street, city, floor, stairway, door, ...form } =
    draft.get();
  const mode = cart.$mode.get();
  const asks = requiredFields(data.branch, mode);
  const area = cart.$area.get();
  const pricing = cart.$pricing.get();
  return {
    ...form,
    ...(asks.name ? { name, email, phone } : {}),
    ...(asks.address ? { street, city, floor, stairway, door } : {}),
    ...(mode === 'delivery' ? { city: area?.area ?? '' } : {}),
    ...flagsOf(mode),
    branch: { id: data.branch.id },
    table: mode === 'dineIn' && table !== null ? { id: table } : null,
    donatee: donatee === null ? null : { id: donatee },
    paymentMethod: paymentMethod ?? 'cash',
    expectedTotal: fromCents(pricing.totalGross),
    items: cart.$items.get().map(({ product, amount, unit, parts }, line) => ({
      product: { id: product.id },
      amount,
      unit,
      parts: parts.filter(({ value }) => !isEmptyValue(value)),
      expectedTotal: fromCents(pricing.lines[line]?.gross ?? pricing.gross),
    })),
  };
}

/** Whether nobody knows what became of it: no answer, one that broke off, or a gateway's in place of the API's. */
function isUnknown({ status, errors }: { status: number; errors: FieldError[] }): boolean {
  return errors.length === 0 && (status < 400 || status >= 500);
}

/** Sends the cart as an order, and says how that stands. */
export function createOrderPlacing(surroundings: Surroundings) {
  const { api, data, cart, draft, isOffline = () => false, onPaymentPending } = surroundings;
  const keys = createKeys(surroundings);
  const $placing = atom<Placing>({ state: 'idle' });

  /** The live menu has the last word on what is in the cart; lines with a new price stay, at that price. Null: it is not to be had. */
  async function refreshCart(): Promise<CartChange[] | null> {
    const [menus, categories, products] = await Promise.all([
      api('get /api/branches/{id}/menus', { params: { id: data.branch.id } }),
      api('get /api/categories'),
      api('get /api/products'),
    ]);
    if (!menus.ok || !categories.ok || !products.ok) return null;
    const { appointmentDate } = draft.get();
    const at = appointmentDate === null ? Date.now() : Date.parse(appointmentDate);
    const menu = activeMenu(menus.data, data.branch.id, at);
    const offered = menu ? menuProducts(menuGroups(menu, categories.data, products.data)) : [];
    const before = cart.$items.get();
    const repriced = new Map<CartItem, CartChange>();
    const { changes } = reconcile(before, offered);
    const lines = before.map((item) => {
      const change = changes.find((one) => one.item === item);
      if (change?.reason !== 'priceChanged' || !change.product) return item;
      const line = { ...item, product: change.product };
      repriced.set(line, change);
      return line;
    });
    const after = reconcile(lines, offered);
    cart.replace(after.items);
    const dropped = after.changes.flatMap(({ item, kept }) => (kept ? [] : [item]));
    const told = [...repriced].flatMap(([line, change]) => (dropped.includes(line) ? [] : [change]));
    return [...told, ...after.changes];
  }

  const send = (body: OrderDraftInput, key: string) =>
    api('post /api/orders', {
      body,
      headers: { 'idempotency-key': key },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });

  /** An earlier try has arrived after all: asks for its order, which the API answers as often as it is sent. */
  async function findEarlier(key: string): Promise<Placing | null> {
    for (const body of keys.earlier()) {
      const outcome = await send(JSON.parse(body) as OrderDraftInput, key);
      if (outcome.ok) return { state: 'refused', errors: [], changes: [], earlier: outcome.data };
      if (isUnknown(outcome)) return { state: 'unreachable', isAnswered: outcome.status !== 0 };
    }
    return null;
  }

  return {
    $placing,
    /** Does nothing while an order is under way or placed: a double tap is one order. */
    async place(): Promise<void> {
      const { state } = $placing.get();
      if (state === 'sending' || state === 'placed') return;
      if (isOffline()) {
        $placing.set({ state: 'offline' });
        return;
      }
      $placing.set({ state: 'sending' });
      const body = orderBody(surroundings);
      const key = keys.keyFor(JSON.stringify(body));
      const outcome = await send(body, key);
      if (outcome.ok) {
        // An order that is still to be paid may come back: its cart stays, and so does its key, so that whoever returns
        // from the terminal and sends it again gets the same order.
        if (outcome.data.paymentRedirectUrl !== null) {
          keys.answered();
          onPaymentPending?.(outcome.data);
        } else {
          keys.forget();
          cart.clear();
          draft.resetOrder();
        }
        $placing.set({ state: 'placed', order: outcome.data });
        return;
      }
      if (isUnknown(outcome)) {
        $placing.set({ state: 'unreachable', isAnswered: outcome.status !== 0 });
        return;
      }
      if (outcome.errors.some(({ message }) => message === ORDERED_BEFORE)) {
        const found = await findEarlier(key);
        if (found?.state === 'refused') keys.forget();
        if (found) {
          $placing.set(found);
          return;
        }
      }
      keys.answered();
      const isCartOff = outcome.errors.some(({ field }) => field?.startsWith('items.'));
      const changes = outcome.status === 409 || isCartOff ? ((await refreshCart()) ?? []) : [];
      $placing.set({ state: 'refused', errors: outcome.errors, changes });
    },
    /** The menu has changed since the cart was filled: says what of it is another now. False: there was no answer, or no time. */
    async renewCart(): Promise<boolean> {
      if ($placing.get().state !== 'idle') return false;
      const changes = await refreshCart();
      if (changes?.length && $placing.get().state === 'idle')
        $placing.set({ state: 'refused', errors: [], changes });
      return changes !== null;
    },
    /** Forgets what came of the last try, because the customer went on. */
    dismiss(): void {
      const { state } = $placing.get();
      if (state !== 'sending' && state !== 'placed') $placing.set({ state: 'idle' });
    },
    /** Back from the terminal or the status page, in a page that the browser has kept. */
    comeBack(): void {
      if ($placing.get().state === 'placed') $placing.set({ state: 'idle' });
    },
    /** After a failed payment the same cart is a new order. */
    startAnew(): void {
      keys.forget();
    },
  };
}

export type OrderPlacing = ReturnType<typeof createOrderPlacing>;
