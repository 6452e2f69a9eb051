import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PublicOrder, type OrderDraftInput } from '../../../src/lib/contract/orders.ts';
import type { Config } from '../../../src/lib/contract/config.ts';
import type { Product } from '../../../src/lib/contract/products.ts';
import { payments } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, draft, fieldsOf, newApp, type TestApp } from '../../support/app.ts';
import { newModelTerminal } from '../../support/model-provider.ts';
import { newCashier } from '../../support/paying.ts';
import { testShop } from '../../support/shop.ts';

/** A shop with tips, where a Margherita has a deposit and is partly a drink. */
function shopWith(config: Partial<Config> = {}, product: Partial<Product> = {}) {
  const shop = testShop();
  return {
    ...shop,
    config: { ...shop.config, enableTips: true, ...config },
    products: shop.products.map((one) =>
      one.id === 1
        ? {
            ...one,
            deposit: { amount: 0.25, kind: 'einweg' as const },
            taxShares: [{ share: 25, tax: 19 }],
            ...product,
          }
        : one,
    ),
  };
}

const tipped = (change: Partial<OrderDraftInput> = {}) => draft({ tip: 1.5, ...change });

describe('the prices of an order', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp();
    await app.setShop(shopWith());
  });
  afterAll(() => app.close());

  it('have deposit, rates of a menu and tip as lines of their own', async () => {
    const { status, data } = await app.order(tipped({ expectedTotal: 11.75 }));
    expect(status).toBe(201);
    expect(PublicOrder.parse(data)).toEqual(data);
    expect(data.items[0]).toMatchObject({
      gross: 10,
      taxes: [
        { rate: 7, gross: 7.5 },
        { rate: 19, gross: 2.5 },
      ],
      deposits: [{ kind: 'einweg', amount: 0.25, pieces: 1, gross: 0.25, taxRate: 7 }],
    });
    expect(data.pricing).toMatchObject({
      gross: 10,
      depositGross: 0.25,
      tip: 1.5,
      totalGross: 11.75,
      totalNet: 9.34,
      taxes: [
        { rate: 7, amount: 0.51 },
        { rate: 19, amount: 0.4 },
      ],
    });
    expect(data.pricing.rounding).toBeUndefined();
  });

  it('refuse a total that leaves something out, and a tip where none is taken or too large', async () => {
    const short = await app.order(tipped({ expectedTotal: 10 }));
    expect([short.status, fieldsOf(short)]).toEqual([409, ['expectedTotal']]);
    expect((await app.order(tipped({ tip: 501 }))).status).toBe(422);
    await app.setShop(shopWith({ enableTips: false }));
    const refused = await app.order(tipped());
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['tip']]);
    await app.setShop(shopWith());
  });

  it('do not count deposit and tip to the minimum order value', async () => {
    const items = [{ product: { id: 1 }, amount: 1, unit: 'Stk' as const, parts: [] }];
    const answer = await app.order(deliveryDraft({ items, tip: 100 }));
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['items']]);
  });

  it('stay right when staff change a line, under the terms of the order', async () => {
    const staff = await app.as('employee', [1]);
    const { data } = await app.order(tipped());
    await app.setShop(shopWith({ tipsTaxRate: 19 }, { deposit: null, taxShares: [] }));
    const answer = await staff.put(`/api/orders/${data.id}/items/0`, { amount: 3, unitPrice: 8 });
    expect(answer.data).toMatchObject({
      items: [
        {
          gross: 24,
          taxes: [
            { rate: 7, gross: 18 },
            { rate: 19, gross: 6 },
          ],
          deposits: [{ pieces: 3, gross: 0.75 }],
        },
      ],
      pricing: { gross: 24, depositGross: 0.75, tip: 1.5, totalGross: 26.25 },
    });
    await app.setShop(shopWith());
  });

  it('split a delivery fee like the goods where the shop says so', async () => {
    await app.setShop(shopWith({ deliveryTaxing: 'goods' }, { deposit: null }));
    const { data } = await app.order(deliveryDraft());
    // 20.00 and 2.50 for the delivery, a quarter of both at 19 %.
    expect(data.pricing).toMatchObject({
      totalGross: 22.5,
      taxes: [
        { rate: 7, amount: 1.1 },
        { rate: 19, amount: 0.9 },
      ],
    });
    await app.setShop(shopWith());
  });

  it('are rounded for cash in francs, besides a total that stays', async () => {
    await app.setShop(shopWith({ currency: 'CHF' }));
    const cash = await app.order(tipped({ tip: 1.52, expectedTotal: 11.77 }));
    expect(cash.data.pricing).toMatchObject({ totalGross: 11.77, rounding: -0.02 });
    const card = await app.order(tipped({ tip: 1.52, paymentMethod: 'atm-card' }));
    expect(card.data.pricing.rounding).toBeUndefined();
    await app.setShop(shopWith());
  });

  it('are no turnover as far as they are tips for the staff', async () => {
    const admin = await app.as('admin');
    const before = await report();
    await app.order(tipped());
    const after = await report();
    expect(after.turnover - before.turnover).toBeCloseTo(10.25, 2);
    const gross = (all: { gross: number }[]) => all.reduce((sum, one) => sum + one.gross, 0);
    expect(gross(after.taxes)).toBeCloseTo(after.turnover, 2);

    async function report() {
      const day = new Date(app.clock.now).toISOString().slice(0, 10);
      const { data } = await admin.get(`/api/statistics/daily-report?from=${day}&to=${day}`);
      return data as { turnover: number; taxes: { gross: number }[] };
    }
  });

  it('are asked for online as a whole', async () => {
    const { provider } = newModelTerminal();
    const cashier = newCashier(app, { providers: { mollie: provider } });
    const { data } = await cashier.post('/api/orders', tipped({ paymentMethod: 'mollie' }));
    const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, data.id));
    expect(payment?.amountCents).toBe(1175);
  });
});
