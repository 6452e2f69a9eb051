import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Menu } from '../../../src/lib/domain/menu.ts';
import { restock } from '../../../src/server/shop/sold-out.ts';
import { draft, newApp, NOON, type TestApp } from '../../support/app.ts';

const TOMORROW = '2026-11-22T02:00:00.000Z';
const BRANCH = 1;

describe("a branch's sold-out dish", () => {
  let app: TestApp;
  let cook: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    app = await newApp();
    cook = await app.as('employee', [BRANCH]);
  });
  afterAll(() => app.close());

  const say = (change: object, branch = BRANCH) => cook.put(`/api/branches/${branch}/sold-out`, change);
  const version = async (branch: number) => (await app.call(`/api/branches/${branch}/version`)).data;
  const places = async (branch: number) => {
    const menus = (await app.call(`/api/branches/${branch}/menus`)).data as Menu[];
    return menus.flatMap(({ catalog }) => catalog.flatMap(({ products }) => products));
  };

  it('is set by its employee, cannot be ordered there, and returns by itself', async () => {
    const before = await version(BRANCH);
    const answer = await say({ product: { id: 1 }, isOut: true });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual([{ product: { id: 1 }, part: null, option: null, until: TOMORROW }]);
    expect((await places(BRANCH)).filter(({ id }) => id === 1)).toEqual(
      expect.arrayContaining([expect.objectContaining({ enabled: false })]),
    );
    expect(await version(BRANCH)).not.toEqual(before);
    expect((await app.order(draft())).status).toBe(409);

    app.clock.now = Date.parse(TOMORROW);
    const round = () => restock(app.readShop, app.composeAgain().editShop, app.clock.now);
    expect(await round()).toBe(1);
    expect(await round()).toBe(0);
    expect(await version(BRANCH)).toEqual(before);
    app.clock.now = Date.parse(NOON);
    expect((await app.order(draft())).status).toBe(201);
  });

  it('is logged with the person', async () => {
    await say({ product: { id: 2 }, isOut: true });
    await say({ product: { id: 2 }, isOut: false });
    const logs = (await (await app.as('admin')).get('/api/logs?sort=["id","DESC"]')).data as {
      context: { before: object; after: object };
    }[];
    expect(logs[0]?.context).toMatchObject({ userId: cook.id, entity: 'branches', id: BRANCH });
    // Nothing else of the branch has changed, whatever order the database keeps its fields in.
    expect(logs[0]?.context.after).toEqual({ soldOut: [] });
  });

  it('is a single option where only that is sold out', async () => {
    const part = { name: 'Größe', description: '', type: 'select', optional: false };
    const options = ['Klein', 'Groß'].map((name) => ({ name, modifier: 'add', value: 0 }));
    const config = { parts: [{ ...part, options }] };
    expect((await (await app.as('admin')).put('/api/products/1', { config })).status).toBe(200);
    const choosing = (value: string) =>
      draft({ items: [{ product: { id: 1 }, amount: 1, unit: 'Stk', parts: [{ name: 'Größe', value }] }] });
    expect((await say({ product: { id: 1 }, part: 'Größe', option: 'Groß', isOut: true })).status).toBe(200);
    expect((await app.order(choosing('Groß'))).status).toBe(422);
    expect((await app.order(choosing('Klein'))).status).toBe(201);
    expect((await say({ product: { id: 1 }, part: 'Größe', option: 'Groß', isOut: false })).data).toEqual([]);
    expect((await app.order(choosing('Groß'))).status).toBe(201);
  });

  it('cannot be set by others', async () => {
    expect((await say({ product: { id: 1 }, isOut: true }, 2)).status).toBe(403);
    expect((await say({ product: { id: 1 }, isOut: true }, 999)).status).toBe(404);
    const nobody = await app.call(`/api/branches/${BRANCH}/sold-out`, { method: 'PUT' });
    expect(nobody.status).toBe(401);
    expect((await cook.put(`/api/branches/${BRANCH}`, { soldOut: [] })).status).toBe(403);
  });

  it('must be something that is sold', async () => {
    const missing = await say({ product: { id: 999 }, isOut: true });
    expect(missing.status).toBe(422);
    expect(missing.errors).toEqual([
      { field: 'product.id', message: 'Dieses Produkt oder diese Option gibt es nicht mehr.' },
    ]);
    expect((await say({ product: { id: 1 }, part: 'Größe', option: 'Riesig', isOut: true })).status).toBe(
      422,
    );
    expect((await say({ product: { id: 1 }, part: 'Größe', isOut: true })).status).toBe(422);
  });
});
