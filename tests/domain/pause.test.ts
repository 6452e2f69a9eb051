import { DateTime } from 'luxon';
import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { WEEKDAYS } from '../../src/lib/domain/hours.ts';
import {
  closingTime,
  longerBy,
  pausedUntil,
  stillBusy,
  whileBusy,
  type Busy,
  LEAST_ORDERS,
  LONGEST_MINUTES,
  preparingMinutes,
} from '../../src/lib/domain/pause.ts';
import { appointmentProblem, earliestTime } from '../../src/lib/domain/slots.ts';
import { branch as makeBranch, open } from '../../src/server/shop/demo/builders.ts';
import { CASES } from './arbitraries.ts';

const zone = 'Europe/Berlin';
const at = (time: string) => DateTime.fromISO(`2026-11-21T${time}`, { zone });
const iso = (time: string) => at(time).toUTC().toISO() ?? '';
const branch = makeBranch({
  id: 1,
  identifier: 'mitte',
  name: 'Mitte',
  openingHours: open([...WEEKDAYS], '11:00', '22:00'),
});
const busy: Busy = {
  paused: { delivery: iso('18:45') },
  message: 'Wir sind gleich wieder da.',
  longer: { minutes: 20, until: iso('22:00') },
};

describe('a kitchen with too much to do', () => {
  it('pauses one mode until an instant, which is the first that counts again', () => {
    expect(pausedUntil(busy, 'delivery', at('18:44').toMillis())).toBe(at('18:45').toMillis());
    expect(pausedUntil(busy, 'delivery', at('18:45').toMillis())).toBeNull();
    expect(pausedUntil(busy, 'takeaway', at('18:00').toMillis())).toBeNull();
    expect(pausedUntil(null, 'delivery', at('18:00').toMillis())).toBeNull();
  });

  it('forgets each thing that has ended, and in the end all', () => {
    expect(stillBusy(busy, at('18:00').toMillis())).toEqual(busy);
    expect(stillBusy(busy, at('18:45').toMillis())).toEqual({ ...busy, paused: {} });
    expect(stillBusy(busy, at('22:00').toMillis())).toBeNull();
    expect(longerBy(busy, at('22:00').toMillis())).toBe(0);
  });

  it('offers a paused mode from the pause’s end on, and others as usual', () => {
    const now = at('18:00');
    const only = { ...busy, longer: null };
    const paused = whileBusy(branch, only, 'delivery', now.toMillis());
    expect(earliestTime(paused, 'delivery', [], now)).toBe(at('18:45').toMillis());
    expect(appointmentProblem(paused, 'delivery', [], at('18:40'), now)).toBe('notOrderableYet');
    expect(appointmentProblem(paused, 'delivery', [], at('18:45'), now)).toBeNull();
    expect(whileBusy(branch, only, 'takeaway', now.toMillis())).toEqual(branch);
  });

  it('keeps the day on which a branch takes its first orders if that is later', () => {
    const soon = { ...branch, orderableFrom: iso('20:00') };
    expect(whileBusy(soon, busy, 'delivery', at('18:00').toMillis()).orderableFrom).toBe(iso('20:00'));
  });

  it('adds minutes to every time that can be chosen', () => {
    const now = at('18:00');
    const longer = whileBusy(branch, busy, 'takeaway', now.toMillis());
    expect(earliestTime(longer, 'takeaway', [], now)).toBe(at('18:20').toMillis());
    expect(appointmentProblem(longer, 'takeaway', [], at('18:15'), now)).toBe('leadTime');
    expect(appointmentProblem(longer, 'takeaway', [], at('18:20'), now)).toBeNull();
  });

  it('closes at the end of the hours that run or come next, or after a day where it never does', () => {
    expect(closingTime(branch, 'takeaway', at('18:00'))).toBe(at('22:00').toMillis());
    expect(closingTime(branch, 'takeaway', at('23:00'))).toBe(at('22:00').plus({ days: 1 }).toMillis());
    const always = { ...branch, openingHours: open([...WEEKDAYS], '00:00', '00:00') };
    expect(closingTime(always, 'takeaway', at('18:00'))).toBe(at('18:00').plus({ days: 1 }).toMillis());
    const seldom = { ...branch, openingHours: open(['wednesday'], '11:00', '22:00') };
    expect(closingTime(seldom, 'takeaway', at('18:00'))).toBeNull();
  });
});

const minutes = (...all: number[]) => preparingMinutes(all.map((one) => one * 60_000));

describe('How long an order takes now', () => {
  test('is what it took the one in the middle, rounded up to 5 minutes', () => {
    expect(minutes(12, 21, 90)).toBe(25);
    expect(minutes(20, 20, 20, 20)).toBe(20);
    expect(minutes(20, 21, 22, 23)).toBe(25);
  });

  test('is not said after too few orders', () => {
    expect([minutes(), minutes(20), minutes(20, 20)]).toEqual([null, null, null]);
  });

  test('is at least 5 minutes and at most 120', () => {
    expect([minutes(0, 0, 0), minutes(500, 500, 500)]).toEqual([5, LONGEST_MINUTES]);
  });

  test('is a round figure that a single forgotten order does not change (property)', () => {
    const times = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: LEAST_ORDERS, maxLength: 10 });
    fc.assert(
      fc.property(times, (all) => {
        const said = minutes(...all) ?? 0;
        expect(said % 5).toBe(0);
        expect(said).toBeLessThanOrEqual(60);
        expect(minutes(...all, 10_000)).toBeLessThanOrEqual(60);
      }),
      { numRuns: CASES },
    );
  });
});
