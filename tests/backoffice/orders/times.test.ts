import { describe, expect, it } from 'vitest';
import { directionsTo } from '../../../src/backoffice/orders/detail/directions.ts';
import { flagsFor, modeFor } from '../../../src/backoffice/orders/history/history-filters.tsx';
import { nextStep, otherSteps } from '../../../src/backoffice/orders/steps/possible-steps.ts';
import { clock } from '../../../src/backoffice/data/formats.ts';
import { instantAt, startOfDay, laterBy } from '../../../src/backoffice/orders/appointment.ts';
import { MODES } from '../../../src/lib/domain/modes.ts';
import { canStep, ORDER_STEPS, type OrderState } from '../../../src/lib/domain/order.ts';
import { ORDER_ACTIONS } from '../../../src/lib/contract/staff-orders.ts';
import { anOrder as order } from '../../support/an-order.ts';

const BERLIN = 'Europe/Berlin';
const NOON = Date.parse('2026-11-21T12:00:00+01:00');

describe('times on the board', () => {
  it("are in the shop's zone, with the day unless it is today", () => {
    expect(clock('2026-11-21T18:30:00Z', BERLIN, NOON)).toBe('19:30');
    expect(clock('2026-11-22T10:00:00Z', BERLIN, NOON)).toBe('Morgen, 11:00');
    expect(clock('2026-12-24T10:00:00Z', BERLIN, NOON)).toBe('24.12.2026, 11:00');
  });

  it('are sent as instants, and not at all if they are invalid', () => {
    expect(instantAt('2026-11-21', '19:30', BERLIN)).toBe('2026-11-21T18:30:00.000Z');
    expect(instantAt('2026-07-01', '19:30', BERLIN)).toBe('2026-07-01T17:30:00.000Z');
    expect(instantAt('2026-11-21', '', BERLIN)).toBeNull();
    expect(startOfDay('2026-11-21', BERLIN)).toBe('2026-11-20T23:00:00.000Z');
  });

  it('are postponed from the requested time, or from now once it has passed, in steps of five minutes', () => {
    const soon = order({ id: 1, createdAt: '2026-11-21T10:58:00.000Z' });
    expect(laterBy(soon, 15, NOON + 60_000)).toBe('2026-11-21T11:20:00.000Z');
    const asked = order({ id: 2, appointmentDate: '2026-11-21T18:30:00.000Z' });
    expect(laterBy(asked, 30, NOON)).toBe('2026-11-21T19:00:00.000Z');
  });
});

describe('the steps offered', () => {
  it.each(Object.keys(ORDER_STEPS) as OrderState[])('for an order that is %s are allowed', (state) => {
    const some = order({ id: 1, state });
    const next = nextStep(some);
    for (const action of [...(next ? [next] : []), ...otherSteps(some)])
      expect(canStep(state, ORDER_ACTIONS[action])).toBe(true);
  });

  it('are only to reject while an order awaits an online payment', () => {
    const waiting = order({ id: 1, paymentMethod: 'mollie' });
    expect([nextStep(waiting), ...otherSteps(waiting)]).toEqual([null, 'reject']);
    expect(nextStep({ ...waiting, isPaid: true })).toBe('confirm');
  });
});

it('each mode of an order is one choice of the history’s filter', () => {
  for (const mode of MODES) expect(modeFor(flagsFor(mode))).toBe(mode);
  expect(modeFor(flagsFor(''))).toBe('');
});

it('the route leads from the branch to the customer', () => {
  const url = new URL(directionsTo(order({ id: 1, street: 'Allee 5', city: '10115 Berlin' })));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: '1',
    origin: 'Torstraße 1, 10119 Berlin',
    destination: 'Allee 5, 10115 Berlin',
  });
});
