import { describe, expect, it } from 'vitest';
import {
  isPlaced,
  isMomentCurrent,
  momentsBetween,
  type OrderWithMoments,
} from '../../src/lib/domain/order-moments.ts';
import { NO_FLAGS } from '../support/no-flags.ts';

const order: OrderWithMoments = {
  isDelivery: false,
  paymentMethod: 'cash',
  counterAppointment: null,
  refunded: 0,
  strayPayment: null,
  ...NO_FLAGS,
};
const confirmed = { ...order, isConfirmed: true };
const online = { ...order, paymentMethod: 'mollie' as const };

describe('notification events of an order', () => {
  it('start when it is placed, or when it is paid if it is paid online', () => {
    expect(momentsBetween(null, order)).toEqual(['placed']);
    expect(momentsBetween(null, online)).toEqual([]);
    expect(momentsBetween(online, { ...online, isPaid: true })).toEqual(['placed']);
    expect([isPlaced(order), isPlaced(online)]).toEqual([true, false]);
  });

  it('do not include a new order for a payment that came too late', () => {
    const late = { ...online, isFailed: true };
    expect(momentsBetween(late, { ...late, isPaid: true })).toEqual([]);
    expect(momentsBetween({ ...late, isPaid: true }, { ...late, isPaid: true, isRefunded: true })).toEqual([
      'refunded',
    ]);
  });

  it('include each refund of money that was never the order’s', () => {
    const stray = (refunded: number) => ({ ...online, isFailed: true, strayPayment: { refunded } });
    expect(momentsBetween({ ...online, isFailed: true }, stray(0))).toEqual([]);
    expect(momentsBetween(stray(0), stray(4))).toEqual(['refunded']);
    expect(momentsBetween(stray(4), stray(4))).toEqual([]);
    expect(momentsBetween(stray(4), stray(9.99))).toEqual(['refunded']);
    expect([isMomentCurrent(stray(0), 'refunded'), isMomentCurrent(stray(4), 'refunded')]).toEqual([
      false,
      true,
    ]);
  });

  it('follow each step', () => {
    expect(momentsBetween(order, confirmed)).toEqual(['confirmed']);
    expect(momentsBetween(confirmed, { ...confirmed, isInDelivery: true })).toEqual(['inDelivery']);
    expect(momentsBetween(confirmed, { ...confirmed, isCompleted: true })).toEqual(['completed']);
    expect(momentsBetween(order, { ...order, isRejected: true })).toEqual(['rejected']);
    expect(momentsBetween(confirmed, { ...confirmed, isCanceled: true })).toEqual(['canceled']);
    expect(momentsBetween(online, { ...online, isFailed: true })).toEqual(['failed']);
  });

  it('are none when a step is undone', () => {
    expect(momentsBetween(confirmed, order)).toEqual([]);
    expect(momentsBetween({ ...order, isRejected: true }, order)).toEqual([]);
    expect(momentsBetween({ ...confirmed, isCompleted: true }, confirmed)).toEqual([]);
  });

  it('include each proposed time', () => {
    const proposed = { ...order, counterAppointment: '2026-11-21T18:00:00.000Z' };
    expect(momentsBetween(order, proposed)).toEqual(['counterAppointment']);
    expect(momentsBetween(proposed, { ...proposed, counterAppointment: '2026-11-21T18:30:00.000Z' })).toEqual(
      ['counterAppointment'],
    );
    expect(momentsBetween(proposed, proposed)).toEqual([]);
    expect(momentsBetween(proposed, order)).toEqual([]);
  });

  it('are valid only while the order is still in the state they announce', () => {
    expect(isMomentCurrent(confirmed, 'confirmed')).toBe(true);
    expect(isMomentCurrent(order, 'confirmed')).toBe(false);
    expect(isMomentCurrent({ ...order, isRejected: true }, 'placed')).toBe(false);
    expect(isMomentCurrent(confirmed, 'placed')).toBe(true);
    expect(isMomentCurrent({ ...order, isRefunded: true }, 'refunded')).toBe(true);
  });
});
