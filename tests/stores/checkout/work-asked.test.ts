import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../../src/lib/client/api.ts';
import { createDraft } from '../../../src/lib/stores/checkout/draft.ts';
import { createOrderPlacing } from '../../../src/lib/stores/checkout/order-placing.ts';
import { branch, item } from '../../domain/samples.ts';
import { startOrderServer, type Answer, type OrderServer } from '../order-server.ts';
import { ANNA, branchData, openCart, publicOrder } from '../fixtures.ts';

const challenge = '1795573637000.8.abcdefghijk.AAAAAAAAAAAAAAAAAAAAAA';
const ASKS: Answer = {
  status: 428,
  body: { errors: [{ field: null, code: 'workAsked', message: 'Bitte noch einmal.', challenge }] },
};
const PLACED: Answer = { status: 201, body: { data: publicOrder() } };

let server: OrderServer;
beforeAll(async () => {
  useTestStorageEngine();
  server = await startOrderServer();
});
afterAll(() => server.stop());
afterEach(() => {
  cleanTestStorage();
  server.forget();
});

/** A checkout with a cart and a complete form, and the states that it goes through. */
function readyCheckout() {
  const data = branchData({ branch: branch() });
  const cart = openCart(data);
  const draft = createDraft({}, 'asp.glut.mitte.draft');
  const page = { api: createApi(server.url), $branch: atom(data), cart, draft };
  const placing = createOrderPlacing({ ...page, storage: {}, storageKey: 'asp.glut.mitte.placing' });
  cart.replace([item()]);
  draft.set(ANNA);
  const states: unknown[] = [];
  placing.$placing.listen((now) => void states.push(now));
  return { cart, placing, states };
}

test('An order that costs work is sent again under its key with the solution, and the customer only waits', async () => {
  server.answers['post /api/orders'] = () => (server.orders().length === 1 ? ASKS : PLACED);
  const { placing, states } = readyCheckout();
  await placing.place();
  expect(states).toEqual([
    { state: 'sending' },
    { state: 'sending', isWorking: true },
    { state: 'placed', order: publicOrder() },
  ]);
  const [first, second] = server.orders();
  expect(first?.headers['order-proof']).toBeUndefined();
  expect(String(second?.headers['order-proof']).startsWith(`${challenge}.`)).toBe(true);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(second?.body).toEqual(first?.body);
});

test('Work that is asked for again and again ends with what the API says, and the cart stays', async () => {
  server.answers['post /api/orders'] = () => ASKS;
  const { cart, placing } = readyCheckout();
  await placing.place();
  expect(server.orders()).toHaveLength(4);
  expect(placing.$placing.get()).toMatchObject({
    state: 'refused',
    errors: [{ message: 'Bitte noch einmal.' }],
  });
  expect(cart.$items.get()).toHaveLength(1);
});
