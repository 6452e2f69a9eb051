import { describe, expect, test } from 'vitest';
import {
  asksCounterAppointment,
  asksReview,
  canStep,
  flagsAfter,
  headline,
  infoStatus,
  isFinal,
  isReviewComplete,
  ORDER_STEPS,
  orderState,
  paymentAddition,
  shownState,
  shownTimeline,
  stateMessage,
  timeline,
} from '../../src/lib/domain/order.ts';
import type { OrderFlags, OrderState, ShownOrder } from '../../src/lib/domain/order.ts';
import { NO_FLAGS } from '../support/no-flags.ts';

const NEW: ShownOrder = {
  ...NO_FLAGS,
  isDelivery: false,
  paymentMethod: 'cash',
};

const STATES: Record<OrderState, Partial<OrderFlags>> = {
  new: {},
  confirmed: { isConfirmed: true },
  inDelivery: { isConfirmed: true, isInDelivery: true },
  completed: { isConfirmed: true, isInDelivery: true, isCompleted: true },
  rejected: { isRejected: true },
  canceled: { isConfirmed: true, isInDelivery: true, isCompleted: true, isCanceled: true },
  failed: { isConfirmed: true, isCompleted: true, isFailed: true },
};
const NAMES = Object.keys(STATES) as OrderState[];

function order(state: OrderState, change: Partial<ShownOrder> = {}): ShownOrder {
  return { ...NEW, ...STATES[state], ...change };
}

