import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STEPS, type OrderState } from '../../src/lib/domain/order.ts';
import {
  decidePayment,
  minutesToNextCheck,
  PAYMENT_STATES,
  type RequestedPayment,
  type ReportedPayment,
} from '../../src/lib/domain/payment.ts';

const asked: RequestedPayment = { state: 'open', reference: 'abc', amountCents: 1250, currency: 'EUR' };
const seen: ReportedPayment = { ...asked, state: 'paid', refundedCents: 0 };
const waiting = { state: 'new' as OrderState, isTimeUp: false };

describe('what comes of a payment', () => {
  it('is a paid order once the provider says that all of it was paid', () => {
    expect(decidePayment(asked, seen, waiting)).toEqual({
      state: 'paid',
      order: 'paid',
      problem: null,
      mustRefund: false,
      mustCapture: false,
      mustCancel: false,
    });
  });

  it.each(['failed', 'canceled', 'expired'] as const)('is an order that failed if it %s', (state) => {
    expect(decidePayment(asked, { ...seen, state }, waiting)).toMatchObject({
      state: 'ended',
      order: 'failed',
    });
  });

  it('is nothing as long as it is open, until the order has waited long enough', () => {
    const open = { ...seen, state: 'open' as const };
    expect(decidePayment(asked, open, waiting)).toMatchObject({ state: 'open', order: null });
    expect(decidePayment(asked, open, { ...waiting, isTimeUp: true })).toMatchObject({
      state: 'abandoned',
      order: 'failed',
      mustCancel: true,
    });
  });

  it('is still a paid order if the money comes when time is up, and nobody has given the order up yet', () => {
    expect(decidePayment(asked, seen, { ...waiting, isTimeUp: true })).toMatchObject({ order: 'paid' });
  });

  it.each(['failed', 'rejected', 'canceled'] as const)(
    'is money that goes back if it comes for an order that was %s',
    (state) => {
      expect(decidePayment(asked, seen, { state, isTimeUp: false })).toMatchObject({
        state: 'paid',
        order: 'paidTooLate',
        problem: 'late',
        mustRefund: true,
      });
    },
  );

  it('is money that goes back if its order was deleted', () => {
    expect(decidePayment(asked, seen, { state: null, isTimeUp: false })).toMatchObject({ mustRefund: true });
  });

  it.each([
    ['amount', { amountCents: 1249 }],
    ['currency', { currency: 'CHF' }],
  ] as const)('is a failed order, a word to the shop and money back if the %s is another', (problem, lie) => {
    expect(decidePayment(asked, { ...seen, ...lie }, waiting)).toMatchObject({
      order: 'failed',
      problem,
      mustRefund: true,
    });
  });

  it('gives nothing back of a payment that is for something else', () => {
    expect(decidePayment(asked, { ...seen, reference: 'xyz' }, waiting)).toMatchObject({
      order: 'failed',
      problem: 'reference',
      mustRefund: false,
    });
  });

  it('is money that is taken where it is only reserved, for an order that waits for just that', () => {
    const reserved = { ...seen, state: 'authorized' as const };
    for (const isTimeUp of [false, true])
      expect(decidePayment(asked, reserved, { ...waiting, isTimeUp })).toMatchObject({
        state: 'open',
        order: null,
        mustCapture: true,
        mustCancel: false,
      });
    const letGo = {
      state: 'abandoned',
      problem: null,
      mustRefund: false,
      mustCapture: false,
      mustCancel: true,
    };
    for (const state of ['failed', 'rejected', 'canceled', 'confirmed', null] as const)
      expect(decidePayment(asked, reserved, { state, isTimeUp: false })).toMatchObject({
        ...letGo,
        order: null,
      });
    for (const lie of [{ amountCents: 1249 }, { currency: 'CHF' }])
      expect(decidePayment(asked, { ...reserved, ...lie }, waiting)).toMatchObject({
        ...letGo,
        order: 'failed',
      });
    // What is reserved for something else is left alone.
    expect(decidePayment(asked, { ...reserved, reference: 'xyz' }, waiting)).toMatchObject({
      order: 'failed',
      problem: 'reference',
      mustCapture: false,
      mustCancel: false,
    });
  });

  it('never pays an order that does not wait for it, nor with anything but the whole sum', () => {
    const states = [...(Object.keys(ORDER_STEPS) as OrderState[]), null];
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_STATES),
        fc.constantFrom('open', 'authorized', 'paid', 'failed', 'canceled', 'expired'),
        fc.constantFrom(...states),
        fc.boolean(),
        fc.integer({ min: 1248, max: 1252 }),
        (state, said, order, isTimeUp, amountCents) => {
          const what = { ...seen, state: said as ReportedPayment['state'], amountCents };
          const decision = decidePayment({ ...asked, state }, what, { state: order, isTimeUp });
          if (decision.order === 'paid') {
            expect({ order, said, amountCents }).toEqual({ order: 'new', said: 'paid', amountCents: 1250 });
            expect(decision.mustRefund).toBe(false);
          }
          if (decision.mustCapture)
            expect({ order, said, amountCents }).toMatchObject({ order: 'new', amountCents: 1250 });
          expect(decision.mustCapture && decision.mustCancel).toBe(false);
          // What is over stays as it is, and money goes back once.
          if (state === 'paid' || state === 'ended')
            expect(decision).toMatchObject({ state, order: null, mustRefund: false, mustCapture: false });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is asked for ever more rarely, but at least once an hour', () => {
    expect([0, 1, 2, 5, 6, 50].map(minutesToNextCheck)).toEqual([1, 2, 4, 32, 60, 60]);
  });
});
