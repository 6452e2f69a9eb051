import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import type { StockLevel } from '../../../src/lib/contract/stock.ts';
import type { Menu, MenuPlace } from '../../../src/lib/domain/menu.ts';
import { restock } from '../../../src/server/shop/sold-out.ts';
import { showStock } from '../../../src/server/shop/stock.ts';
import { webhookEvents, stockCounters, stockTakes } from '../../../src/server/platform/database/schema.ts';
import { draft, fieldsOf, newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { testShop } from '../../support/shop.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;
const BRANCH = 1;
const PIZZA = { product: { id: 1 }, part: null, option: null };
const TOMORROW = '2026-11-22T12:00:00+01:00';

const pizzas = (amount: number, changes: Parameters<typeof draft>[0] = {}) =>
  draft({ items: [{ product: { id: 1 }, amount, unit: 'Stk' }], ...changes });
const refusals = (answer: {
  status: number;
  errors: { field: string | null; code?: string | undefined; message: string }[];
}) => [answer.status, ...answer.errors.map(({ field, code, message }) => [field, code, message])];

describe('what a branch counts', () => {
  let app: TestApp;
  let cook: Staff;
  let admin: Staff;
  beforeAll(async () => {
    app = await newApp();
    cook = await app.as('employee', [BRANCH]);
    admin = await app.as('admin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    const shop = testShop();
    await app.setShop({
      ...shop,
      branches: shop.branches.map((branch) => ({ ...branch, isPreorderEnabled: true })),
    });
    await app.db.delete(stockTakes);
    await app.db.delete(stockCounters);
  });

  const set = (change: object, branch = BRANCH) =>
    cook.put(`/api/branches/${branch}/stock`, { ...PIZZA, ...change });
  const levels = async () => (await cook.get(`/api/branches/${BRANCH}/stock`)).data as StockLevel[];
  /** As the server does with every order. */
  const show = async () => {
    const { shopCache } = app.composeAgain();
    const count = await showStock({ db: app.db, shopCache }, app.clock.now);
    app.invalidate();
    return count;
  };
  const branch = async () => (await admin.get(`/api/branches/${BRANCH}`)).data as Branch;
  const place = async (): Promise<MenuPlace | undefined> => {
    const menus = (await app.call(`/api/branches/${BRANCH}/menus`)).data as Menu[];
    return menus
      .flatMap(({ catalog }) => catalog.flatMap(({ products }) => products))
      .find(({ id }) => id === 1);
  };
  const step = (id: number, name: string, body?: object) =>
    admin.post(`/api/orders/${id}/status/${name}`, body);

  it('is counted down by orders from what staff say is left today', async () => {
    expect((await app.order(pizzas(2))).status).toBe(201);
    const answer = await set({ left: 7 });
    expect(answer.data).toEqual([{ ...PIZZA, daily: null, isToday: true, ordered: 0, left: 7 }]);
    expect((await app.order(pizzas(3))).status).toBe(201);
    expect(await levels()).toEqual([{ ...PIZZA, daily: null, isToday: true, ordered: 3, left: 4 }]);
    // A new number starts from there.
    expect((await set({ left: 9 })).data).toEqual([
      { ...PIZZA, daily: null, isToday: true, ordered: 3, left: 9 },
    ]);
  });

  it('is refused at the line that is too much, with what is left, and nothing is stored', async () => {
    await set({ left: 3 });
    const before = await app.countOrders();
    const items = [2, 2].map((amount) => ({ product: { id: 1 }, amount, unit: 'Stk' as const }));
    expect(refusals(await app.order(draft({ items })))).toEqual([
      409,
      ['items.1.amount', 'stockShort', 'Von Margherita gibt es heute nur noch 3.'],
    ]);
    expect(await app.countOrders()).toBe(before);
    expect((await app.order(pizzas(3))).status).toBe(201);
    expect(refusals(await app.order(pizzas(1)))).toEqual([
      409,
      ['items.0.amount', 'stockShort', 'Margherita ist heute leider ausverkauft.'],
    ]);
    const french = await app.order(pizzas(1), undefined, 'fr');
    expect(french.errors[0]?.message).toContain('épuisé');
  });

  it('is told to customers from five on, sold out at none, and available again when given back', async () => {
    const types = ['product.sold_out', 'product.available'];
    const endpoint = { name: 'Kasse', url: 'https://kasse.example.org/hooks', types };
    expect((await admin.post('/api/webhook-endpoints', endpoint)).status).toBe(201);
    await set({ left: 6 });
    expect(await place()).not.toHaveProperty('left');
    const first = await app.order(pizzas(3));
    expect(await show()).toBe(1);
    expect(await show()).toBe(0);
    expect(await place()).toMatchObject({ enabled: true, left: 3 });
    const version = async () => (await app.call(`/api/branches/${BRANCH}/version`)).data;
    const before = await version();

    await app.order(pizzas(3));
    await show();
    expect(await place()).toMatchObject({ enabled: false });
    expect(await version()).not.toEqual(before);
    expect((await branch()).soldOut).toMatchObject([{ ...PIZZA, isCounted: true }]);
    expect(fieldsOf(await app.order(pizzas(1)))).toEqual(['items.0.product']);
    expect((await app.order(pizzas(1, { appointmentDate: TOMORROW }))).status).toBe(201);

    expect((await step(first.data.id, 'cancel')).status).toBe(200);
    await show();
    expect(await place()).toMatchObject({ enabled: true, left: 3 });
    expect(await version()).toEqual(before);
    const events = await app.db.select().from(webhookEvents);
    expect(events.map(({ type }) => type).filter((type) => types.includes(type))).toEqual(types);
  });

  it('logs what is sold out by it, not each order', async () => {
    await set({ left: 2 });
    const count = async () => ((await admin.get('/api/logs?range=[0,999]')).data as object[]).length;
    const before = await count();
    await app.order(pizzas(1));
    await show();
    expect(await count()).toBe(before);
    await app.order(pizzas(1));
    await show();
    expect(await count()).toBe(before + 1);
  });

  it('is given back once, whatever ends the order, and taken again when that is undone', async () => {
    await set({ left: 5 });
    const { data } = await app.order(pizzas(2));
    const left = async () => (await levels())[0]?.left;
    expect(await left()).toBe(3);
    await step(data.id, 'reject');
    await step(data.id, 'cancel');
    expect(await left()).toBe(5);
    expect((await step(data.id, 'undo')).status).toBe(200);
    expect(await left()).toBe(3);
    await step(data.id, 'reject');
    await app.order(pizzas(4));
    const undone = await step(data.id, 'undo');
    expect([undone.status, undone.errors[0]?.message]).toEqual([
      409,
      'Das lässt sich nicht mehr rückgängig machen: Von den Gerichten dieser Bestellung sind inzwischen zu wenige übrig.',
    ]);
    expect(await left()).toBe(1);
  });

  it('follows an amount that staff correct', async () => {
    await set({ left: 5 });
    const { data } = await app.order(pizzas(2));
    expect((await admin.put(`/api/orders/${data.id}/items/0`, { amount: 4 })).status).toBe(200);
    expect(await levels()).toMatchObject([{ ordered: 4, left: 1 }]);
    await step(data.id, 'reject');
    expect(await levels()).toMatchObject([{ ordered: 0, left: 5 }]);
  });

  it('is counted on the day that an order is for, and moves with it', async () => {
    await set({ daily: 4, left: 1 });
    const ahead = await app.order(pizzas(3, { appointmentDate: TOMORROW }));
    expect(ahead.status).toBe(201);
    expect(await levels()).toMatchObject([{ ordered: 0, left: 1 }]);
    expect(refusals(await app.order(pizzas(2, { appointmentDate: TOMORROW })))).toEqual([
      409,
      ['items.0.amount', 'stockShort', 'Von Margherita gibt es am 22.11.2026 nur noch 1.'],
    ]);
    await step(ahead.data.id, 'confirm', { appointment: '2026-11-21T18:00:00+01:00' });
    expect(await levels()).toMatchObject([{ ordered: 3, left: 0 }]);
    expect((await app.order(pizzas(4, { appointmentDate: TOMORROW }))).status).toBe(201);
  });

  it('gives an order of yesterday back to yesterday', async () => {
    await set({ daily: 5 });
    const { data } = await app.order(pizzas(4));
    app.clock.now = Date.parse(TOMORROW);
    await app.order(pizzas(2));
    await step(data.id, 'cancel');
    expect(await levels()).toMatchObject([{ ordered: 2, left: 3 }]);
  });

  it('comes back every day, and a number of one day does not', async () => {
    await set({ left: 1 });
    await cook.put(`/api/branches/${BRANCH}/stock`, { product: { id: 2 }, daily: 100 });
    await app.order(pizzas(1));
    await show();
    app.clock.now = Date.parse('2026-11-22T03:00:00+01:00');
    await restock(app.readShop, app.composeAgain().editShop, app.clock.now);
    await show();
    expect((await branch()).soldOut).toEqual([]);
    expect(await levels()).toMatchObject([{ left: null }, { product: { id: 2 }, left: 100 }]);
  });

  it('is counted no more today where staff put on sale again what was used up', async () => {
    await set({ daily: 1 });
    await app.order(pizzas(1));
    await show();
    const answer = await cook.put(`/api/branches/${BRANCH}/sold-out`, { ...PIZZA, isOut: false });
    expect(answer.data).toEqual([]);
    expect(await show()).toBe(0);
    expect((await app.order(pizzas(8))).status).toBe(201);
    expect(await levels()).toMatchObject([{ daily: 1, left: null }]);
  });

  it('can be a single option', async () => {
    expect((await set({ part: 'Größe', option: 'groß', left: 1 })).status).toBe(200);
    const sized = (value: string, amount = 1) =>
      app.order(
        draft({ items: [{ product: { id: 1 }, amount, unit: 'Stk', parts: [{ name: 'Größe', value }] }] }),
      );
    expect((await sized('klein', 3)).status).toBe(201);
    expect(refusals(await sized('groß', 2))[1]).toEqual([
      'items.0.amount',
      'stockShort',
      'Von Margherita (groß) gibt es heute nur noch 1.',
    ]);
    expect(await place()).toMatchObject({ fewOptions: [{ part: 'Größe', option: 'groß', left: 1 }] });
    expect((await sized('groß')).status).toBe(201);
  });

  it('is not told to customers', async () => {
    await set({ daily: 50 });
    const { data } = await app.call(`/api/branches/${BRANCH}`);
    expect(data).toMatchObject({ stock: [], fewLeft: [] });
  });

  it('is set by staff of the branch only, for what is sold, with a number', async () => {
    expect((await set({ left: 1 }, 2)).status).toBe(403);
    expect((await set({ left: 1 }, 999)).status).toBe(404);
    expect((await cook.get('/api/branches/2/stock')).status).toBe(403);
    expect((await cook.get('/api/branches/999/stock')).status).toBe(404);
    expect((await app.call(`/api/branches/${BRANCH}/stock`)).status).toBe(401);
    expect(fieldsOf(await set({ product: { id: 999 }, left: 1 }))).toEqual(['product.id']);
    expect(fieldsOf(await set({ left: -1 }))).toEqual(['left']);
    expect(fieldsOf(await set({ part: 'Größe', left: 1 }))).toEqual(['option']);
    // What is sold no more can still be forgotten.
    expect((await set({ product: { id: 999 }, left: null, daily: null })).status).toBe(200);
  });
});

describe.each(bothFor('locks', 'races'))('the last portion on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    const shop = testShop();
    const stock = [{ product: { id: 1 }, part: null, option: null, daily: 3, today: null }];
    app = await newApp(kind, {
      ...shop,
      branches: shop.branches.map((branch) => (branch.id === BRANCH ? { ...branch, stock } : branch)),
    });
  });
  afterAll(() => app.close());

  const insist = async (body: ReturnType<typeof draft>) => {
    const key = crypto.randomUUID();
    let answer = await app.order(body, key);
    while (answer.status === 503) answer = await app.order(body, key);
    return answer;
  };

  it('has one winner, however many ask at once, and comes back exactly once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => insist(pizzas(1))));
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(3);
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.map(({ status, errors }) => [status, errors[0]?.code])).toEqual(
      others.map(() => [409, 'stockShort']),
    );

    const admin = await app.as('admin');
    const path = `/api/orders/${won[0]?.data.id}/status`;
    await Promise.all(['reject', 'cancel', 'reject', 'cancel'].map((name) => admin.post(`${path}/${name}`)));
    const again = await Promise.all(Array.from({ length: 4 }, () => insist(pizzas(1))));
    expect(again.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('is never sold twice by orders that name two dishes in another order, while some are cancelled', async () => {
    const admin = await app.as('admin');
    const set = (change: object) => admin.put(`/api/branches/${BRANCH}/stock`, change);
    await set({ product: { id: 1 }, left: 9 });
    await set({ product: { id: 2 }, left: 500 });
    const both = [
      { product: { id: 1 }, amount: 1, unit: 'Stk' as const },
      { product: { id: 2 }, amount: 100, unit: 'g' as const },
    ];
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const answer = await insist(draft({ items: index % 2 === 0 ? both : both.toReversed() }));
        if (answer.status === 201 && index % 3 === 0)
          await admin.post(`/api/orders/${answer.data.id}/status/reject`);
        return answer;
      }),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(5);
    const levels = (await admin.get(`/api/branches/${BRANCH}/stock`)).data as StockLevel[];
    const takes = await app.db.select().from(stockTakes).where(eq(stockTakes.isGivenBack, false));
    const heldOf = (id: number) =>
      takes.filter(({ productId }) => productId === id).reduce((sum, { amount }) => sum + amount, 0);
    expect(levels.map(({ product, ordered }) => [product.id, ordered])).toEqual([
      [1, heldOf(1)],
      [2, heldOf(2)],
    ]);
    expect(heldOf(2)).toBeLessThanOrEqual(500);
  });
});
