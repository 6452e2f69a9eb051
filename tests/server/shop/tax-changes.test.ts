import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../../src/lib/contract/products.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

/** A second before and the first second of 2026 in Berlin, when meals at the table went from 19 to 7 %. */
const BEFORE = Date.parse('2025-12-31T23:59:59+01:00');
const AFTER = Date.parse('2026-01-01T00:00:00+01:00');

describe('a tax rate that changes at midnight', () => {
  let app: TestApp;
  beforeAll(async () => {
    const shop = testShop();
    const named = { delivery: 'reduced', takeaway: 'meal', dineIn: 'meal' } as const;
    app = await newApp('PGlite', {
      ...shop,
      config: { ...shop.config, country: 'DE' },
      menus: shop.menus.map((menu) =>
        menu.id === 1 ? { ...menu, availableFrom: '2025-07-01T00:00:00+02:00' } : menu,
      ),
      products: shop.products.map((product) => ({ ...product, taxRates: named })),
    });
  });
  afterAll(() => app.close());

  const readProducts = () => app.call('/api/products');
  const ratesNow = async () =>
    ((await readProducts()).data as Product[]).map(({ takeawayTax }) => takeawayTax);

  it('is offered from then on, under another ETag, and nobody edits anything', async () => {
    app.clock.now = BEFORE;
    await (await app.as('admin')).post('/api/config', { title: 'Neujahr' });
    const before = await readProducts();
    expect((before.data as Product[]).map(({ takeawayTax }) => takeawayTax)).toContain(19);
    expect((before.data as Product[])[0]).not.toHaveProperty('taxRates');
    app.clock.now = AFTER;
    await expect.poll(ratesNow, { timeout: 5000 }).not.toContain(19);
    expect((await readProducts()).headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('is on an order from then on', async () => {
    app.clock.now = BEFORE;
    const { data: last } = await app.order(draft({ isDelivery: false, isDineIn: false }));
    app.clock.now = AFTER;
    const { data: first } = await app.order(draft({ isDelivery: false, isDineIn: false }));
    expect(last.items.every(({ taxRate }) => taxRate === 19)).toBe(true);
    expect(first.items.every(({ taxRate }) => taxRate === 7)).toBe(true);
    expect(first.pricing.totalGross).toBe(last.pricing.totalGross);
  });

  it('is on an order of the day before if that is for after midnight', async () => {
    app.clock.now = BEFORE;
    const appointmentDate = '2026-01-01T18:00:00+01:00';
    const { data: order } = await app.order(draft({ isDelivery: false, isDineIn: false, appointmentDate }));
    expect(order.items.every(({ taxRate }) => taxRate === 7)).toBe(true);
  });

  it('is stored by its name, which staff see', async () => {
    const { data } = await (await app.as('admin')).get('/api/products/1');
    expect(data).toMatchObject({ taxRates: { dineIn: 'meal' } });
  });
});
