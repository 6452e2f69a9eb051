import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '../../../src/lib/client/api.ts';
import type { OrderDraft } from '../../../src/lib/contract/orders.ts';
import type { Branch } from '../../../src/lib/domain/branch.ts';
import type { CartItem } from '../../../src/lib/domain/cart-item.ts';
import type { Product } from '../../../src/lib/domain/product.ts';
import { createDraft } from '../../../src/lib/stores/checkout/draft.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';
import { createOrderPlacing } from '../../../src/lib/stores/checkout/order-placing.ts';
import { branch, item, part, product } from '../../domain/samples.ts';
import { answerLiveMenu, startOrderServer, type Answer, type OrderServer } from '../order-server.ts';
import { ANNA, branchData, full, openCart, pageOver, publicOrder } from '../fixtures.ts';

let server: OrderServer;
let storage: TextStorage;

beforeAll(async () => {
  useTestStorageEngine();
  server = await startOrderServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  storage = {};
});
afterEach(() => {
  cleanTestStorage();
  server.forget();
});

/** The checkout as the page makes it; called again, it is the page after a reload. */
function openCheckout(at: Branch = branch(), url = server.url) {
  const data = branchData({ branch: at });
  const cart = openCart(data);
  const draft = createDraft(storage, 'asp.glut.mitte.draft');
  const page = { api: createApi(url), $branch: atom(data), cart, draft };
  const placing = createOrderPlacing({ ...page, storage, storageKey: 'asp.glut.mitte.placing' });
  return { data, cart, draft, placing, state: () => placing.$placing.get() };
}

/** A checkout with a cart and a complete form. */
function readyCheckout(items: CartItem[] = [item()], at: Branch = branch()) {
  const checkout = openCheckout(at);
  checkout.cart.replace(items);
  checkout.draft.set(ANNA);
  return checkout;
}

const accepted = (): Answer => ({ status: 201, body: { data: publicOrder() } });
type Refused = [field: string | null, message: string, code?: string];
const refused = (status: number, ...errors: Refused[]): Answer => ({
  status,
  body: { errors: errors.map(([field, message, code]) => ({ field, message, code })) },
});

/** The answer to a key that belongs to an order with another body; only the code says so. */
const orderedBefore = { field: null, message: 'Schon bestellt.', code: 'idempotencyConflict' };
const ORDERED_BEFORE: Answer = { status: 409, body: { errors: [orderedBefore] } };

function answer(order: () => Answer | Promise<Answer>) {
  server.answers['post /api/orders'] = order;
}

const liveMenu = (products: Product[], soldOut?: number[], availableFrom?: string) =>
  answerLiveMenu(server.answers, products, soldOut, availableFrom);

const keys = () => server.orders().map(({ headers }) => headers['idempotency-key']);

describe('A placed order', () => {
  test("opens its status page, and clears the cart and the order's fields but not the contact details", async () => {
    answer(accepted);
    const { cart, draft, placing, state } = readyCheckout();
    await placing.place();
    expect(state()).toEqual({ state: 'placed', order: publicOrder() });
    expect(cart.$items.get()).toEqual([]);
    expect(draft.get()).toEqual({
      ...ANNA,
      appointmentDate: null,
      comment: '',
      legalInstructions: false,
      privacyPolicy: false,
    });
    const reloaded = openCheckout();
    expect([reloaded.cart.$items.get(), reloaded.draft.get()]).toEqual([[], draft.get()]);
  });

  test('is one order, however often the button was tapped', async () => {
    answer(accepted);
    const { placing } = readyCheckout();
    await Promise.all([placing.place(), placing.place(), placing.place()]);
    placing.dismiss();
    await placing.place();
    expect(server.orders()).toHaveLength(1);
  });

  test('shows meanwhile that it is being sent, and cannot be dismissed', async () => {
    const { placing, state } = readyCheckout();
    answer(() => {
      placing.dismiss();
      expect(state()).toEqual({ state: 'sending' });
      return accepted();
    });
    await placing.place();
    expect(state().state).toBe('placed');
  });

  test('has a key that nobody can guess', async () => {
    answer(accepted);
    await readyCheckout().placing.place();
    await readyCheckout().placing.place();
    for (const key of keys()) expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys()).size).toBe(2);
  });

  test('works without storage', async () => {
    storage = pageOver(full()).values;
    answer(() => (server.orders().length < 2 ? { cut: 'before' } : accepted()));
    const { placing, state } = readyCheckout();
    await placing.place();
    await placing.place();
    expect(state().state).toBe('placed');
    expect(keys()[0]).toBe(keys()[1]);
  });

  test('works if the stored key is malformed', async () => {
    answer(accepted);
    for (const nonsense of ['', '{"body":', 'null', '[]', '{"body":7}']) {
      storage['asp.glut.mitte.placing'] = nonsense;
      const { placing, state } = readyCheckout();
      await placing.place();
      expect(state().state).toBe('placed');
    }
  });
});

