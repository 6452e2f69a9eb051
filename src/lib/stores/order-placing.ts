import { atom } from 'nanostores';
import type { Api } from '../client/api.ts';
import type { FieldError } from '../contract/errors.ts';
import type { OrderDraftInput, PublicOrder } from '../contract/orders.ts';
import type { CartItem } from '../domain/cart-item.ts';
import { reconcile, type CartChange } from '../domain/reconcile.ts';
import { activeMenu, menuGroups, menuProducts } from '../domain/menu.ts';
import { flagsOf, requiredFields } from '../domain/order-mode.ts';
import { fromCents } from '../domain/money.ts';
import { isEmptyValue } from '../domain/chosen-parts.ts';
import type { Cart } from './cart.ts';
import type { DraftStore } from './draft.ts';
import { json } from './json.ts';
import type { Kept } from './kept-storage.ts';
import type { BranchData } from '../client/page-data.ts';

/**
 * How the placing of an order stands. `offline`: nothing was sent. `unreachable`: nobody knows whether it arrived;
 * sending again is safe, also where something else than the API has answered.
 */
export type Placing =
  | { state: 'idle' }
  | { state: 'offline' }
  | { state: 'sending' }
  | { state: 'refused'; errors: FieldError[]; changes: CartChange[] }
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

/** 128 random bits. `crypto.randomUUID` is missing on plain http, where a shop may be tried out in its own network. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Attempt {
  body: string;
  key: string;
}

function readAttempt(attempt: unknown): Attempt | null {
  const { body, key } = Object(attempt) as Partial<Attempt>;
  return typeof body === 'string' && typeof key === 'string' ? { body, key } : null;
}

/** The same order again keeps its key, so that a second tap, a reload or a retry never makes a second order. */
function createKeys({ kept, storageKey, newKey = randomKey }: Surroundings) {
  const { encode, decode } = json(readAttempt);
  let last = decode(kept[storageKey]);
  return {
    keyFor(body: string): string {
      if (last?.body === body) return last.key;
      last = { body, key: newKey() };
      kept[storageKey] = encode(last);
      return last.key;
    },
    forget() {
      last = null;
      delete kept[storageKey];
    },
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
      const outcome = await api('post /api/orders', {
        body,
        headers: { 'idempotency-key': keys.keyFor(JSON.stringify(body)) },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (outcome.ok) {
        // An order that is still to be paid may come back: its cart stays, and so does its key, so that whoever returns
        // from the terminal and sends it again gets the same order.
        if (outcome.data.paymentRedirectUrl !== null) onPaymentPending?.(outcome.data);
        else {
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
