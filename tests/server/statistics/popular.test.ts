import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LEAST_POPULAR } from '../../../src/lib/domain/recommendations.ts';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { markPopular } from '../../../src/server/statistics/popular.ts';
import { newApp, NOON, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';
import { placeConfirmed, storedOrders } from '../../support/stored-orders.ts';

const [MARGHERITA, CHEESE, GOLD] = [1, 2, 8];
const DAY_MS = 86_400_000;

let app: TestApp;
let stored: ReturnType<typeof storedOrders>;
const shop = testShop();
beforeAll(async () => {
  app = await newApp('PGlite');
  stored = storedOrders(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = Date.parse(NOON);
  await app.db.delete(orders);
  await app.setShop({ ...shop, config: { ...shop.config, enablePluginSuggestions: true } });
});

/** So many orders of a product. Two lines of a dish are one order with it. */
const order = (times: number, productId: number, facts: Partial<typeof orders.$inferInsert> = {}) =>
  placeConfirmed(app.db, stored, { at: app.clock.now, times, productIds: [productId, productId], facts });
const mark = () => markPopular(app.db, app.readShop, app.editShop, app.clock.now);
const popularAt = async (branch = 1) =>
  ((await app.call(`/api/branches/${branch}`)).data as { popular: number[] }).popular;

it('dishes in the most accepted orders of a branch are popular there, and nowhere else', async () => {
  await order(LEAST_POPULAR, MARGHERITA);
  await order(LEAST_POPULAR + 1, CHEESE);
  await mark();
  expect(await popularAt()).toEqual([CHEESE, MARGHERITA]);
  expect(await popularAt(2)).toEqual([]);
});

it('rejected, unconfirmed and old orders do not count', async () => {
  await order(LEAST_POPULAR, MARGHERITA, { rejectedAt: new Date(app.clock.now) });
  await order(LEAST_POPULAR, CHEESE, { confirmedAt: null });
  await order(LEAST_POPULAR, GOLD, { createdAt: new Date(app.clock.now - 91 * DAY_MS) });
  await mark();
  expect(await popularAt()).toEqual([]);
});

it('an unchanged night edits nothing, and a shop without suggestions calls nothing popular', async () => {
  await order(LEAST_POPULAR, MARGHERITA);
  await mark();
  const before = (await app.readShop())?.shop;
  await mark();
  expect((await app.readShop())?.shop).toBe(before);
  await app.setShop({ ...shop, branches: shop.branches.map((one) => ({ ...one, popular: [MARGHERITA] })) });
  await mark();
  expect(await popularAt()).toEqual([]);
});
