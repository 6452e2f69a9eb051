import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import { orderState } from '../../../src/lib/domain/order.ts';
import { findOrderByUid } from '../../../src/server/orders/queries/orders.ts';
import type { PaymentProvider } from '../../../src/server/payments/providers/payment-provider.ts';
import { draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { newModelTerminal } from '../../support/model-provider.ts';
import { newCashier, newWaiting, type Cashier } from '../../support/paying.ts';

/** Everything that can happen to an order that is paid online, in any order and any number of times. */
const EVENTS = [
  'customer pays',
  'customer pays, which only reserves it',
  'too little is reserved',
  'customer is declined',
  'customer cancels',
  'payment expires',
  'customer pays after all',
  'too little is paid',
  'another currency is paid',
  'webhook',
  'webhook twice',
  'webhook of another payment',
  'forged webhook',
  'customer comes back',
  'customer orders once more',
  'clock asks',
  'jobs are done',
  'minutes pass',
  'a quarter of an hour passes',
  'staff confirm',
  'staff reject',
  'staff cancel',
  'staff ask',
  'staff undo',
  'provider is silent',
  'answer is lost',
  'process dies',
  'process restarts',
] as const;
type Event = (typeof EVENTS)[number];

/** What happens is rarely the end of the world: paying, telling and waiting come more often. */
const event = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<Event>(...EVENTS) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Event>(
      'customer pays',
      'customer pays, which only reserves it',
      'webhook',
      'customer comes back',
      'jobs are done',
      'clock asks',
    ),
  },
);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** So many orders at a time, each with a fate of its own: 1,000 on PostgreSQL, which takes a tenth of the embedded one's time. */
const ORDERS = 10;
const RUNS = { PGlite: 20, PostgreSQL: 100 } as const;

