import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from '../../../src/lib/client/api.ts';
import type { PastLine } from '../../../src/lib/domain/reorder.ts';
import type { CartItem } from '../../../src/lib/domain/cart-item.ts';
import { toCents } from '../../../src/lib/domain/money.ts';
import { createAgain } from '../../../src/lib/stores/orders/reorder.ts';
import type { KnownOrder } from '../../../src/lib/stores/orders/device-orders.ts';
import { product } from '../../domain/samples.ts';
import { answerLiveMenu, startOrderServer, type OrderServer } from '../order-server.ts';

function line(id: number, name: string, amount: number, price: number): PastLine {
  return { product: id, name, amount, unit: 'Stk', parts: [], unitPrice: toCents(price), image: null };
}

const ORDER: KnownOrder = {
  uid: 'u-1',
  hash: 'h-1',
  orderedAt: '2026-11-20T18:00:00+01:00',
  dueAt: '2026-11-20T18:00:00+01:00',
  isOver: true,
  branch: { id: 1, identifier: 'mitte', name: 'Mitte' },
  mode: 'takeaway',
  area: null,
  lines: [line(1, 'Margherita', 2, 9.9), line(2, 'Tiramisù', 1, 6.5)],
};
const PIZZA = product();
const DESSERT = product({ id: 2, name: 'Tiramisù', price: 6.5 });

let server: OrderServer;
beforeAll(async () => {
  server = await startOrderServer();
});
afterAll(() => server.stop());
beforeEach(() => server.forget());

/** A tap on 'Noch einmal bestellen', and what it put into the cart. */
async function tap() {
  const filled: CartItem[] = [];
  const again = createAgain(ORDER, {
    api: createApi(server.url),
    currency: 'EUR',
    fill: (_, items) => filled.push(...items),
  });
  const both = [again.start(), again.start()];
  expect(again.$step.get()).toEqual({ state: 'asking' });
  await Promise.all(both);
  return { ...again, filled };
}

test('one tap fills the cart where the menu is as it was', async () => {
  answerLiveMenu(server.answers, [PIZZA, DESSERT]);
  const { $step, filled } = await tap();
  expect($step.get()).toEqual({ state: 'filled' });
  expect(filled).toEqual([
    { product: PIZZA, amount: 2, unit: 'Stk', parts: [] },
    { product: DESSERT, amount: 1, unit: 'Stk', parts: [] },
  ]);
  expect(server.asked, 'a double tap asks once').toHaveLength(3);
});

test('what is gone or dearer is said first, with what the rest costs today', async () => {
  answerLiveMenu(server.answers, [product({ price: 10.4 }), DESSERT], [2]);
  const { $step, filled, accept } = await tap();
  expect($step.get()).toEqual({
    state: 'changed',
    changes: ['Margherita kostet jetzt 10,40 EUR.', 'Tiramisù ist leider ausverkauft.'],
    total: '20,80 EUR',
  });
  expect(filled).toEqual([]);
  accept();
  expect($step.get()).toEqual({ state: 'filled' });
  expect(filled).toEqual([{ product: product({ price: 10.4 }), amount: 2, unit: 'Stk', parts: [] }]);
});

test('names and amounts of today are said, too, and what has to be chosen anew', async () => {
  const asks = {
    config: {
      parts: [{ name: 'Soße', description: '', type: 'text' as const, optional: false, options: [] }],
    },
  };
  answerLiveMenu(server.answers, [product({ name: 'Regina', maximumQuantity: 1 }), { ...DESSERT, ...asks }]);
  expect((await tap()).$step.get()).toMatchObject({
    changes: [
      'Margherita heißt jetzt Regina.',
      'Von Margherita gibt es heute 1 Stk.',
      'Tiramisù hat sich geändert.',
    ],
    total: '9,90 EUR',
  });
});

test('where nothing of it is left, there is nothing to order', async () => {
  answerLiveMenu(server.answers, []);
  expect((await tap()).$step.get()).toEqual({
    state: 'changed',
    changes: ['Margherita gibt es nicht mehr.', 'Tiramisù gibt es nicht mehr.'],
    total: '',
  });
});

test('without an answer the next tap tries again', async () => {
  const { $step, start } = await tap();
  expect($step.get()).toEqual({ state: 'unreachable' });
  answerLiveMenu(server.answers, [PIZZA, DESSERT]);
  await start();
  expect($step.get()).toEqual({ state: 'filled' });
});