describe('States of an order and their allowed steps (DESIGN 5.11)', () => {
  test.each(NAMES)('the flags of an order that is %s match its state', (state) => {
    expect(orderState(order(state))).toBe(state);
  });

  test('completed implies the earlier steps, and rejected wins over all others', () => {
    expect(orderState(order('inDelivery', { isDelivered: true }))).toBe('completed');
    expect(orderState(order('canceled', { isRejected: true }))).toBe('rejected');
    expect(orderState(order('failed', { isCanceled: true }))).toBe('canceled');
    expect(orderState(order('new', { isInDelivery: true }))).toBe('inDelivery');
  });

  test('only the steps of the design are allowed', () => {
    const allowed = NAMES.flatMap((from) =>
      NAMES.filter((to) => canStep(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual([
      'new → confirmed',
      'new → rejected',
      'new → canceled',
      'new → failed',
      'confirmed → inDelivery',
      'confirmed → completed',
      'confirmed → canceled',
      'inDelivery → completed',
      'inDelivery → canceled',
    ]);
    expect(Object.keys(ORDER_STEPS).sort()).toEqual([...NAMES].sort());
  });

  test('every allowed step leads to the state it is named after', () => {
    for (const from of NAMES) {
      for (const to of ORDER_STEPS[from]) {
        for (const isDelivery of [true, false]) {
          const flags = flagsAfter(order(from, { isDelivery }), to);
          expect(orderState(flags)).toBe(to);
          expect(flags.isDelivered).toBe(to === 'completed' && isDelivery);
        }
      }
    }
  });

  test('a step keeps earlier flags and payment data, and stores nothing else', () => {
    const before = order('confirmed', { isPaid: true });
    const { isDelivery: _, paymentMethod: __, ...flags } = before;
    expect(flagsAfter(flags as OrderFlags & { isDelivery: boolean }, 'inDelivery')).toEqual({
      ...flags,
      isInDelivery: true,
    });
    expect(flagsAfter({ ...flags, isDelivery: false }, 'canceled')).toEqual({ ...flags, isCanceled: true });
    expect(flagsAfter({ ...flags, isDelivery: true, isDelivered: true }, 'canceled').isDelivered).toBe(true);
  });

  test('a step sets its own flag and no other', () => {
    const { isDelivery, paymentMethod: _, ...flags } = NEW;
    for (const [to, flag] of [
      ['confirmed', 'isConfirmed'],
      ['rejected', 'isRejected'],
      ['canceled', 'isCanceled'],
      ['failed', 'isFailed'],
    ] as const) {
      expect(flagsAfter({ ...flags, isDelivery }, to)).toEqual({ ...flags, [flag]: true });
    }
  });

  test('polling stops once completed, rejected, canceled or failed (SPEC section 4)', () => {
    expect(NAMES.filter((state) => isFinal(order(state)))).toEqual([
      'completed',
      'rejected',
      'canceled',
      'failed',
    ]);
  });
});

describe('What a customer is shown (SPEC sections 2 and 4)', () => {
  test.each([
    ['new', 'thanks', 'waiting', 'waiting'],
    ['confirmed', 'thanks', 'confirmed', 'confirmed'],
    ['inDelivery', 'thanks', 'inDelivery', 'readyForPickup'],
    ['completed', 'thanks', 'delivered', 'completed'],
    ['rejected', 'canceled', 'canceled', 'canceled'],
    ['canceled', 'canceled', 'canceled', 'canceled'],
    ['failed', 'failed', 'failed', 'failed'],
  ] as const)('an order that is %s has the heading %s', (state, heading, delivered, collected) => {
    expect(headline({ ...order(state), counterAppointment: null })).toBe(heading);
    expect(stateMessage(order(state, { isDelivery: true }))).toBe(delivered);
    expect(stateMessage(order(state))).toBe(collected);
  });

  test('the heading says what the customer has to do now, as long as there is something to do', () => {
    const asked = { counterAppointment: '2026-11-27T19:30:00Z' };
    expect(headline({ ...order('new'), ...asked })).toBe('newTime');
    expect(headline({ ...order('confirmed'), ...asked })).toBe('thanks');
    const unpaid = { ...order('new'), paymentMethod: 'mollie' as const, counterAppointment: null };
    expect(headline(unpaid)).toBe('pay');
    expect(headline({ ...unpaid, ...asked })).toBe('pay');
    expect(headline({ ...unpaid, isPaid: true })).toBe('thanks');
  });

  test.each([
    ['new', false, 'awaitingConfirmation! preparing readyForPickup completed'],
    ['confirmed', false, '*confirmed preparing! readyForPickup completed'],
    ['inDelivery', false, '*confirmed *prepared readyForPickup! completed'],
    ['inDelivery', true, '*confirmed *prepared inDelivery! completed'],
    ['completed', true, '*confirmed *prepared *inDelivery *completed'],
    ['rejected', false, 'canceled!'],
    ['canceled', true, 'canceled!'],
    ['failed', false, 'failed!'],
  ] as const)('the timeline of an order that is %s (delivery: %s) is %s', (state, isDelivery, expected) => {
    const marks = { done: ['*', ''], current: ['', '!'], ahead: ['', ''] };
    const drawn = timeline(order(state, { isDelivery })).map(
      ({ code, place }) => `${marks[place][0]}${code}${marks[place][1]}`,
    );
    expect(drawn.join(' ')).toBe(expected);
  });

  test.each([
    ['new', 'awaitingConfirmation', 'awaitingConfirmation'],
    ['confirmed', 'inProgress', 'inProgress'],
    ['inDelivery', 'inDelivery', 'readyForPickup'],
    ['completed', 'delivered', 'completed'],
    ['rejected', 'canceled', 'canceled'],
    ['canceled', 'canceled', 'canceled'],
    ['failed', 'canceled', 'canceled'],
  ] as const)('the info block of an order that is %s says %s or %s', (state, delivered, collected) => {
    expect(infoStatus(order(state, { isDelivery: true }))).toBe(delivered);
    expect(infoStatus(order(state))).toBe(collected);
  });

  test('an unpaid online payment is shown as pending until the order has ended', () => {
    const unpaid = (state: OrderState) => infoStatus(order(state, { paymentMethod: 'mollie' }));
    expect(NAMES.filter((state) => unpaid(state) === 'awaitingPayment')).toEqual([
      'new',
      'confirmed',
      'inDelivery',
    ]);
    expect(infoStatus(order('new', { paymentMethod: 'mollie', isPaid: true }))).toBe('awaitingConfirmation');
    expect(infoStatus(order('new', { paymentMethod: 'datatrans' }))).toBe('awaitingPayment');
    expect(infoStatus(order('completed', { paymentMethod: 'mollie', isDelivery: true }))).toBe('delivered');
  });

  test('a payment that can still be made takes precedence over everything else', () => {
    const unpaid = (state: OrderState) => order(state, { paymentMethod: 'mollie' });
    expect(NAMES.filter((state) => shownState(unpaid(state)) === 'awaitingPayment')).toEqual(['new']);
    expect(shownTimeline(unpaid('new'))).toEqual([
      { code: 'awaitingPayment', place: 'current' },
      { code: 'awaitingConfirmation', place: 'ahead' },
      { code: 'preparing', place: 'ahead' },
      { code: 'readyForPickup', place: 'ahead' },
      { code: 'completed', place: 'ahead' },
    ]);
    for (const shown of [
      order('new'),
      order('new', { paymentMethod: 'mollie', isPaid: true }),
      unpaid('failed'),
    ]) {
      expect(shownState(shown)).toBe(stateMessage(shown));
      expect(shownTimeline(shown)).toEqual(timeline(shown));
    }
  });

  test("'(Bezahlt)' and '(Rückerstattet)' appear for online payments only", () => {
    const addition = (change: Partial<ShownOrder>) => paymentAddition(order('new', change));
    expect(addition({ paymentMethod: 'mollie' })).toBeNull();
    expect(addition({ paymentMethod: 'mollie', isPaid: true })).toBe('paid');
    expect(addition({ paymentMethod: 'datatrans', isPaid: true, isRefunded: true })).toBe('refunded');
    expect(addition({ paymentMethod: 'cash', isPaid: true, isRefunded: true })).toBeNull();
  });

  test('a proposed time is shown while the order is neither rejected nor confirmed', () => {
    const counterAppointment = '2026-11-21T19:00:00+01:00';
    const asked = NAMES.filter((state) => asksCounterAppointment({ ...order(state), counterAppointment }));
    expect(asked).toEqual(['new']);
    expect(asksCounterAppointment({ ...NEW, counterAppointment: null })).toBe(false);
  });

  test('the review is offered when the plugin is on, the order completed, unrated and not dismissed', () => {
    const asks = (state: OrderState, rating: number | null, isPluginEnabled = true, isDismissed = false) =>
      asksReview({ ...order(state), questionnaireRating: rating }, { isPluginEnabled, isDismissed });
    expect(NAMES.filter((state) => asks(state, null))).toEqual(['completed']);
    expect(asks('completed', 4)).toBe(false);
    expect(asks('completed', null, false)).toBe(false);
    expect(asks('completed', null, true, true)).toBe(false);
  });

  test('a review needs all four ratings, 1 to 5 (SPEC section 5)', () => {
    const complete = { rating: 5, foodRating: 1, serviceRating: 3, processRating: 4 };
    expect(isReviewComplete(complete)).toBe(true);
    for (const key of Object.keys(complete)) {
      for (const wrong of [null, 0, 6, 2.5])
        expect(isReviewComplete({ ...complete, [key]: wrong })).toBe(false);
    }
  });
});
