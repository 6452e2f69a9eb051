import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import { deliveryDraft, draft, fieldsOf, newApp, NOON, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

const TOMORROW = '2026-11-22T00:00:00+01:00';
const MONDAY = '2026-11-23T12:00:00+01:00';

/** The shop with another menu of the first branch from tomorrow on, and whatever else changes of that branch. */
function shopWith(change: Partial<Shop['branches'][number]> = {}): Shop {
  const shop = testShop();
  const place = { enabled: true, visible: true };
  const later = {
    id: 4,
    name: 'Winter',
    availableFrom: TOMORROW,
    branches: [{ id: 1 }],
    catalog: [{ id: 1, visible: true, products: [{ id: 7, ...place }] }],
  };
  return {
    ...shop,
    menus: [...shop.menus, later],
    branches: shop.branches.map((branch) => (branch.id === 1 ? { ...branch, ...change } : branch)),
  };
}

describe('an order is checked against the shop', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp('PGlite', shopWith())));
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.now = Date.parse(NOON);
    await app.setShop(shopWith());
  });

  const of = (id: number, appointmentDate: string | null = null) =>
    draft({ items: [{ product: { id }, amount: 1, unit: 'Stk' }], appointmentDate });

  it('with the menu of its requested time', async () => {
    expect((await app.order(of(1))).status).toBe(201);
    expect((await app.order(of(7, MONDAY))).status).toBe(201);
    for (const body of [of(7), of(1, MONDAY)])
      expect(await app.order(body)).toMatchObject({ status: 409, errors: [{ field: 'items.0.product' }] });
  });

  it('with the menu that became active while it was filled in', async () => {
    app.clock.now = Date.parse(TOMORROW) - 1;
    expect((await app.order(of(1))).status).toBe(201);
    app.clock.now += 1;
    const answer = await app.order(of(1));
    expect([answer.status, answer.errors[0]?.message]).toEqual([
      409,
      'Margherita ist leider nicht mehr erhältlich.',
    ]);
    expect((await app.order(of(7))).status).toBe(201);
  });

  it("with delivery hours for deliveries, and the branch's hours otherwise", async () => {
    const deliveryHours = testShop().branches[3]?.openingHours ?? [];
    await app.setShop(shopWith({ isDeliveryHoursEnabled: true, deliveryHours }));
    expect(await app.order(deliveryDraft())).toMatchObject({
      status: 409,
      errors: [{ field: null, message: 'Derzeit ist leider keine Lieferung möglich.' }],
    });
    expect((await app.order(draft())).status).toBe(201);
    app.clock.now = Date.parse('2026-11-21T18:30:00+01:00');
    expect((await app.order(deliveryDraft())).status).toBe(201);
  });

  it('with all fields that the branch requires for its mode', async () => {
    const asks = {
      isTakeawayEmailRequired: true,
      isTakeawayPhoneRequired: true,
      isTakeawayAddressRequired: true,
    };
    await app.setShop(shopWith({ ...asks, isDineInEmailRequired: true }));
    expect(fieldsOf(await app.order(draft()))).toEqual(['email', 'phone', 'street', 'city']);
    const served = draft({ isDineIn: true, table: { id: 1 }, name: '' });
    expect(fieldsOf(await app.order(served))).toEqual(['name', 'email']);
  });

  it('with its area’s minimum order value, inclusive', async () => {
    const area = { area: '10115 Berlin', price: 2, tax: 7, free: false, freeFromOrderValue: null };
    await app.setShop(shopWith({ deliveryAreas: [{ ...area, minimumOrderValue: 20 }] }));
    expect((await app.order(deliveryDraft())).status).toBe(201);
    await app.setShop(shopWith({ deliveryAreas: [{ ...area, minimumOrderValue: 20.01 }] }));
    expect(fieldsOf(await app.order(deliveryDraft()))).toEqual(['items']);
  });

  it('with the recipient of its donation, visible to staff', async () => {
    const shop = shopWith();
    await app.setShop({ ...shop, config: { ...shop.config, enablePluginDonations: true } });
    const { status, data } = await app.order(draft({ donatee: { id: 1 } }));
    expect(status).toBe(201);
    const admin = await app.as('admin');
    expect((await admin.get(`/api/orders/${data.id}`)).data).toMatchObject({ donateeName: 'Tafel' });
    expect(fieldsOf(await app.order(draft({ donatee: { id: 99 } })))).toEqual(['donatee']);
  });
});
