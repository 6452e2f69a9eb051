import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { testShop } from '../../support/shop.ts';

describe.each(bothFor('races'))('the same request again on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    app.clock.now = Date.parse(NOON);
  });

  it('a repeated request returns the same order', async () => {
    const before = await app.countOrders();
    const first = await app.order(draft(), 'key-in-a-row');
    const second = await app.order(draft(), 'key-in-a-row');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data).toEqual(first.data);
    expect(await app.countOrders()).toBe(before + 1);
  });

  it('a repeated request returns the same order however its JSON is formatted', async () => {
    const first = await app.order(draft(), 'key-rewritten');
    const backwards = Object.fromEntries(Object.entries(draft()).reverse());
    const second = await app.order(JSON.stringify(backwards, null, 3), 'key-rewritten');
    expect(second.data).toEqual(first.data);
  });

  it('a hundred concurrent requests with one key create one order and one ticket', async () => {
    const before = await app.countOrders();
    const answers = await Promise.all(Array.from({ length: 100 }, () => app.order(draft(), 'key-at-once')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.uid)).size).toBe(1);
    expect(await app.countOrders()).toBe(before + 1);
    const next = await app.order(draft());
    expect(Number(next.data.ticketNumber)).toBe(Number(answers[0]?.data.ticketNumber) + 1);
  });

  it('a repeated request returns the order even after prices, menu and hours have changed', async () => {
    const first = await app.order(draft({ expectedTotal: 10 }), 'key-after-closing');
    const shop = testShop();
    await app.setShop({
      ...shop,
      branches: shop.branches.map((branch) => ({ ...branch, openingHours: [] })),
      products: shop.products.map((product) => ({ ...product, price: 99, enabled: false })),
    });
    const again = await app.order(draft({ expectedTotal: 10 }), 'key-after-closing');
    expect(again).toMatchObject({ status: 201, data: { uid: first.data.uid } });
    await app.setShop(shop);
  });

  it('a key with another body is a conflict', async () => {
    await app.order(draft(), 'key-of-another');
    const before = await app.countOrders();
    const other = await app.order(draft({ comment: 'ohne Basilikum' }), 'key-of-another');
    expect(other).toMatchObject({ status: 409, errors: [{ field: null }] });
    expect(other.errors[0]?.message).toContain('anderen Angaben');
    expect(await app.countOrders()).toBe(before);
  });

  it('a request that nothing can come of tells whether an order with its key has arrived', async () => {
    const impossible = draft({ legalInstructions: false, privacyPolicy: false });
    expect(await app.order(impossible, 'key-in-doubt')).toMatchObject({
      status: 422,
      errors: [{ code: 'termsNotAccepted' }, { code: 'privacyNotAccepted' }],
    });
    await app.order(draft(), 'key-in-doubt');
    const known = await app.order(impossible, 'key-in-doubt');
    expect(known).toMatchObject({ status: 409, errors: [{ code: 'idempotencyConflict' }] });
  });

  it('a refused request may succeed when repeated', async () => {
    expect((await app.order(draft({ name: '' }), 'key-mended')).status).toBe(422);
    expect((await app.order(draft(), 'key-mended')).status).toBe(201);
  });

  it('requests without a key create separate orders', async () => {
    const [first, second] = [await app.order(draft()), await app.order(draft())];
    expect(first.data.uid).not.toBe(second.data.uid);
  });

  it('a key too short to be unique is refused', async () => {
    expect(await app.order(draft(), '1')).toMatchObject({
      status: 422,
      errors: [{ field: 'idempotency-key' }],
    });
  });

  it('an order never sells at a price that changes at the same moment', async () => {
    const shop = testShop();
    const withPrice = (price: number) => ({
      ...shop,
      products: shop.products.map((product) => (product.id === 1 ? { ...product, price } : product)),
    });
    const changes = Promise.all([11, 12, 13, 10].map((price) => app.setShop(withPrice(price))));
    const orders = Array.from({ length: 20 }, () => app.order(draft({ expectedTotal: 10 })));
    for (const { status, data } of await Promise.all(orders))
      if (status === 201) expect(data.pricing.totalGross).toBe(10);
      else expect(status).toBe(409);
    await changes;
  });
});
