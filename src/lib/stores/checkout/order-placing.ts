import { atom, type ReadableAtom } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { CheckoutFacts } from '../../client/page-data.ts';
import type { OrderDraftInput, OrderError, PublicOrder } from '../../contract/orders.ts';
import { isEmptyValue } from '../../domain/cart-item.ts';
import { isLocated } from '../../domain/delivery-place.ts';
import { asCents, fromCents } from '../../domain/money.ts';
import { flagsOf, requiredFields } from '../../domain/order-mode.ts';
import { partsInGerman } from '../../domain/own-words.ts';
import { toE164 } from '../../domain/phone.ts';
import type { CartChange } from '../../domain/cart-changes.ts';
import type { Cart } from '../cart/cart.ts';
import { $promoting } from '../cart/promoting.ts';
import { priceContext } from './price-context.ts';
import { readLiveMenu, repriceLines } from '../menu/live-menu.ts';
import { json, type TextStorage } from '../storage.ts';
import { cartAge } from '../../domain/product-facts.ts';
import type { DraftStore } from './draft.ts';
import { randomKey, isConflict, isUnknown, sendOrder, type Sending } from './send-order.ts';

interface KeyStorage {
  /** Keeps the key over a reload. */
  storage: TextStorage;
  storageKey: string;
  newKey?: (() => string) | undefined;
}

interface Attempt {
  body: string;
  key: string;
  /** The bodies that were sent under the key and have no answer yet. */
  open: string[];
}

function readAttempt(attempt: unknown): Attempt | null {
  const { body, key, open } = Object(attempt) as Partial<Attempt>;
  if (typeof body !== 'string' || typeof key !== 'string') return null;
  return { body, key, open: Array.isArray(open) ? open.filter((one) => typeof one === 'string') : [] };
}

/**
 * Idempotency keys. The same body keeps its key, so that a second tap, a reload or a retry never makes a second order. Another
 * body gets the same key while an earlier one has no answer: if that has arrived, the API refuses the new one.
 */
function createKeys({ storage, storageKey, newKey = randomKey }: KeyStorage) {
  const { encode, decode } = json(readAttempt);
  let last = decode(storage[storageKey]);
  const store = (attempt: Attempt) => {
    last = attempt;
    storage[storageKey] = encode(attempt);
  };
  return {
    keyFor(body: string): string {
      const { key = newKey(), open = [] } = last?.body === body || last?.open.length ? last : {};
      store({ body, key, open: [...open.filter((one) => one !== body), body] });
      return key;
    },
    /** Other bodies that were sent under the last key and have no answer yet. */
    earlier: () => last?.open.slice(0, -1) ?? [],
    /** The key for a body that is sent elsewhere, and whether it may have arrived; null while another body may have. */
    keyToHandOver(body: string): { key: string; isSent: boolean } | null {
      if (last?.open.some((one) => one !== body)) return null;
      return last?.open.length ? { key: last.key, isSent: true } : { key: newKey(), isSent: false };
    },
    answered() {
      if (last) store({ ...last, open: [] });
    },
    forget() {
      last = null;
      delete storage[storageKey];
    },
  };
}

/**
 * The state of placing an order. `offline`: nothing was sent. `isWorking`: the API asked for proof of work. `unreachable`: it is unknown
 * whether the order arrived, because nothing or not the API has answered; sending again is safe. `earlier`: the order that an unanswered attempt has made.
 */
export type Placing =
  | { state: 'idle' }
  | { state: 'offline' }
  | { state: 'sending'; isWorking?: boolean }
  | { state: 'refused'; errors: OrderError[]; changes: CartChange[]; earlier?: PublicOrder }
  | { state: 'unreachable'; isAnswered: boolean }
  | { state: 'placed'; order: PublicOrder };

