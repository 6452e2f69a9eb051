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

describe('the outcome of a payment', () => {
  it('is a paid order once the provider reports the full amount as paid', () => {
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

  it('is undecided while it is open, until the time limit', () => {
    const open = { ...seen, state: 'open' as const };
    expect(decidePayment(asked, open, waiting)).toMatchObject({ state: 'open', order: null });
    expect(decidePayment(asked, open, { ...waiting, isTimeUp: true })).toMatchObject({
      state: 'abandoned',
      order: 'failed',
      mustCancel: true,
    });
  });

  it('is a paid order if the money arrives at the time limit and the order has not failed yet', () => {
    expect(decidePayment(asked, seen, { ...waiting, isTimeUp: true })).toMatchObject({ order: 'paid' });
  });

  it.each(['failed', 'rejected', 'canceled'] as const)(
    'is a refund if it arrives for an order that was %s',
    (state) => {
      expect(decidePayment(asked, seen, { state, isTimeUp: false })).toMatchObject({
        state: 'paid',
        order: 'paidTooLate',
        problem: 'late',
        mustRefund: true,
      });
    },
  );

  it('is a refund if it arrives after the payment failed, was canceled or expired', () => {
    const ended = { ...asked, state: 'ended' as const };
    for (const state of ['failed', 'canceled', null] as const)
      expect(decidePayment(ended, seen, { state, isTimeUp: true })).toMatchObject({
        state: 'paid',
        order: 'paidTooLate',
        problem: 'late',
        mustRefund: true,
      });
    const reserved = { ...seen, state: 'authorized' as const };
    expect(decidePayment(ended, reserved, { state: 'failed', isTimeUp: true })).toMatchObject({
      state: 'abandoned',
      order: null,
      mustCapture: false,
      mustCancel: true,
    });
  });

  it('is a refund if its order was deleted', () => {
    expect(decidePayment(asked, seen, { state: null, isTimeUp: false })).toMatchObject({ mustRefund: true });
  });

  it.each([
    ['amount', { amountCents: 1249 }],
    ['currency', { currency: 'CHF' }],
  ] as const)('is a failed order, a notification and a refund if the %s differs', (problem, lie) => {
    expect(decidePayment(asked, { ...seen, ...lie }, waiting)).toMatchObject({
      order: 'failed',
      problem,
      mustRefund: true,
    });
  });

  it('is no refund for a payment that belongs to something else', () => {
    expect(decidePayment(asked, { ...seen, reference: 'xyz' }, waiting)).toMatchObject({
      order: 'failed',
      problem: 'reference',
      mustRefund: false,
    });
  });

  it('is a capture of an authorisation for an order that waits for it', () => {
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

  it('is never a paid order for one that does not wait for it, or with another amount', () => {
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
          // Money goes back once, and what has ended only changes with money.
          if (state === 'paid' || (state === 'ended' && said !== 'paid' && said !== 'authorized'))
            expect(decision).toMatchObject({ state, order: null, mustRefund: false, mustCapture: false });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is polled at growing intervals, at least once an hour', () => {
    expect([0, 1, 2, 5, 6, 50].map(minutesToNextCheck)).toEqual([1, 2, 4, 32, 60, 60]);
  });
});
