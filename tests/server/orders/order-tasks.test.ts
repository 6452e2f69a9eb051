import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../../src/server/platform/database/schema.ts';
import type { OrderTasks } from '../../../src/server/orders/order-tasks.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { newModelTerminal } from '../../support/model-provider.ts';
import { newCashier, type Cashier } from '../../support/paying.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

const CALLS = [
  ['resend-new-order-email', 'mail', 'erika@example.org', /E-Mail-Versand ist noch nicht eingerichtet/],
  ['resend-new-order-sms', 'sms', '+4915112345678', /SMS-Versand ist noch nicht eingerichtet/],
  ['print', 'print', 'mitte', /kein Drucker eingerichtet/],
] as const;

describe('a task of an order', () => {
  let app: TestApp;
  let staff: Staff;
  /** The same shop with its tasks set up; `refusal` makes them fail. */
  let staffed: ReturnType<TestApp['composeAgain']>['app'];
  const done: string[] = [];
  let refusal: string | null = null;
  beforeAll(async () => {
    app = await newApp();
    staff = await app.as('employee', [1]);
    const doing = (channel: string) => async (order: { id: number }) => {
      if (refusal === 'throws') throw new Error('connection refused');
      if (refusal !== null) return { ok: false as const, reason: refusal };
      done.push(`${channel} ${order.id}`);
      return { ok: true as const };
    };
    const tasks: OrderTasks = {
      mail: doing('mail'),
      sms: doing('sms'),
      print: doing('print'),
      payment: null,
    };
    staffed = app.composeAgain({ tasks }).app;
  });
  afterAll(() => app.close());
  beforeEach(() => {
    done.length = 0;
    refusal = null;
  });

  async function order(changes: object = {}) {
    const { data } = await app.order(
      draft({ email: 'erika@example.org', phone: '+49 151 12345678', ...changes }),
    );
    return data.id;
  }
  const sent = async (id: number) => app.db.select().from(outbox).where(eq(outbox.orderId, id));
  async function ask(id: number, call: string) {
    const headers = { cookie: staff.cookie };
    const response = await staffed.request(`/api/orders/${id}/${call}`, { method: 'POST', headers });
    return { status: response.status, ...((await response.json()) as { data?: unknown; errors?: unknown }) };
  }

  it.each(CALLS)(
    'fails visibly if nothing is configured for it: %s',
    async (call, channel, recipient, words) => {
      const id = await order();
      const answer = await staff.post(`/api/orders/${id}/${call}`);
      expect(answer).toMatchObject({
        status: 409,
        errors: [{ field: null, message: expect.stringMatching(words) as string }],
      });
      expect(await sent(id)).toMatchObject([
        { channel, purpose: call, recipient, state: 'notConfigured', tries: 0 },
      ]);
      expect((await staff.get(`/api/orders/${id}`)).data).toMatchObject({
        errands: [{ channel, recipient, state: 'notConfigured' }],
        history: [{}, { action: call, changes: { outcome: { to: 'notConfigured' } } }],
      });
    },
  );

  it.each(CALLS)('runs and is recorded: %s', async (call, channel) => {
    const id = await order();
    expect(await ask(id, call)).toMatchObject({
      status: 200,
      data: { errands: [{ channel, state: 'done' }] },
    });
    expect(done).toEqual([`${channel} ${id}`]);
  });

  it.each(['refused', 'throws'])('reports its failure: %s', async (how) => {
    const id = await order();
    refusal = how;
    expect(await ask(id, 'print')).toMatchObject({
      status: 409,
      errors: [{ message: 'Beleg konnte nicht gedruckt werden' }],
    });
    expect(await sent(id)).toMatchObject([{ state: 'failed', tries: 1, doneAt: null }]);
  });

  it('needs a recipient', async () => {
    const id = await order({ email: '', phone: '' });
    for (const [call, words] of [
      ['resend-new-order-email', 'keine E-Mail-Adresse'],
      ['resend-new-order-sms', 'keine Telefonnummer'],
    ] as const)
      expect(await ask(id, call)).toMatchObject({
        status: 409,
        errors: [{ message: expect.stringContaining(words) as string }],
      });
    expect(await sent(id)).toEqual([]);
  });

  describe('the state of a payment', () => {
    let service: ReturnType<typeof newModelTerminal>;
    let cashier: Cashier;
    beforeAll(() => {
      service = newModelTerminal();
      cashier = newCashier(app, { providers: { mollie: service.provider } });
    });

    /** An order that waits for its money, and what the service calls the payment. */
    async function paidOnline() {
      const { data } = await cashier.post('/api/orders', draft({ paymentMethod: 'mollie' }));
      return { id: data.id, payment: service.of(data.uid)?.id ?? '' };
    }
    const recheck = (id: number) =>
      cashier.post(`/api/orders/${id}/update-payment-status`, {}, { cookie: staff.cookie });

    it('is checked only for online payments with a configured provider', async () => {
      const cash = await order();
      expect((await staff.post(`/api/orders/${cash}/update-payment-status`)).errors[0]?.message).toContain(
        'nicht online bezahlt',
      );
      const { id } = await paidOnline();
      expect(await staff.post(`/api/orders/${id}/update-payment-status`)).toMatchObject({
        status: 409,
        errors: [{ message: expect.stringContaining('nicht eingerichtet') as string }],
      });
      expect((await staff.get(`/api/orders/${id}`)).data).toMatchObject({ isPaid: false });
    });

    it.each([
      ['open', {}, { isPaid: false, isFailed: false }],
      ['paid', {}, { isPaid: true, isFailed: false }],
      ['failed', {}, { isPaid: false, isFailed: true }],
      ['paid', { refundedCents: 1000 }, { isRefunded: true }],
      ['paid', { amountCents: 999 }, { isPaid: false, isFailed: true }],
    ] as const)('is taken over: %s %o', async (state, lie, flags) => {
      const { id, payment } = await paidOnline();
      service.end(payment, state, lie);
      expect(await recheck(id)).toMatchObject({ status: 200, data: flags });
      expect(await recheck(id)).toMatchObject({ status: 200, data: flags });
    });

    it('does not fail an order that the shop has confirmed, which was possible because it is paid', async () => {
      const { id, payment } = await paidOnline();
      expect(await staff.post(`/api/orders/${id}/status/confirm`)).toMatchObject({
        status: 409,
        errors: [{ message: 'Diese Bestellung ist noch nicht bezahlt.' }],
      });
      service.end(payment, 'paid');
      await recheck(id);
      await staff.post(`/api/orders/${id}/status/confirm`);
      Object.assign(service.payments.get(payment) ?? {}, { state: 'failed' });
      expect(await recheck(id)).toMatchObject({ data: { isFailed: false, isConfirmed: true } });
    });

    it('is reported as unknown while the provider is silent', async () => {
      const { id, payment } = await paidOnline();
      service.end(payment, 'paid');
      service.meet('silent');
      expect(await recheck(id)).toMatchObject({
        status: 409,
        errors: [{ message: expect.stringMatching(/Zahlung/) as string }],
      });
      expect((await staff.get(`/api/orders/${id}`)).data).toMatchObject({ isPaid: false, isFailed: false });
      expect(await recheck(id)).toMatchObject({ status: 200, data: { isPaid: true } });
    });
  });
});
