import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PublicOrder } from '../../../src/lib/contract/orders.ts';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { bothFor } from '../../support/database.ts';
import { deliveryDraft, draft, fieldsOf, newApp, NOON, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

describe.each(bothFor('races'))('placing an order on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    app.clock.now = Date.parse(NOON);
  });

  it('an order is placed, priced and answered as in the contract', async () => {
    const { status, data } = await app.order(draft());
    expect(status).toBe(201);
    expect(PublicOrder.parse(data)).toEqual(data);
    expect(data.pricing).toMatchObject({ gross: 10, deliveryGross: 0, totalGross: 10, totalNet: 9.35 });
    expect(data.pricing.taxes).toEqual([{ rate: 7, amount: 0.65 }]);
    expect(data.items).toEqual([
      {
        product: { id: 1 },
        name: 'Margherita',
        amount: 1,
        unit: 'Stk',
        parts: [],
        unitPrice: 10,
        gross: 10,
        taxRate: 7,
        isApproximate: false,
      },
    ]);
    expect(data.branch).toMatchObject({ id: 1, name: 'Mitte', phone: '+493012345' });
  });

  it('a phone number is taken as it is dialled at home, in the country of the branch', async () => {
    const shop = testShop();
    const austrian = { ...shop, branches: shop.branches.map((one) => ({ ...one, phone: '+43 1 5811' })) };
    for (const [at, typed, stored] of [
      [shop, '0171/234 56-78', '+491712345678'],
      [shop, '+49 (0)171 2345678', '+491712345678'],
      [shop, '  ', ''],
      [austrian, '0664 1234567', '+436641234567'],
    ] as const) {
      await app.setShop(at);
      const { status, data } = await app.order(draft({ phone: typed }));
      expect(status).toBe(201);
      const [row] = await app.db.select().from(orders).where(eq(orders.id, data.id));
      expect(row?.phone).toBe(stored);
    }
    await app.setShop(shop);
  });

  it('options and weights are priced', async () => {
    const parts = [
      { name: 'Größe', value: 'groß' },
      { name: 'Extras', value: ['Rucola', 'Oliven'] },
    ];
    const { data } = await app.order(
      draft({
        items: [
          { product: { id: 1 }, amount: 2, unit: 'Stk', parts },
          { product: { id: 2 }, amount: 350, unit: 'g' },
        ],
      }),
    );
    expect(data.items.map((item) => item.gross)).toEqual([28.8, 7]);
    expect(data.items[0]?.parts).toEqual(parts);
    expect(data.pricing).toMatchObject({ totalGross: 35.8, isApproximate: true });
  });

  it('a delivery adds the price of its area', async () => {
    const { status, data } = await app.order(deliveryDraft());
    expect(status).toBe(201);
    expect(data.pricing).toMatchObject({ gross: 20, deliveryGross: 2.5, totalGross: 22.5 });
  });

  it('an order at a table of the branch needs no name', async () => {
    const { data } = await app.order(draft({ isDineIn: true, table: { id: 1 }, name: '' }));
    expect(data).toMatchObject({ isDineIn: true, tableIdentifier: 'tisch-1' });
    expect(data.pricing.taxes).toEqual([{ rate: 19, amount: 1.6 }]);
  });

  it('an order is found by uid and hash, and by nothing else', async () => {
    const { data } = await app.order(draft());
    const found = await app.call(`/api/orders/public/${data.uid}/${data.hash}`);
    expect(found.data).toEqual(data);
    expect(found.headers.get('cache-control')).toBe('no-store');
    const answers = await Promise.all(
      [
        [data.uid, 'x'],
        ['x', data.hash],
        ['x', 'y'],
        [data.uid, encodeURIComponent('ä\n💥')],
      ].map(async ([uid, hash]) => {
        const response = await app.app.request(`/api/orders/public/${uid}/${hash}`);
        return [response.status, await response.text()];
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.[0]).toBe(404);
  });

  it('uid and hash reveal nothing about other orders', async () => {
    const placed = await Promise.all([1, 2, 3].map(() => app.order(draft())));
    const hashes = placed.map(({ data }) => data.hash);
    expect(new Set(hashes).size).toBe(3);
    expect(new Set(placed.map(({ data }) => data.uid)).size).toBe(3);
    for (const hash of hashes) expect(Buffer.from(hash, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  });

  it('an appointment within opening hours is accepted while the branch is closed', async () => {
    const at = '2026-11-22T18:30:00+01:00';
    const { status, data } = await app.order(draft({ branch: { id: 4 }, appointmentDate: at }));
    expect(status).toBe(201);
    expect(Date.parse(data.appointmentDate ?? '')).toBe(Date.parse(at));
  });

  it('an order keeps its items when their product is deleted', async () => {
    const { data } = await app.order(draft());
    const shop = testShop();
    await app.setShop({
      ...shop,
      products: shop.products.filter(({ id }) => id !== 1),
      menus: shop.menus.map((menu) => ({
        ...menu,
        catalog: menu.catalog.map((entry) => ({
          ...entry,
          products: entry.products.filter(({ id }) => id !== 1),
        })),
      })),
    });
    const found = await app.call(`/api/orders/public/${data.uid}/${data.hash}`);
    expect(found.data).toEqual({ ...data, items: [{ ...data.items[0], product: null }] });
    await app.setShop(shop);
  });

  it('ticket numbers start at 1 for each branch and day of the shop', async () => {
    const day = (instant: string) => {
      app.clock.now = Date.parse(instant);
    };
    const ticket = async (changes = {}) => (await app.order(draft(changes))).data.ticketNumber;
    day('2026-11-30T23:59:00+01:00');
    expect(await ticket()).toBe('1');
    expect(await ticket()).toBe('2');
    day('2026-12-01T00:01:00+01:00');
    expect(await ticket()).toBe('1');
    expect(await ticket({ branch: { id: 4 }, appointmentDate: '2026-12-01T19:00:00+01:00' })).toBe('1');
  });

  it('fifty concurrent orders get fifty different ticket numbers', async () => {
    app.clock.now = Date.parse('2026-12-05T12:00:00+01:00');
    const placed = await Promise.all(Array.from({ length: 50 }, () => app.order(draft())));
    const numbers = placed.map(({ data }) => Number(data.ticketNumber)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('an order is not refused by what the shop was before another process changed it', async () => {
    const shop = testShop();
    await app.order(draft());
    // Nothing announces the change, as if the notice were still on its way.
    await app.db.execute(sql`alter table shop_revision disable trigger user`);
    await writeShop(app.db, { ...shop, config: { ...shop.config, enableTips: true } });
    await app.db.execute(sql`alter table shop_revision enable trigger user`);
    expect(await app.order(draft({ tip: 1.5 }))).toMatchObject({
      status: 201,
      data: { pricing: { tip: 1.5 } },
    });
    await app.setShop(shop);
  });

  it('a refused field is named by its path', async () => {
    expect(fieldsOf(await app.order(draft({ name: ' ' })))).toEqual(['name']);
  });
});
