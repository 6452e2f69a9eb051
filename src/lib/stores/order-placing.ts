import { atom } from 'nanostores';
import type { Api } from '../client/api.ts';
import type { FieldError } from '../contract/errors.ts';
import type { OrderDraftInput, PublicOrder } from '../contract/orders.ts';
import { reconcile, type CartChange } from '../domain/reconcile.ts';
import { activeMenu, menuGroups, menuProducts } from '../domain/menu.ts';
import { flagsOf } from '../domain/modes.ts';
import { fromCents } from '../domain/money.ts';
import { isEmptyValue } from '../domain/chosen-parts.ts';
import type { Cart } from './cart.ts';
import type { DraftStore } from './draft.ts';
import type { BranchData } from '../client/page-data.ts';

/** How the placing of an order stands. `unreachable`: nobody knows whether it arrived; sending again is safe. */
export type Placing =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'refused'; errors: FieldError[]; changes: CartChange[] }
  | { state: 'unreachable' }
  | { state: 'placed'; order: PublicOrder };

interface Surroundings {
  api: Api;
  data: BranchData;
  cart: Cart;
  draft: DraftStore;
  /** Keeps the idempotency key over a reload. */
  storage: Storage;
  storageKey: string;
  newKey?: () => string;
}

/** The order as it goes over the wire, from the cart and the form. Nothing is sent that the mode does not ask for. */
export function orderBody({
  data,
  cart,
  draft,
}: Pick<Surroundings, 'data' | 'cart' | 'draft'>): OrderDraftInput {
  const { table, paymentMethod, city, ...form } = draft.get();
  const mode = cart.$mode.get();
  const area = cart.$area.get();
  const pricing = cart.$pricing.get();
  return {
    ...form,
    ...flagsOf(mode),
    city: mode === 'delivery' ? (area?.area ?? '') : city,
    branch: { id: data.branch.id },
    table: mode === 'dineIn' && table !== null ? { id: table } : null,
    donatee: null,
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

/** The same order again keeps its key, so that a second tap, a reload or a retry never makes a second order. */
function keyFor(body: string, { storage, storageKey, newKey = randomKey }: Surroundings): string {
  const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as { body: string; key: string } | null;
  if (kept?.body === body) return kept.key;
  const key = newKey();
  storage.setItem(storageKey, JSON.stringify({ body, key }));
  return key;
}

/** Sends the cart as an order, and says how that stands. */
export function createOrderPlacing(surroundings: Surroundings) {
  const { api, data, cart, draft, storage, storageKey } = surroundings;
  const $placing = atom<Placing>({ state: 'idle' });

  /** The live menu has the last word on what is in the cart; lines with a new price stay, at that price. */
  async function refreshCart(): Promise<CartChange[]> {
    const [menus, categories, products] = await Promise.all([
      api('get /api/branches/{id}/menus', { params: { id: data.branch.id } }),
      api('get /api/categories'),
      api('get /api/products'),
    ]);
    if (!menus.ok || !categories.ok || !products.ok) return [];
    const menu = activeMenu(menus.data, data.branch.id, Date.now());
    const offered = menu ? menuProducts(menuGroups(menu, categories.data, products.data)) : [];
    const productById = new Map(offered.map(({ product }) => [product.id, product]));
    const before = cart.$items.get();
    const { changes } = reconcile(before, offered);
    const dropped = new Map(changes.map((change) => [change.item, change]));
    const items = before.flatMap((item) => {
      const change = dropped.get(item);
      if (!change) return [{ ...item, product: productById.get(item.product.id) ?? item.product }];
      if (change.kept) return [change.kept];
      return change.reason === 'priceChanged' && change.product ? [{ ...item, product: change.product }] : [];
    });
    if (changes.length > 0) cart.replace(items);
    return changes;
  }

  return {
    $placing,
    /** Does nothing while an order is under way or placed: a double tap is one order. */
    async place(): Promise<void> {
      const { state } = $placing.get();
      if (state === 'sending' || state === 'placed') return;
      $placing.set({ state: 'sending' });
      const body = orderBody(surroundings);
      const outcome = await api('post /api/orders', {
        body,
        headers: { 'idempotency-key': keyFor(JSON.stringify(body), surroundings) },
      });
      if (outcome.ok) {
        storage.removeItem(storageKey);
        cart.clear();
        draft.resetOrder();
        $placing.set({ state: 'placed', order: outcome.data });
        return;
      }
      if (outcome.status === 0) {
        $placing.set({ state: 'unreachable' });
        return;
      }
      const changes = outcome.status === 409 ? await refreshCart() : [];
      $placing.set({ state: 'refused', errors: outcome.errors, changes });
    },
    /** Forgets a refusal, because the customer went on. */
    dismiss(): void {
      if ($placing.get().state !== 'sending') $placing.set({ state: 'idle' });
    },
  };
}

export type OrderPlacing = ReturnType<typeof createOrderPlacing>;
