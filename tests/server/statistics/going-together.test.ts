import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { COUNTED_DAYS } from '../../../src/lib/domain/recommendations.ts';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import { orders, productPartners, products } from '../../../src/server/platform/database/schema.ts';
import { countPartners, scheduleCounting } from '../../../src/server/statistics/going-together.ts';
import { newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { placeConfirmed, storedOrders } from '../../support/stored-orders.ts';
import { testShop } from '../../support/shop.ts';

const [MARGHERITA, CHEESE, CAKE, GOLD] = [1, 2, 6, 8];
const DAY_MS = 86_400_000;

function shopThatSuggests(changes: Partial<Shop> = {}, pins: Record<number, number[]> = {}): Shop {
  const shop = testShop();
  return {
    ...shop,
    config: { ...shop.config, enablePluginSuggestions: true },
    products: shop.products.map((product) => ({
      ...product,
      ...(pins[product.id] ? { goesWith: pins[product.id]?.map((id) => ({ id })) } : {}),
    })),
    ...changes,
  };
}

describe.each(bothFor('SQL', 'values'))('what goes well with a cart, on %s', (kind) => {
  let app: TestApp;
  let stored: ReturnType<typeof storedOrders>;
  beforeAll(async () => {
    app = await newApp(kind, shopThatSuggests());
    stored = storedOrders(app.db);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    await app.db.delete(orders);
    await app.db.delete(productPartners);
    await app.setShop(shopThatSuggests());
  });

  type Facts = Partial<typeof orders.$inferInsert>;

  const order = (times: number, productIds: number[], facts: Facts = {}) =>
    placeConfirmed(app.db, stored, { at: app.clock.now, times, productIds, facts });

  const count = () => countPartners(app.db, app.clock.now);
  const ask = (ids: string, branch = 1) => app.call(`/api/branches/${branch}/going-together/${ids}`);
  const namesFor = async (...ids: number[]) =>
    ((await ask(ids.join(','))).data as { name: string }[]).map(({ name }) => name);

  it('is what others ordered with it, whole products at today’s price', async () => {
    await order(8, [MARGHERITA, GOLD]);
    await order(20, [CHEESE]);
    await count();
    const answer = await ask(`${MARGHERITA}`);
    expect(answer).toMatchObject({
      status: 200,
      data: [{ id: GOLD, name: 'Goldbarren', price: 9_999_999.99 }],
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await namesFor(CHEESE)).toEqual([]);
    expect(await namesFor(MARGHERITA, GOLD)).toEqual([]);
  });

  it('does not count what was refused, canceled, not yet accepted or ordered last season', async () => {
    const at = new Date(app.clock.now);
    await order(20, [CHEESE]);
    await order(2, [MARGHERITA, GOLD]);
    await order(3, [MARGHERITA, GOLD], { confirmedAt: null });
    await order(3, [MARGHERITA, GOLD], { rejectedAt: at });
    await order(3, [MARGHERITA, GOLD], { canceledAt: at });
    await order(3, [MARGHERITA, GOLD], { createdAt: new Date(app.clock.now - (COUNTED_DAYS + 1) * DAY_MS) });
    await count();
    expect(await namesFor(MARGHERITA)).toEqual([]);
    await order(3, [MARGHERITA, GOLD], { confirmedAt: null, completedAt: at });
    await count();
    expect(await namesFor(MARGHERITA)).toEqual(['Goldbarren']);
  });

  it('counts a product once per order, in however many lines it stands', async () => {
    await order(20, [CHEESE]);
    await order(3, [MARGHERITA, MARGHERITA, GOLD, GOLD]);
    await count();
    expect(await app.db.$count(productPartners)).toBe(0);
  });

  it('keeps ids and shares only', async () => {
    await order(6, [MARGHERITA, GOLD]);
    await order(2, [MARGHERITA]);
    await order(30, [CHEESE]);
    await count();
    const rows = await app.db.select().from(productPartners).orderBy(productPartners.productId);
    const countedAt = new Date(app.clock.now);
    expect(rows).toEqual([
      { productId: MARGHERITA, partnerId: GOLD, share: 0.75, countedAt },
      { productId: GOLD, partnerId: MARGHERITA, share: 1, countedAt },
    ]);
    await app.db.delete(products).where(eq(products.id, GOLD));
    expect(await app.db.$count(productPartners)).toBe(0);
  });

  it('begins with what the shop has pinned, without dishes that wait or ask for something', async () => {
    await order(8, [MARGHERITA, GOLD]);
    await order(20, [5]);
    await count();
    await app.setShop(shopThatSuggests({}, { [MARGHERITA]: [CAKE, CHEESE, 3] }));
    expect(await namesFor(MARGHERITA)).toEqual(['Bergkäse', 'Goldbarren']);
  });

  it('is nothing that is sold out at the branch, or not on its menu', async () => {
    const pinned = shopThatSuggests({}, { [MARGHERITA]: [CHEESE, GOLD, 7] });
    const soldOut = [{ product: { id: GOLD }, part: null, option: null, until: '2026-11-22T03:00:00+01:00' }];
    const branches = pinned.branches.map((branch) => (branch.id === 1 ? { ...branch, soldOut } : branch));
    await app.setShop({ ...pinned, branches });
    expect(await namesFor(MARGHERITA)).toEqual(['Bergkäse']);
    expect((await ask(`${MARGHERITA}`, 4)).data).toMatchObject([{ id: CHEESE }, { id: GOLD }]);
    expect((await ask(`${MARGHERITA}`, 2)).data).toEqual([]);
  });

  it('is nothing where the shop has switched it off', async () => {
    const shop = shopThatSuggests({}, { [MARGHERITA]: [CHEESE] });
    await app.setShop({ ...shop, config: { ...shop.config, enablePluginSuggestions: false } });
    expect(await ask(`${MARGHERITA}`)).toMatchObject({ status: 200, data: [] });
  });

  it('is asked of branches that customers know, for readable ids', async () => {
    const answers = await Promise.all([ask('1', 3), ask('1', 99), ask('1,'), ask('0'), ask('2147483648')]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await ask(Array.from({ length: 101 }, (_, i) => i + 1).join(','))).status).toBe(404);
    expect((await ask('1,1,77777')).status).toBe(200);
  });

  it('is counted at a start that has missed a night, and not again before the next', async () => {
    await order(8, [MARGHERITA, GOLD]);
    await order(20, [CHEESE]);
    const failures: unknown[] = [];
    const run = async (now: number) => {
      const job = { now: () => now, report: (error: unknown) => failures.push(error) };
      const kept = { db: app.db, read: app.readShop, edits: app.editShop };
      const stop = scheduleCounting(kept, () => Promise.resolve('Europe/Berlin'), job);
      await expect.poll(() => app.db.$count(productPartners)).toBeGreaterThan(0);
      await stop();
      const [row] = await app.db.select().from(productPartners);
      return row?.countedAt.toISOString();
    };
    const first = new Date(app.clock.now).toISOString();
    expect(await run(app.clock.now)).toBe(first);
    expect(await run(Date.parse('2026-11-22T03:59:00+01:00'))).toBe(first);
    const next = Date.parse('2026-11-22T04:01:00+01:00');
    expect(await run(next)).toBe(new Date(next).toISOString());
    expect(failures).toEqual([]);
  });

  it('is pinned by admins: at most three products that the shop has, each of which stays until it is unpinned', async () => {
    const admin = await app.as('admin');
    const pin = (...ids: number[]) =>
      admin.put(`/api/products/${MARGHERITA}`, { goesWith: ids.map((id) => ({ id })) });
    expect(await pin(4, CHEESE)).toMatchObject({
      status: 200,
      data: { goesWith: [{ id: 4 }, { id: CHEESE }] },
    });
    expect(await pin(1, 2, 3, 4)).toMatchObject({
      status: 422,
      errors: [{ field: 'goesWith', message: 'Das sind zu viele Einträge (höchstens 3).' }],
    });
    expect(await pin(77)).toMatchObject({ status: 422, errors: [{ field: 'goesWith.0.id' }] });
    await admin.put('/api/menus/2', { catalog: [] });
    const refused = await admin.delete('/api/products/4');
    expect([refused.status, refused.errors[0]?.message]).toEqual([
      409,
      expect.stringContaining('Produkt „Margherita“') as string,
    ]);
    const unpinned = await pin();
    expect(unpinned.data).not.toHaveProperty('goesWith');
    expect((await admin.delete('/api/products/4')).status).toBe(200);
  });
});