interface Dependencies extends KeyStorage {
  api: Api;
  $branch: ReadableAtom<CheckoutFacts>;
  cart: Cart;
  draft: DraftStore;
  isOffline?: () => boolean;
  /** The place that the customer holds. */
  hold?: { key(): string | null; used(): void };
  /** Called with an order that is paid online; its cart stays until it is paid. */
  onPaymentPending?: (order: PublicOrder) => void;
  /** Called with every order that the API has taken, while the cart still holds its lines. */
  onTaken?: (order: PublicOrder) => void;
}

/**
 * The request's body, made of the cart and the form, without what the mode does not need. `earliest`: what 'as soon as possible' means
 * for a cart that has to be ordered ahead; null: now.
 */
export function orderBody(
  { $branch, cart, draft }: Pick<Dependencies, '$branch' | 'cart' | 'draft'>,
  earliest: string | null = null,
): OrderDraftInput {
  const { branch, phoneCountry } = $branch.get();
  const {
    isRemembered: _,
    ageConfirmed,
    table,
    donatee,
    paymentMethod,
    tip: _choice,
    tipAmount: _typed,
    ...typed
  } = draft.get();
  const age = cartAge(cart.$items.get());
  const { name, email, phone, street, city, floor, stairway, door, ...form } = typed;
  const mode = cart.$mode.get();
  const required = requiredFields(branch, mode);
  const area = cart.$area.get();
  const pricing = cart.$pricing.get();
  const { tip = asCents(0) } = priceContext($branch.get(), cart, draft.get());
  return {
    ...form,
    appointmentDate: form.appointmentDate ?? earliest,
    ...(required.name ? { name, email, phone: toE164(phone, phoneCountry) ?? phone } : {}),
    ...(required.address ? { street, city, floor, stairway, door } : {}),
    ...(mode === 'delivery' && !isLocated(branch) ? { city: area?.area ?? '' } : {}),
    ...flagsOf(mode),
    branch: { id: branch.id },
    table: mode === 'dineIn' && table !== null ? { id: table } : null,
    donatee: donatee === null ? null : { id: donatee },
    paymentMethod: paymentMethod ?? 'cash',
    ...(tip > 0 ? { tip: fromCents(tip) } : {}),
    ...(age === null ? {} : { ageConfirmed: ageConfirmed >= age }),
    ...$promoting.get()?.draft,
    expectedTotal: fromCents(asCents(pricing.totalGross + tip)),
    items: cart.$items.get().map(({ product, amount, unit, parts }, line) => ({
      product: { id: product.id },
      amount,
      unit,
      parts: partsInGerman(product, parts).filter(({ value }) => !isEmptyValue(value)),
      expectedTotal: fromCents(pricing.lines[line]?.gross ?? pricing.gross),
    })),
  };
}

type CartRefresh = { state: 'refreshed'; changes: CartChange[] } | { state: 'unreachable' };

