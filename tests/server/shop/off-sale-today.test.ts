import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextRestock } from '../../../src/lib/domain/sold-out.ts';
import { restock } from '../../../src/server/shop/sold-out.ts';
import { draft, newApp, NOON, type TestApp } from '../../support/app.ts';

const TOMORROW = '2026-11-22T02:00:00.000Z';

interface Sold {
  enabled: boolean;
  outUntil?: string | null;
  config: { parts: { name: string; options: { name: string; outUntil?: string | null }[] }[] };
}

describe('a product off sale for today', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await newApp();
  });
  afterAll(() => app.close());

  const put = async (id: number, fields: object) => {
    const { status } = await (await app.as('admin')).put(`/api/products/${id}`, fields);
    expect(status).toBe(200);
  };
  const product = async (id: number) => (await app.call(`/api/products/${id}`)).data as Sold;
  const round = () => restock(app.readShop, app.composeAgain().editShop, app.clock.now);

  it("is sold again on the shop's next day", () => {
    expect(nextRestock('Europe/Berlin', Date.parse(NOON))).toBe(TOMORROW);
    expect(nextRestock('Europe/Berlin', Date.parse('2026-11-22T01:30:00+01:00'))).toBe(TOMORROW);
    expect(nextRestock('Europe/Berlin', Date.parse('2026-11-22T03:00:00+01:00'))).toBe(
      '2026-11-23T02:00:00.000Z',
    );
    // The night in which the clocks go forward.
    expect(nextRestock('Europe/Berlin', Date.parse('2026-03-28T20:00:00+01:00'))).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });

  it('cannot be ordered until then, and returns by itself', async () => {
    app.clock.now = Date.parse(NOON);
    await put(1, { enabled: false, outUntil: TOMORROW });
    expect((await app.order(draft())).status).toBe(409);
    app.clock.now = Date.parse(TOMORROW) - 1;
    expect(await round()).toBe(0);
    app.clock.now = Date.parse(TOMORROW);
    expect(await round()).toBe(1);
    const back = await product(1);
    expect(back.enabled).toBe(true);
    expect(back).not.toHaveProperty('outUntil');
    expect((await app.order(draft())).status).toBe(201);
    expect(await round()).toBe(0);
  });

  it('stays off if it was taken off permanently', async () => {
    await put(1, { enabled: false, outUntil: null });
    app.clock.now = Date.parse(TOMORROW) + 86_400_000;
    expect(await round()).toBe(0);
    expect((await product(1)).enabled).toBe(false);
    await put(1, { enabled: true });
  });

  it('is a single option where only that is off', async () => {
    app.clock.now = Date.parse(NOON);
    const part = { name: 'Größe', description: '', type: 'select', optional: false };
    const options = [
      { name: 'Klein', modifier: 'add', value: 0 },
      { name: 'Groß', modifier: 'add', value: 2, outUntil: TOMORROW },
    ];
    await put(1, { config: { parts: [{ ...part, options }] } });
    const choosing = (value: string) =>
      draft({ items: [{ product: { id: 1 }, amount: 1, unit: 'Stk', parts: [{ name: 'Größe', value }] }] });
    expect((await app.order(choosing('Groß'))).status).toBe(422);
    expect((await app.order(choosing('Klein'))).status).toBe(201);
    app.clock.now = Date.parse(TOMORROW);
    expect(await round()).toBe(1);
    expect((await product(1)).config.parts[0]?.options[1]).not.toHaveProperty('outUntil');
    expect((await app.order(choosing('Groß'))).status).toBe(201);
  });
});