describe('An order without an answer from the API', () => {
  const broken: [string, () => Answer][] = [
    ['without reception', () => ({ cut: 'before' })],
    ['when the answer breaks off', () => ({ cut: 'inside' })],
    ['when a gateway answers for the API', () => ({ status: 502, body: '<h1>Bad gateway</h1>' })],
    ['when a hotspot answers for the API', () => ({ status: 200, body: '<h1>WLAN</h1>' })],
  ];

  test.each(broken)('is unreachable %s, and cart and form stay as they are', async (_, how) => {
    answer(how);
    const { cart, draft, placing, state } = readyCheckout();
    await placing.place();
    expect(state()).toMatchObject({ state: 'unreachable' });
    expect([cart.$items.get(), draft.get()]).toEqual([[item()], ANNA]);
  });

  test('is unreachable if there is no server', async () => {
    const checkout = openCheckout(branch(), 'http://127.0.0.1:1');
    checkout.cart.replace([item()]);
    await checkout.placing.place();
    expect(checkout.state()).toEqual({ state: 'unreachable', isAnswered: false });
  });

  test.each(broken)('keeps its key when it is sent again %s', async (_, how) => {
    answer(() => (server.orders().length < 2 ? how() : accepted()));
    const { placing, state } = readyCheckout();
    await placing.place();
    await placing.place();
    expect(state().state).toBe('placed');
    expect(keys()[0]).toBe(keys()[1]);
  });

  test('keeps its key over a reload', async () => {
    answer(() => ({ cut: 'inside' }));
    await readyCheckout().placing.place();
    answer(accepted);
    const reloaded = openCheckout();
    await reloaded.placing.place();
    expect(reloaded.state().state).toBe('placed');
    expect(keys()).toHaveLength(2);
    expect(keys()[0]).toBe(keys()[1]);
    expect(server.orders()[0]?.body).toEqual(server.orders()[1]?.body);
  });

  test('keeps its key also when it is changed: the shop says what arrived, and only a further attempt is a second order', async () => {
    const arrived: Answer[] = [{ cut: 'inside' }, ORDERED_BEFORE, accepted()];
    answer(() => arrived.shift() ?? accepted());
    const first = readyCheckout();
    await first.placing.place();
    const { cart, draft, placing, state } = openCheckout();
    draft.setKey('comment', 'Bitte nicht klingeln');
    await placing.place();
    expect(state()).toEqual({ state: 'refused', errors: [], changes: [], earlier: publicOrder() });
    expect([cart.$items.get(), draft.get().comment]).toEqual([[item()], 'Bitte nicht klingeln']);
    expect([keys()[2], server.orders()[2]?.body]).toEqual([keys()[0], server.orders()[0]?.body]);
    await placing.place();
    expect(state().state).toBe('placed');
    expect(keys()[3]).not.toBe(keys()[0]);
  });

  test('stays unknown if the connection breaks while the shop is asked what arrived', async () => {
    const arrived: Answer[] = [{ cut: 'inside' }, ORDERED_BEFORE, { cut: 'before' }];
    answer(() => arrived.shift() ?? accepted());
    const { draft, placing, state } = readyCheckout();
    await placing.place();
    draft.setKey('comment', 'Bitte nicht klingeln');
    await placing.place();
    expect(state()).toEqual({ state: 'unreachable', isAnswered: false });
    expect(new Set(keys()).size).toBe(1);
  });

  test('gets a new key once it differs from an order that was answered', async () => {
    answer(() => refused(422, [null, 'Geschlossen.']));
    const { cart, draft, placing } = readyCheckout();
    await placing.place();
    cart.add(item());
    await placing.place();
    draft.setKey('comment', 'Bitte nicht klingeln');
    await placing.place();
    cart.chooseMode('delivery');
    await placing.place();
    expect(new Set(keys()).size).toBe(4);
  });

  test('does not share its key with the next order, even an identical one', async () => {
    answer(accepted);
    const { cart, draft, placing } = readyCheckout();
    await placing.place();
    const next = openCheckout();
    cart.replace([item()]);
    draft.set(ANNA);
    next.draft.set(ANNA);
    await next.placing.place();
    expect(server.orders()[0]?.body).toEqual(server.orders()[1]?.body);
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('An order that is refused', () => {
  test('keeps its errors, the form and the cart, and can be sent again', async () => {
    answer(() => refused(422, ['phone', 'Bitte geben Sie eine gültige Nummer an.'], [null, 'Geschlossen.']));
    const { cart, draft, placing, state } = readyCheckout();
    await placing.place();
    expect(state()).toEqual({
      state: 'refused',
      errors: [
        { field: 'phone', message: 'Bitte geben Sie eine gültige Nummer an.' },
        { field: null, message: 'Geschlossen.' },
      ],
      changes: [],
    });
    expect([cart.$items.get(), draft.get()]).toEqual([[item()], ANNA]);
    expect(server.asked).toHaveLength(1);
    placing.dismiss();
    expect(state()).toEqual({ state: 'idle' });
    answer(accepted);
    await placing.place();
    expect(state().state).toBe('placed');
  });

  test.each([
    [400, 'Die Anfrage ist nicht lesbar.'],
    [500, 'Ein unbekannter Fehler ist aufgetreten.'],
    [503, 'Der Shop ist gerade nicht erreichbar.'],
  ])("shows the API's message with %d", async (status, message) => {
    answer(() => refused(status, [null, message]));
    const { cart, placing, state } = readyCheckout();
    await placing.place();
    expect(state()).toMatchObject({ state: 'refused', errors: [{ field: null, message }], changes: [] });
    expect(cart.$items.get()).toEqual([item()]);
  });

  test('without a message is refused all the same', async () => {
    answer(() => ({ status: 429, body: null }));
    const { placing, state } = readyCheckout();
    await placing.place();
    expect(state()).toEqual({ state: 'refused', errors: [], changes: [] });
  });
});

describe('An order with outdated products', () => {
  const moved = () => refused(409, ['items.0', 'Der Preis hat sich geändert.']);
  const salad = item({ product: product({ id: 2, name: 'Salat', price: 6 }) });
  const tiramisu = item({ product: product({ id: 3, name: 'Tiramisu', price: 5 }) });

  async function conflict(items: CartItem[], live: Product[], soldOut: number[] = []) {
    answer(moved);
    liveMenu(live, soldOut);
    const checkout = readyCheckout(items);
    await checkout.placing.place();
    const state = checkout.state();
    const changes = state.state === 'refused' ? state.changes : [];
    return {
      ...checkout,
      lines: checkout.cart.$items.get().map(({ product: { name, price }, amount }) => [name, price, amount]),
      shown: changes.map(({ item: { product: was }, reason }) => [was.name, reason]),
      changes,
    };
  }

  test('keeps lines at their new price and says so, and succeeds when sent again', async () => {
    const dearer = product({ price: 10.4 });
    const { lines, changes, placing, state, cart } = await conflict(
      [item({ amount: 2 }), salad],
      [dearer, salad.product],
    );
    expect(lines).toEqual([
      ['Margherita', 10.4, 2],
      ['Salat', 6, 1],
    ]);
    expect(changes).toMatchObject([{ reason: 'priceChanged', unitPrice: 1040 }]);
    expect(openCheckout().cart.$items.get()).toEqual(cart.$items.get());
    answer(accepted);
    await placing.place();
    expect(state().state).toBe('placed');
    expect(server.orders().map(({ body }) => (body as OrderDraft).expectedTotal)).toEqual([25.8, 26.8]);
    expect(new Set(keys()).size).toBe(2);
  });

  test('drops deleted and sold-out products, and names them', async () => {
    const { lines, shown } = await conflict([item(), salad, tiramisu], [product(), tiramisu.product], [3]);
    expect(lines).toEqual([['Margherita', 9.9, 1]]);
    expect(shown).toEqual([
      ['Salat', 'gone'],
      ['Tiramisu', 'soldOut'],
    ]);
  });

  test('keeps what is still available, also at another price', async () => {
    const fewer = [product({ price: 10.4, maximumQuantity: 3 }), { ...salad.product, maximumQuantity: 2 }];
    const { lines, shown } = await conflict([item({ amount: 5 }), { ...salad, amount: 4 }], fewer);
    expect(lines).toEqual([
      ['Margherita', 10.4, 3],
      ['Salat', 6, 2],
    ]);
    expect(shown).toEqual([
      ['Margherita', 'priceChanged'],
      ['Margherita', 'amountChanged'],
      ['Salat', 'amountChanged'],
    ]);
  });

  test('drops lines with a new price that lack a choice', async () => {
    const { lines, shown } = await conflict(
      [item(), salad],
      [product({ price: 10.4, config: { parts: [part()] } }), salad.product],
    );
    expect(lines).toEqual([['Salat', 6, 1]]);
    expect(shown).toEqual([['Margherita', 'changed']]);
  });

  test('adopts changes besides the price', async () => {
    const { cart, changes } = await conflict([item()], [product({ takeawayTax: 19 })]);
    expect(changes).toEqual([]);
    expect(cart.$pricing.get().lines.map(({ taxRate }) => taxRate)).toEqual([19]);
  });

  test('is compared with the menu of its appointment, as on the server', async () => {
    answer(moved);
    liveMenu([product()], [], '2026-12-01T00:00:00Z');
    const checkout = readyCheckout();
    checkout.draft.setKey('appointmentDate', '2026-12-02T12:00:00Z');
    await checkout.placing.place();
    expect(checkout.cart.$items.get()).toEqual([item()]);
    checkout.draft.setKey('appointmentDate', '2026-11-30T12:00:00Z');
    await checkout.placing.place();
    expect(checkout.cart.$items.get()).toEqual([]);
  });

  test('is compared with the live menu also if a line is called invalid', async () => {
    answer(() => refused(422, ['items.0.product', 'Dieses Produkt gibt es nicht.'], ['name', 'Name?']));
    liveMenu([salad.product]);
    const { cart, placing, state } = readyCheckout([item(), salad]);
    await placing.place();
    expect(cart.$items.get()).toEqual([salad]);
    expect(state()).toMatchObject({ errors: [{}, { field: 'name' }], changes: [{ reason: 'gone' }] });
  });

  test("shows the API's message if the live menu is unavailable, and drops nothing", async () => {
    answer(moved);
    liveMenu([]);
    server.answers['get /api/products'] = () => ({ cut: 'before' });
    const { cart, placing, state } = readyCheckout();
    await placing.place();
    expect(cart.$items.get()).toEqual([item()]);
    expect(state()).toMatchObject({
      state: 'refused',
      errors: [{ field: 'items.0', message: 'Der Preis hat sich geändert.' }],
      changes: [],
    });
  });

  test('cannot be sent again while the live menu is loading', async () => {
    answer(moved);
    liveMenu([product({ price: 10.4 })]);
    const { placing } = readyCheckout();
    const first = placing.place();
    await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(1), { interval: 1 });
    await Promise.all([first, placing.place()]);
    expect(server.orders()).toHaveLength(1);
  });
});