/** Sends the cart as an order. */
export function createOrderPlacing(dependencies: Dependencies) {
  const {
    api,
    $branch,
    cart,
    draft,
    isOffline = () => false,
    hold,
    onPaymentPending,
    onTaken,
  } = dependencies;
  const keys = createKeys(dependencies);
  const $placing = atom<Placing>({ state: 'idle' });

  /** Brings the cart up to date with the menu of the time that the order is for. `isKept`: prices of a moment ago may stay. */
  async function refreshCart(
    isKept: boolean,
    appointmentDate = draft.get().appointmentDate,
  ): Promise<CartRefresh> {
    const isAhead = appointmentDate !== null;
    const at = isAhead ? Date.parse(appointmentDate) : Date.now();
    const { branch, hasPriceTimes } = $branch.get();
    const menu = await readLiveMenu(api, branch.id, at, isAhead && hasPriceTimes);
    if (menu.state !== 'read') return menu;
    const changes = repriceLines(cart, menu.groups, isAhead || !isKept ? Infinity : at);
    return { state: 'refreshed', changes };
  }

  const send = (body: OrderDraftInput, key: string) =>
    sendOrder(api, { body, key, hold: hold?.key() ?? null }, () =>
      $placing.set({ state: 'sending', isWorking: true }),
    );

  /** Finds the order of an earlier attempt: sent again with the same key, the API answers with that order. */
  async function findEarlier(key: string): Promise<Placing | null> {
    for (const body of keys.earlier()) {
      const outcome = await send(JSON.parse(body) as OrderDraftInput, key);
      if (outcome.ok) {
        onTaken?.(outcome.data);
        return { state: 'refused', errors: [], changes: [], earlier: outcome.data };
      }
      if (isUnknown(outcome)) return { state: 'unreachable', isAnswered: outcome.status !== 0 };
    }
    return null;
  }

  return {
    $placing,
    /** Does nothing while an order is under way or placed: a double tap is one order. `earliest` as for `orderBody`. */
    async place(earliest: string | null = null): Promise<void> {
      const { state } = $placing.get();
      if (state === 'sending' || state === 'placed') return;
      if (isOffline()) {
        $placing.set({ state: 'offline' });
        return;
      }
      $placing.set({ state: 'sending' });
      const body = orderBody(dependencies, earliest);
      const key = keys.keyFor(JSON.stringify(body));
      const outcome = await send(body, key);
      if (outcome.ok) {
        onTaken?.(outcome.data);
        hold?.used();
        // A customer who returns unpaid from the payment provider and sends the cart again gets the same order.
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
      if (isConflict(outcome)) {
        const found = await findEarlier(key);
        if (found?.state === 'refused') keys.forget();
        if (found) {
          $placing.set(found);
          return;
        }
      }
      keys.answered();
      const isCartOff = outcome.errors.some(({ field }) => field?.startsWith('items.'));
      // The API's clock decides.
      const isKept = !outcome.errors.some(({ code }) => code === 'priceChanged');
      const refresh =
        outcome.status === 409 || isCartOff ? await refreshCart(isKept, body.appointmentDate) : null;
      const changes = refresh?.state === 'refreshed' ? refresh.changes : [];
      $placing.set({ state: 'refused', errors: outcome.errors, changes });
    },
    /**
     * The order for the queue to send, and whether it may have arrived already; null while an earlier one with another body is unanswered.
     * `earliest` as for `orderBody`.
     */
    toHandOver(earliest: string | null = null): (Sending & { isSent: boolean }) | null {
      const body = orderBody(dependencies, earliest);
      const handed = keys.keyToHandOver(JSON.stringify(body));
      return handed && { ...handed, body, hold: hold?.key() ?? null };
    },
    /** The queue has the order and its key: empties the cart, keeps the form. */
    handedOver(): void {
      keys.forget();
      cart.clear();
      $placing.set({ state: 'idle' });
    },
    /** Brings the cart up to date with a changed menu and shows the changes; `busy`: an order is being placed. */
    async renewCart(): Promise<'renewed' | 'busy' | 'unreachable'> {
      if ($placing.get().state !== 'idle') return 'busy';
      const refresh = await refreshCart(true);
      if (refresh.state === 'unreachable') return 'unreachable';
      if (refresh.changes.length > 0 && $placing.get().state === 'idle')
        $placing.set({ state: 'refused', errors: [], changes: refresh.changes });
      return 'renewed';
    },
    /** Forgets the last attempt's result once the customer has gone on. */
    dismiss(): void {
      const { state } = $placing.get();
      if (state !== 'sending' && state !== 'placed') $placing.set({ state: 'idle' });
    },
    /** For a page that the browser restores when the customer comes back from the payment provider or the status page. */
    pageRestored(): void {
      if ($placing.get().state === 'placed') $placing.set({ state: 'idle' });
    },
    /** After a failed payment the same cart is a new order. */
    startNewOrder(): void {
      keys.forget();
    },
  };
}

export type OrderPlacing = ReturnType<typeof createOrderPlacing>;
