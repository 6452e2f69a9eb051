import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OrderDetails } from '../../../src/lib/contract/staff-orders.ts';
import { deliveryDraft, draft, fieldsOf, newApp, NOON, type TestApp } from '../../support/app.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

const EVENING = '2026-11-21T18:30:00.000Z';
const REFUSED = 'Bestellstatus konnte nicht geändert werden';

describe('the life of an order', () => {
  let app: TestApp;
  let admin: Staff;
  let employee: Staff;
  let stranger: Staff;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    employee = await app.as('employee', [1]);
    stranger = await app.as('employee', [2, 4]);
  });
  afterAll(() => app.close());
  beforeEach(() => void (app.clock.now = Date.parse(NOON)));

  async function order(body: unknown = draft()) {
    const { data } = await app.order(body);
    return {
      id: data.id,
      path: `/api/orders/${data.id}`,
      publicPath: `/api/orders/public/${data.uid}/${data.hash}`,
    };
  }
  const step = (path: string, action: string, body?: unknown) =>
    employee.post(`${path}/status/${action}`, body);
  const details = async (path: string) => OrderDetails.parse((await admin.get(path)).data);

  it('goes from new to completed, and the customer sees each step', async () => {
    const { path, publicPath } = await order(deliveryDraft());
    const way = [
      ['confirm', { isConfirmed: true, isInDelivery: false }],
      ['in-delivery', { isInDelivery: true, isDelivered: false, isCompleted: false }],
      ['completed', { isInDelivery: true, isDelivered: true, isCompleted: true }],
    ] as const;
    for (const [action, flags] of way) {
      const taken = await step(path, action);
      expect(taken).toMatchObject({ status: 200, data: flags });
      expect(OrderDetails.parse(taken.data)).toEqual(taken.data);
      expect((await app.call(publicPath)).data).toMatchObject(flags);
    }
  });

  it('is rejected or canceled with a message that the customer reads', async () => {
    const rejected = await order();
    await step(rejected.path, 'reject', { rejectionMessage: ' Der Ofen ist aus. ' });
    expect((await app.call(rejected.publicPath)).data).toMatchObject({
      isRejected: true,
      rejectionMessage: 'Der Ofen ist aus.',
    });
    const canceled = await order();
    await step(canceled.path, 'confirm');
    await step(canceled.path, 'cancel', { rejectionMessage: null });
    expect((await app.call(canceled.publicPath)).data).toMatchObject({
      isCanceled: true,
      rejectionMessage: null,
    });
  });

  it.each([
    [[], ['in-delivery', 'completed']],
    [['confirm'], ['confirm', 'reject']],
    [
      ['confirm', 'in-delivery'],
      ['confirm', 'reject', 'in-delivery'],
    ],
    [
      ['confirm', 'completed'],
      ['confirm', 'reject', 'in-delivery', 'completed', 'cancel'],
    ],
    [['reject'], ['confirm', 'reject', 'in-delivery', 'completed', 'cancel']],
    [['cancel'], ['confirm', 'reject', 'in-delivery', 'completed', 'cancel']],
  ])('after %j takes none of %j', async (before, forbidden) => {
    const { path } = await order();
    for (const action of before) expect((await step(path, action)).status).toBe(200);
    const then = await details(path);
    for (const action of forbidden)
      expect(await step(path, action)).toMatchObject({
        status: 409,
        errors: [{ field: null, message: REFUSED }],
      });
    expect(await details(path)).toEqual(then);
  });

  it('is confirmed for the time asked for, or for another one', async () => {
    const asked = await order(draft({ appointmentDate: EVENING }));
    expect((await step(asked.path, 'confirm')).data).toMatchObject({ appointment: EVENING });
    const soon = await order();
    expect((await step(soon.path, 'confirm')).data).toMatchObject({ appointment: null });
    const later = await order();
    expect((await step(later.path, 'confirm', { appointment: EVENING })).data).toMatchObject({
      appointment: EVENING,
      dueAt: EVENING,
    });
  });

  it('is not confirmed for a time in the past', async () => {
    const { path } = await order();
    const answer = await step(path, 'confirm', { appointment: '2026-11-21T09:00:00Z' });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['appointment']]);
    expect(answer.errors[0]?.message).toContain('schon vorbei');
  });

  it.each(['confirm', 'reject', 'cancel', 'in-delivery', 'completed'])(
    'refuses a step with an invalid body: %s',
    async (action) => {
      const { path } = await order();
      const answer = await step(path, action, { rejectionMessage: 5 });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['rejectionMessage']]);
      expect(await details(path)).toMatchObject({ state: 'new' });
    },
  );

  describe('another time', () => {
    const propose = (path: string, counterAppointment: string | null) =>
      employee.put(path, { counterAppointment });

    it('is proposed by the shop and accepted by the customer', async () => {
      const { path, publicPath } = await order();
      expect(await propose(path, EVENING)).toMatchObject({
        status: 200,
        data: { counterAppointment: EVENING, dueAt: EVENING, isConfirmed: false },
      });
      await app.call(`${publicPath}/confirm-counter-appointment`, { method: 'POST' });
      expect(await details(path)).toMatchObject({ state: 'confirmed', appointment: EVENING });
    });

    it('is no longer open once the shop withdraws it or decides alone', async () => {
      const { path, publicPath } = await order();
      await propose(path, EVENING);
      expect((await propose(path, null)).data).toMatchObject({ counterAppointment: null });
      await propose(path, EVENING);
      expect((await step(path, 'confirm')).data).toMatchObject({
        counterAppointment: null,
        appointment: null,
      });
      const late = await app.call(`${publicPath}/confirm-counter-appointment`, { method: 'POST' });
      expect(late.status).toBe(409);
    });

    it('can be proposed for new orders only, and for future times', async () => {
      const { path } = await order();
      expect(await propose(path, '2026-11-21T08:00:00Z')).toMatchObject({
        status: 422,
        errors: [{ field: 'counterAppointment' }],
      });
      await step(path, 'confirm');
      expect(await propose(path, EVENING)).toMatchObject({
        status: 409,
        errors: [{ field: null, message: 'Bestellung konnte nicht aktualisiert werden' }],
      });
    });

    it('is set by the shop for an order that both have agreed on', async () => {
      const { path } = await order(draft({ appointmentDate: EVENING }));
      const next = '2026-11-21T19:00:00.000Z';
      expect((await employee.put(path, { appointment: next })).status).toBe(409);
      await step(path, 'confirm');
      expect((await employee.put(path, { appointment: next })).data).toMatchObject({
        appointment: next,
        appointmentDate: EVENING,
        dueAt: next,
      });
      expect((await employee.put(path, { appointment: null })).status).toBe(409);
    });
  });

  describe('its history', () => {
    it('records who changed what, when, from what to what', async () => {
      const { path, publicPath } = await order();
      app.clock.now += 60_000;
      await employee.put(path, { counterAppointment: EVENING, comment: 'ohne Basilikum' });
      app.clock.now += 60_000;
      await app.call(`${publicPath}/confirm-counter-appointment`, { method: 'POST' });
      await step(path, 'completed');
      const stars = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2, comment: 'Gut!' };
      await app.post(`${publicPath}/questionnaire`, stars);
      const { history, questionnaire } = await details(path);
      expect(questionnaire).toEqual(stars);
      const petra = { id: employee.id, name: 'Petra Probe' };
      expect(history).toMatchObject([
        { at: '2026-11-21T11:00:00.000Z', actor: 'customer', user: null, action: 'create', changes: {} },
        {
          at: '2026-11-21T11:01:00.000Z',
          actor: 'staff',
          user: petra,
          action: 'update',
          changes: {
            counterAppointment: { from: null, to: EVENING },
            comment: { from: '', to: 'ohne Basilikum' },
          },
        },
        {
          at: '2026-11-21T11:02:00.000Z',
          actor: 'customer',
          user: null,
          action: 'confirm-counter-appointment',
          changes: { state: { from: 'new', to: 'confirmed' }, appointment: { from: null, to: EVENING } },
        },
        { user: petra, action: 'completed', changes: { state: { from: 'confirmed', to: 'completed' } } },
        {
          actor: 'customer',
          action: 'questionnaire',
          changes: { questionnaireRating: { from: null, to: 5 } },
        },
      ]);
    });

    it('loses the customer of a finished order when an admin deletes it; the books stay', async () => {
      const { id, path, publicPath } = await order(deliveryDraft({ name: 'Erika Vorbei' }));
      expect(await admin.delete(path)).toMatchObject({
        status: 409,
        errors: [{ message: expect.stringContaining('noch offen') as string }],
      });
      await admin.put(path, { comment: 'Bei Erika Vorbei klingeln' });
      await step(path, 'confirm');
      await step(path, 'completed');
      const before = await details(path);
      const erased = await admin.delete(path);
      expect(erased).toMatchObject({
        status: 200,
        data: { id, name: '', street: '', phone: '', comment: '' },
      });
      expect(erased.data).toMatchObject({ pricing: before.pricing, items: before.items, state: 'completed' });
      expect(JSON.stringify(erased.data)).not.toMatch(/Vorbei|Torstraße 3/);
      expect(await app.call(publicPath)).toMatchObject({ status: 200, data: { isCompleted: true } });
      // Its comment would stay for good.
      const stars = { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, comment: 'Erika' };
      expect((await app.post(`${publicPath}/questionnaire`, stars)).status).toBe(409);
      const filter = encodeURIComponent(JSON.stringify({ entity: 'orders', entityId: id }));
      const { data } = await admin.get(`/api/logs?filter=${filter}`);
      expect(data).toMatchObject([
        { context: { userId: admin.id, action: 'erase', before: null, after: null } },
      ]);
    });
  });

  describe('the customer of an order', () => {
    it('is corrected by staff, with valid values only', async () => {
      const { path } = await order(deliveryDraft());
      const { data } = await admin.get(path);
      const answer = await employee.put(path, {
        ...(data as object),
        street: ' Torstraße\u202e 5 ',
        phone: '',
      });
      expect(answer).toMatchObject({ status: 200, data: { street: 'Torstraße 5', phone: '' } });
      // The same step again changes nothing and notifies nobody.
      expect(await employee.put(path, answer.data)).toEqual({
        ...answer,
        headers: expect.anything() as Headers,
      });
    });

    it('stays within the delivery area, with an address that mail can reach', async () => {
      const { path } = await order(deliveryDraft());
      expect(await employee.put(path, { city: '10117 Berlin' })).toMatchObject({
        status: 422,
        errors: [{ field: 'city' }],
      });
      expect(await employee.put(path, { email: 'erika' })).toMatchObject({
        status: 422,
        errors: [{ field: 'email' }],
      });
      expect(await employee.put(path, { name: 5 })).toMatchObject({
        status: 422,
        errors: [{ field: 'name' }],
      });
    });
  });

  describe('an order is protected from people', () => {
    const calls: [string, 'get' | 'post' | 'put' | 'delete', string, unknown?][] = [
      ['reads', 'get', ''],
      ['changes', 'put', '', { comment: 'x' }],
      ['changes a line of', 'put', '/items/0', { amount: 2 }],
      ...['cancel', 'confirm', 'reject', 'in-delivery', 'completed'].map(
        (action): [string, 'post', string] => [action, 'post', `/status/${action}`],
      ),
      ['mails', 'post', '/resend-new-order-email'],
      ['texts', 'post', '/resend-new-order-sms'],
      ['prints', 'post', '/print'],
      ['asks for the payment of', 'post', '/update-payment-status'],
    ];

    it.each(calls)('who %s it without working for its branch', async (_, method, rest, body) => {
      const { path } = await order();
      const before = await details(path);
      expect(await stranger[method](path + rest, body)).toMatchObject({
        status: 403,
        errors: [{ message: 'Dazu haben Sie keine Berechtigung.' }],
      });
      expect((await app.call(path + rest, { method: method.toUpperCase() })).status).toBe(401);
      expect((await admin[method](`/api/orders/999999${rest}`, body)).status).toBe(404);
      expect(await details(path)).toEqual(before);
    });

    it('who deletes it without being an admin', async () => {
      const { path } = await order();
      expect((await employee.delete(path)).status).toBe(403);
      expect((await app.call(path, { method: 'DELETE' })).status).toBe(401);
      expect((await admin.delete('/api/orders/999999')).status).toBe(404);
      expect((await admin.get(path)).status).toBe(200);
    });
  });
});
