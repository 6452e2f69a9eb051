import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrderDetails, StaffOrderDraftInput } from '../../../src/lib/contract/staff-orders.ts';
import { outbox } from '../../../src/server/platform/database/schema.ts';
import {
  deliveryDraft,
  draft,
  fieldsOf,
  newApp,
  NOON,
  type ApiAnswer,
  type TestApp,
} from '../../support/app.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

describe('orders that staff take', () => {
  let app: TestApp;
  let employee: Staff;
  let keys = 0;
  beforeAll(async () => {
    app = await newApp();
    employee = await app.as('employee', [1, 4]);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    app.clock.now = Date.parse(NOON);
  });

  const newKey = () => `taken-order-${(keys += 1)}`;
  const told = (changes: Partial<StaffOrderDraftInput> = {}): StaffOrderDraftInput => ({
    ...(changes.isDelivery ? deliveryDraft : draft)({ legalInstructions: false, privacyPolicy: false }),
    how: 'phone',
    ...changes,
  });
  const take = (body: StaffOrderDraftInput, key = newKey(), { cookie }: Pick<Staff, 'cookie'> = employee) =>
    app.post('/api/orders/taken', body, { cookie, 'idempotency-key': key }) as Promise<
      ApiAnswer & { data: Order }
    >;

  it('an order by phone is priced, numbered and shown as a customer’s own, and says who took it', async () => {
    const { status, data } = await take(told({ comment: 'ohne Zwiebeln' }));
    expect(status).toBe(201);
    expect(data).toMatchObject({
      state: 'new',
      name: 'Erika Muster',
      pricing: { totalGross: 10 },
      takenBy: { how: 'phone', user: { id: employee.id, name: 'Petra Probe' }, overrides: [] },
    });
    expect(data.ticketNumber).not.toBeNull();
    const current = (await employee.get('/api/orders/current?branchId=1')).data as Order[];
    expect(current).toContainEqual(data);
    const details = (await employee.get(`/api/orders/${data.id}`)).data as OrderDetails;
    expect(details.history[0]).toMatchObject({
      action: 'create',
      actor: 'staff',
      user: { name: 'Petra Probe' },
    });
    const own = await app.call(`/api/orders/public/${data.uid}/${data.hash}`);
    expect(own.data).not.toHaveProperty('takenBy');
  });

  it('a customer’s own order was taken by nobody', async () => {
    const { data } = await app.order(draft());
    expect((await employee.get(`/api/orders/${data.id}`)).data).toMatchObject({ takenBy: null });
  });

  it('a repeated tap makes no second order, and another order under the key is refused', async () => {
    const key = newKey();
    const first = await take(told(), key);
    const before = await app.countOrders();
    const [second, third] = await Promise.all([take(told(), key), take(told(), key)]);
    expect([second.data.id, third.data.id]).toEqual([first.data.id, first.data.id]);
    expect(await app.countOrders()).toBe(before);
    const other = await take(told({ name: 'Otto' }), key);
    expect(other.status).toBe(409);
    expect(other.errors).toMatchObject([{ code: 'idempotencyConflict' }]);
  });

  it('staff of another branch may not', async () => {
    const { status } = await take(told(), newKey(), await app.as('employee', [4]));
    expect(status).toBe(403);
  });

  it('only what the call needs is asked for: a name by phone, nothing at the counter, an address for a delivery', async () => {
    expect(fieldsOf(await take(told({ name: '' })))).toEqual(['name']);
    expect((await take(told({ name: '', how: 'counter' }))).status).toBe(201);
    const nowhere = await take(told({ isDelivery: true, name: '', phone: '', street: '', city: '' }));
    expect(nowhere.status).toBe(422);
    expect(fieldsOf(nowhere)).toEqual(expect.arrayContaining(['name', 'street', 'city']));
    expect(fieldsOf(await take(told({ email: 'nirgends' })))).toEqual(['email']);
  });

  it('payment is on site, at the prices of the shop', async () => {
    expect(fieldsOf(await take(told({ paymentMethod: 'mollie' })))).toEqual(['paymentMethod']);
    const cheaper = await take(told({ expectedTotal: 1 }));
    expect(cheaper.status).toBe(409);
    expect(fieldsOf(cheaper)).toEqual(['expectedTotal']);
  });

  it('the minimum order value counts until staff set it aside, and the order says so', async () => {
    const one = { isDelivery: true, items: [{ product: { id: 1 }, amount: 1, unit: 'Stk' as const }] };
    const refused = await take(told(one));
    expect(refused.status).toBe(422);
    expect(refused.errors).toMatchObject([{ code: 'minimumOrder' }]);
    const { status, data } = await take(told({ ...one, overrides: ['minimumOrder'] }));
    expect(status).toBe(201);
    expect(data.pricing).toMatchObject({ gross: 10, deliveryGross: 2.5 });
    expect(data.takenBy?.overrides).toEqual(['minimumOrder']);
  });

  it('hours and lead times count until staff set them aside, but nothing is taken for the past', async () => {
    const closed = told({ branch: { id: 4 } });
    expect((await take(closed)).status).not.toBe(201);
    const { status, data } = await take({ ...closed, overrides: ['time'] });
    expect([status, data.takenBy?.overrides]).toEqual([201, ['time']]);
    const at = (appointmentDate: string) => take({ ...closed, appointmentDate, overrides: ['time'] });
    expect((await at('2026-11-21T15:10:00+01:00')).status).toBe(201);
    expect((await at('2026-11-21T11:00:00+01:00')).errors).toMatchObject([{ code: 'appointmentPast' }]);
    expect((await at('2028-11-21T11:00:00+01:00')).errors).toMatchObject([{ code: 'appointmentTooFar' }]);
  });

  it('a customer without an email address gets no mail', async () => {
    await take(told());
    const mails = await app.db.select().from(outbox);
    expect(mails.filter(({ audience }) => audience === 'customer')).toEqual([]);
  });

  it('what staff may set aside is no way for customers', async () => {
    const items = [{ product: { id: 1 }, amount: 1, unit: 'Stk' as const }];
    const { errors } = await app.order({
      ...deliveryDraft({ items }),
      how: 'phone',
      overrides: ['minimumOrder'],
    });
    expect(errors).toMatchObject([{ code: 'minimumOrder' }]);
  });
});
