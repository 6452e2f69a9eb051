import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDraftInput, PublicOrder } from '../../../src/lib/contract/orders.ts';
import type { CartItem, ChosenPart } from '../../../src/lib/domain/cart-item.ts';
import { modeOf } from '../../../src/lib/domain/order-mode.ts';
import { fromCents } from '../../../src/lib/domain/money.ts';
import { priceCart } from '../../../src/lib/domain/pricing.ts';
import { eq } from 'drizzle-orm';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

const cheese = (amount: number) => ({ product: { id: 2 }, amount, unit: 'g' as const });

describe('the line items of an order', () => {
  let app: TestApp;
  let staff: Staff;
  beforeAll(async () => {
    app = await newApp();
    staff = await app.as('employee', [1]);
  });
  afterAll(() => app.close());

  async function order(body: OrderDraftInput = draft()) {
    const { data } = await app.order(body);
    return { id: data.id, path: `/api/orders/${data.id}` };
  }

  it('take their weighed amount, and the sums follow', async () => {
    const { path } = await order(draft({ items: [...draft().items, cheese(300)] }));
    const answer = await staff.put(`${path}/items/1`, { amount: 317, isApproximate: false });
    expect(answer).toMatchObject({
      status: 200,
      data: {
        items: [{ gross: 10 }, { amount: 317, gross: 6.34, isApproximate: false }],
        pricing: {
          gross: 16.34,
          totalGross: 16.34,
          taxes: [{ rate: 7, amount: 1.07 }],
          isApproximate: false,
        },
      },
    });
    expect((await staff.get(path)).data).toEqual(answer.data);
    const { history } = answer.data as { history: { action: string; changes: object }[] };
    expect(history[1]).toMatchObject({
      action: 'update-item',
      changes: { totalGross: { from: 16, to: 16.34 } },
    });
  });

  it('take another price, under the order’s own terms even if the shop’s have changed', async () => {
    const { path } = await order(deliveryDraft());
    const shop = testShop();
    await app.setShop({
      ...shop,
      branches: shop.branches.map((branch) => ({ ...branch, deliveryAreas: [] })),
      products: shop.products.map((product) => ({ ...product, price: 1, tax: 19 })),
    });
    expect((await staff.put(`${path}/items/0`, { unitPrice: 12.5 })).data).toMatchObject({
      pricing: { gross: 25, deliveryGross: 2.5, totalGross: 27.5 },
    });
    expect((await staff.put(`${path}/items/0`, { unitPrice: 15 })).data).toMatchObject({
      pricing: { gross: 30, deliveryGross: 0, totalGross: 30 },
    });
    await app.setShop(shop);
  });

  it('are refused by field if they do not exist or exceed the largest sum', async () => {
    const { path } = await order();
    const put = (rest: string, body: unknown) => staff.put(`${path}/items/${rest}`, body);
    expect(await put('1', { amount: 1 })).toMatchObject({ status: 404, errors: [{ field: null }] });
    expect((await put('x', { amount: 1 })).status).toBe(404);
    for (const amount of [0, -1, null, '2', 1e308])
      expect(await put('0', { amount })).toMatchObject({ status: 422, errors: [{ field: 'amount' }] });
    expect(await put('0', { unitPrice: 9.999 })).toMatchObject({
      status: 422,
      errors: [{ field: 'unitPrice' }],
    });
    expect(await put('0', { unitPrice: 9_999_999, amount: 1000 })).toMatchObject({
      status: 422,
      errors: [{ field: 'unitPrice', message: 'Dieser Betrag ist zu hoch.' }],
    });
  });

  it('are fixed once the order has ended or is paid', async () => {
    const ended = await order();
    await staff.post(`${ended.path}/status/reject`);
    expect((await staff.put(`${ended.path}/items/0`, { amount: 2 })).status).toBe(409);
    const paid = await order();
    await app.db
      .update(orders)
      .set({ paidAt: new Date(NOON) })
      .where(eq(orders.id, paid.id));
    const answer = await staff.put(`${paid.path}/items/0`, { amount: 2 });
    expect([answer.status, answer.errors[0]?.message]).toEqual([409, expect.stringContaining('bezahlt')]);
  });

  it('always sum up as the domain computes, when ordered and when changed', async () => {
    const shop = testShop();
    const sold = shop.products.filter(({ id }) => id <= 2);
    const line = fc.oneof(
      fc.record({
        product: fc.constant<{ id: number }>({ id: 1 }),
        amount: fc.integer({ min: 1, max: 20 }),
        unit: fc.constant('Stk' as const),
        parts: fc.subarray<ChosenPart>([
          { name: 'Größe', value: 'groß' },
          { name: 'Extras', value: ['Oliven'] },
        ]),
      }),
      fc.record({
        product: fc.constant<{ id: number }>({ id: 2 }),
        amount: fc.integer({ min: 2, max: 40 }).map((steps) => steps * 50),
        unit: fc.constant('g' as const),
        parts: fc.constant<ChosenPart[]>([]),
      }),
    );
    const mode = fc.constantFrom('takeaway', 'delivery', 'dineIn');
    const drafts = fc.record({ items: fc.array(line, { minLength: 1, maxLength: 6 }), mode });
    const area = shop.branches[0]?.deliveryAreas[0] ?? null;

    await fc.assert(
      fc.asyncProperty(drafts, fc.integer({ min: 1, max: 3000 }), async ({ items, mode: way }, weighed) => {
        const base = way === 'delivery' ? deliveryDraft({ items }) : draft({ items });
        const body = way === 'dineIn' ? { ...base, isDineIn: true, table: { id: 1 } } : base;
        const cart = items.map((item): CartItem => {
          const product = sold.find(({ id }) => id === item.product.id);
          if (!product) throw new Error('not sold');
          return { ...item, product };
        });
        const answer = await app.order(body);
        if (answer.status === 422) {
          expect(answer.errors[0]?.message).toContain('Mindestbestellwert');
          return;
        }
        expectSums(answer.data, cart, area);
        const changed = await staff.put(`/api/orders/${answer.data.id}/items/0`, { amount: weighed });
        const [first, ...rest] = cart;
        if (first) expectSums(changed.data as PublicOrder, [{ ...first, amount: weighed }, ...rest], area);
      }),
      { numRuns: 15 },
    );
  });
});

const OPTIONAL = ['depositGross', 'discount', 'deliveryDiscount', 'tip', 'rounding'];

/** An order costs what the domain says of its cart, to the cent. */
function expectSums(order: PublicOrder, cart: CartItem[], area: Parameters<typeof priceCart>[1]['area']) {
  const mode = modeOf(order);
  const {
    lines,
    isMinimum: _,
    promotions: _none,
    taxes,
    isApproximate,
    ...sums
  } = priceCart(cart, {
    mode,
    area: mode === 'delivery' ? area : null,
  });
  expect(order.items.map(({ gross }) => gross)).toEqual(lines.map(({ gross }) => fromCents(gross)));
  // What there is none of is left out.
  const said = Object.entries(sums).filter(([name, cents]) => cents !== 0 || !OPTIONAL.includes(name));
  expect(order.pricing).toEqual({
    ...Object.fromEntries(said.map(([name, cents]) => [name, fromCents(cents)])),
    taxes: taxes.map(({ rate, amount }) => ({ rate, amount: fromCents(amount) })),
    isApproximate,
  });
}