describe.each(bothFor('locks', 'queue', 'races'))('an online payment on %s', (kind) => {
  let app: TestApp;
  let staff: Awaited<ReturnType<TestApp['as']>>;
  const model = newModelTerminal();
  const waiting = newWaiting();
  let cashier: Cashier;
  let keys = 0;
  /** What reserved money was taken for. */
  const takenFor: string[] = [];

  const provider: PaymentProvider = {
    ...model.provider,
    async capture(payment) {
      const { order } = (await findOrderByUid(app.db, payment.reference)) ?? {};
      takenFor.push(order?.canceledAt || order?.rejectedAt || order?.failedAt ? 'nothing' : 'an order');
      return (await model.provider.capture?.(payment)) ?? { ok: true, value: null };
    },
  };
  const start = () => newCashier(app, { providers: { mollie: provider }, waiting });

  beforeAll(async () => {
    app = await newApp(kind);
    staff = await app.as('admin');
    cashier = start();
  });
  afterAll(() => app.close());

  const step = (id: number, path: string) =>
    cashier.post(`/api/orders/${id}/${path}`, {}, { cookie: staff.cookie });

  async function happen(what: Event, order: PublicOrder, place: () => Promise<unknown>): Promise<void> {
    const id = model.of(order.uid)?.id ?? 'tr_unknown';
    switch (what) {
      case 'customer pays':
        return model.end(id, 'paid');
      case 'customer pays, which only reserves it':
        return model.end(id, 'authorized');
      case 'too little is reserved':
        return model.end(id, 'authorized', { amountCents: 1 });
      case 'customer is declined':
        return model.end(id, 'failed');
      case 'customer cancels':
        return model.end(id, 'canceled');
      case 'payment expires':
        return model.end(id, 'expired');
      case 'customer pays after all':
        return model.payAfterAll(id);
      case 'too little is paid':
        return model.end(id, 'paid', { amountCents: 1 });
      case 'another currency is paid':
        return model.end(id, 'paid', { currency: 'CHF' });
      case 'webhook':
        return void (await cashier.mollieCalls(id));
      case 'webhook twice':
        return void (await Promise.all([cashier.mollieCalls(id), cashier.mollieCalls(id)]));
      case 'webhook of another payment':
        return void (await cashier.mollieCalls('tr_1'));
      case 'forged webhook':
        return void (await cashier.send('/api/webhooks/mollie', { method: 'POST', body: 'paid=yes' }));
      case 'customer comes back':
        return void (await cashier.comesBack(order));
      case 'customer orders once more':
        return void (await place());
      case 'clock asks':
        return void (await cashier.tick());
      case 'jobs are done':
        return cashier.doJobs().catch(() => {});
      case 'minutes pass':
        app.clock.now += 2 * MINUTE;
        return;
      case 'a quarter of an hour passes':
        app.clock.now += 15 * MINUTE;
        return;
      case 'staff confirm': {
        const { isPaid } = await cashier.read(order);
        const { status } = await step(order.id, 'status/confirm');
        if (!isPaid) expect(status, 'an unpaid order is confirmed').toBe(409);
        return;
      }
      case 'staff reject':
        return void (await step(order.id, 'status/reject'));
      case 'staff cancel':
        return void (await step(order.id, 'status/cancel'));
      case 'staff ask':
        return void (await step(order.id, 'update-payment-status'));
      case 'staff undo':
        return void (await step(order.id, 'status/undo'));
      case 'provider is silent':
        return model.meet('silent');
      case 'answer is lost':
        return model.meet('lost');
      case 'process dies':
        return model.meet('dies');
      case 'process restarts':
        cashier = start();
    }
  }

  /** No more events; the shop works until its queue is empty. */
  async function settle(): Promise<void> {
    model.calm();
    for (const { id } of model.payments.values()) model.end(id, 'expired');
    let daysOfRest = 0;
    for (let rounds = 0; rounds < 100; rounds++) {
      await cashier.doJobs();
      const asked = await cashier.tick();
      const isQuiet = waiting.moments.length + waiting.checks.size + waiting.refunds.size === 0;
      const isResting = asked === 0 && isQuiet && rounds > 2;
      // Ended payments are checked once a day without a webhook.
      if (isResting && (daysOfRest += 1) > 2) return;
      app.clock.now += isResting ? DAY : 20 * MINUTE;
    }
    throw new Error('it never came to rest');
  }

  const countKept = (order: PublicOrder) => {
    const paid = model.of(order.uid);
    if (paid?.state !== 'paid') return 0;
    return (paid.lie.amountCents ?? paid.amountCents ?? 0) - paid.refundedCents;
  };

  async function expectRightEnd(order: PublicOrder): Promise<void> {
    const last = await cashier.read(order);
    const state = orderState(last);
    const cameToNothing = state === 'failed' || state === 'rejected' || state === 'canceled';
    const total = Math.round(order.pricing.totalGross * 100);
    expect({ state, isPaid: cameToNothing || last.isPaid, kept: countKept(order) }).toEqual({
      state: cameToNothing ? state : (expect.stringMatching(/new|confirmed/) as string),
      isPaid: true,
      // Money for an order that stands, and for nothing else.
      kept: cameToNothing ? 0 : total,
    });
    const paid = model.of(order.uid);
    const lie = paid?.lie ?? {};
    if (!cameToNothing) expect(lie).toEqual({});
    // What its customer is shown of money that was never the order's: how much came, and that all of it has gone back.
    const cents = lie.amountCents ?? paid?.amountCents ?? 0;
    // Reserved money has been captured or released.
    expect(paid?.state).not.toBe('authorized');
    const isStray = paid?.state === 'paid' && Object.keys(lie).length > 0;
    const { currency = paid?.currency } = lie;
    expect(last.strayPayment).toEqual(
      isStray ? { amount: cents / 100, currency, refunded: cents / 100 } : null,
    );
  }

  it(
    'a payment reaches the right end under any order of events',
    async () => {
      const history = fc.array(fc.record({ which: fc.nat(ORDERS - 1), what: event }), {
        minLength: ORDERS,
        maxLength: ORDERS * 12,
      });
      await fc.assert(
        fc.asyncProperty(history, async (events) => {
          app.clock.now = Date.parse(NOON);
          model.calm();
          const places = Array.from({ length: ORDERS }, () => {
            const key = `${kind}-${(keys += 1)}-key`;
            const wanted = draft({ paymentMethod: 'mollie', comment: key });
            return () => cashier.post('/api/orders', wanted, { 'idempotency-key': key });
          });
          const taken = await Promise.all(places.map((place) => place()));
          expect(taken.map(({ status }) => status)).toEqual(places.map(() => 201));
          for (const { which, what } of events) {
            const [order, place] = [taken[which]?.data, places[which]];
            if (order && place) await happen(what, order, place);
          }
          await settle();
          for (const { data } of taken) await expectRightEnd(data);
          expect(takenFor).not.toContain('nothing');
        }),
        { numRuns: RUNS[kind], endOnFailure: true },
      );
      expect(takenFor).toContain('an order');
    },
    10 * MINUTE,
  );
});
