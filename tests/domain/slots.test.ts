import { describe, expect, test } from 'vitest';
import type { Branch } from '../../src/lib/domain/branch.ts';
import type { LeadTimeType } from '../../src/lib/domain/product.ts';
import {
  APPOINTMENT_STEP_MINUTES,
  appointmentDay,
  appointmentProblem,
  availableDays,
  dayWindows,
  defaultAppointment,
  earliestAppointment,
  searchSlots,
  SLOT_SEARCH,
  slotAround,
  slotWindows,
} from '../../src/lib/domain/slots.ts';
import type { SlotWindow } from '../../src/lib/domain/slots.ts';
import { berlin, branch, item, product, rule, shown } from './samples.ts';

const slow = (leadTimeValue: number, leadTimeType: LeadTimeType, isLeadTimeEnabled = true) =>
  item({ product: product({ isLeadTimeEnabled, leadTimeType, leadTimeValue }) });

const drawn = (windows: SlotWindow[]) => windows.map(({ start, end }) => `${shown(start)} to ${shown(end)}`);
const NOW = berlin('2026-11-21T12:02');

describe('The slot that an order counts towards', () => {
  test.each([
    ['12:00', '12:00', '12:30'],
    ['12:29', '12:00', '12:30'],
    ['12:30', '12:30', '13:00'],
    ['23:59', '23:30', '00:00'],
  ])('is for %s the half hour from %s to %s, its end excluded', (at, from, to) => {
    const { start, end } = slotAround(berlin(`2026-11-21T${at}`).toMillis());
    expect([shown(start)?.slice(11), shown(end)?.slice(11)]).toEqual([from, to]);
  });

  test('is a different one when the clock time repeats at the end of daylight saving time', () => {
    const [first, second] = [Date.parse('2026-10-25T00:40:00Z'), Date.parse('2026-10-25T01:40:00Z')];
    expect(slotAround(first).end).toBeLessThanOrEqual(slotAround(second).start);
  });
});

describe('The earliest appointment', () => {
  const earliest = (now: string, ...items: ReturnType<typeof slow>[]) =>
    shown(earliestAppointment(branch(), items, berlin(now)));

  test('start rounded up to 5 minutes (SPEC section 9)', () => {
    expect(earliest('2026-11-21T12:00')).toBe('2026-11-21T12:00');
    expect(earliest('2026-11-21T12:00:00.001')).toBe('2026-11-21T12:05');
    expect(earliest('2026-11-21T12:04:59')).toBe('2026-11-21T12:05');
    expect(APPOINTMENT_STEP_MINUTES).toBe(5);
  });

  test.each([
    [45, 'minutes', '2026-11-21T12:50'],
    [3, 'hours', '2026-11-21T15:05'],
    [2, 'days', '2026-11-23T12:05'],
    [1, 'weeks', '2026-11-28T12:05'],
  ] as const)(
    'product lead time pushes the earliest slot: %i %s (SPEC section 4)',
    (value, type, expected) => {
      expect(earliest('2026-11-21T12:02', slow(value, type))).toBe(expected);
    },
  );

  test('the longest lead time of the cart counts, and only if it is enabled', () => {
    expect(earliest('2026-11-21T12:02', slow(1, 'hours'), slow(1, 'days'), slow(30, 'minutes'))).toBe(
      '2026-11-22T12:05',
    );
    expect(earliest('2026-11-21T12:02', slow(1, 'weeks', false))).toBe('2026-11-21T12:05');
  });

  test('a lead time in days keeps the clock time over the end of daylight saving time', () => {
    expect(earliest('2026-10-24T12:00', slow(1, 'days'))).toBe('2026-10-25T12:00');
    expect(earliest('2026-10-24T12:00', slow(24, 'hours'))).toBe('2026-10-25T11:00');
  });

  test('nothing is available before orderableFrom', () => {
    const soon = branch({ orderableFrom: '2026-12-01T10:01:00+01:00' });
    expect(shown(earliestAppointment(soon, [], NOW))).toBe('2026-12-01T10:05');
    const since = branch({ orderableFrom: '2026-01-01T00:00:00+01:00' });
    expect(shown(earliestAppointment(since, [], NOW))).toBe('2026-11-21T12:05');
  });
});

describe('Whether an instant is available (SPEC section 5 Appointment)', () => {
  const problem = (at: string, change: Partial<Branch> = {}, ...items: ReturnType<typeof slow>[]) =>
    appointmentProblem(branch(change), 'takeaway', items, berlin(at), NOW);

  test('a time within the relevant hours is available', () => {
    expect(problem('2026-11-21T12:02')).toBeNull();
    expect(problem('2026-11-21T21:55')).toBeNull();
  });

  test('a time outside the hours is closed, the closing time itself as well', () => {
    expect(problem('2026-11-21T22:00')).toBe('closed');
    expect(problem('2026-11-22T10:59')).toBe('closed');
  });

  test('delivery goes by delivery hours when enabled', () => {
    const own = branch({ isDeliveryHoursEnabled: true });
    expect(appointmentProblem(own, 'delivery', [], berlin('2026-11-21T13:00'), NOW)).toBe('closed');
    expect(appointmentProblem(own, 'delivery', [], berlin('2026-11-21T17:00'), NOW)).toBeNull();
    expect(appointmentProblem(own, 'takeaway', [], berlin('2026-11-21T13:00'), NOW)).toBeNull();
  });

  test('a past time is not available, even if the branch was open', () => {
    expect(problem('2026-11-21T12:01:59.999')).toBe('past');
    expect(problem('2026-11-20T23:00')).toBe('past');
  });

  test('a time within the lead time is not available', () => {
    expect(problem('2026-11-21T13:01', {}, slow(1, 'hours'))).toBe('leadTime');
    expect(problem('2026-11-21T13:02', {}, slow(1, 'hours'))).toBeNull();
  });

  test('a time before orderableFrom is not available', () => {
    const soon = { orderableFrom: '2026-11-22T12:00:00+01:00' };
    expect(problem('2026-11-22T11:59', soon)).toBe('notOrderableYet');
    expect(problem('2026-11-22T12:00', soon)).toBeNull();
  });

  test('a time beyond 180 days is not available', () => {
    expect(problem('2027-05-20T12:02')).toBeNull();
    expect(problem('2027-05-20T12:03')).toBe('tooFar');
  });
});

describe('Slots: step 30 minutes, range 72 hours, horizon 180 days (SPEC section 9)', () => {
  test('slots start with the first available time and are 30 minutes apart', () => {
    const slots = searchSlots(branch(), 'takeaway', [], NOW).map(shown);
    expect(slots.slice(0, 3)).toEqual(['2026-11-21T12:05', '2026-11-21T12:35', '2026-11-21T13:05']);
    expect(slots.filter((slot) => slot?.startsWith('2026-11-22')).slice(0, 2)).toEqual([
      '2026-11-22T11:00',
      '2026-11-22T11:30',
    ]);
    expect(SLOT_SEARCH).toEqual({ stepMinutes: 30, rangeHours: 72 });
  });

  test('the last slot of a day lies before closing', () => {
    const slots = searchSlots(branch(), 'takeaway', [], NOW).map(shown);
    expect(slots.filter((slot) => slot?.startsWith('2026-11-21')).at(-1)).toBe('2026-11-21T21:35');
    expect(slots.filter((slot) => slot?.startsWith('2026-11-22')).at(-1)).toBe('2026-11-22T21:30');
  });

  test('slots reach 72 hours from the first, inclusive', () => {
    const slots = searchSlots(branch(), 'takeaway', [], berlin('2026-11-21T12:30')).map(shown);
    expect(slots.at(-1)).toBe('2026-11-24T12:30');
    expect(searchSlots(branch(), 'takeaway', [], NOW, { stepMinutes: 60, rangeHours: 2 }).map(shown)).toEqual(
      ['2026-11-21T12:05', '2026-11-21T13:05', '2026-11-21T14:05'],
    );
  });

  test('a range that begins at the very end of the 72 hours has one slot', () => {
    const gap = branch({ openingHours: [rule('saturday', '12:00-12:30'), rule('tuesday', '12:00-14:00')] });
    expect(searchSlots(gap, 'takeaway', [], berlin('2026-11-21T12:00')).map(shown)).toEqual([
      '2026-11-21T12:00',
      '2026-11-24T12:00',
    ]);
  });

  test('a branch that opens in months has slots', () => {
    const season = branch({ openingHours: [rule('2027-05-01', '10:00-11:00')] });
    expect(searchSlots(season, 'takeaway', [], NOW).map(shown)).toEqual([
      '2027-05-01T10:00',
      '2027-05-01T10:30',
    ]);
  });

  test('a branch that never opens has no slots', () => {
    expect(searchSlots(branch({ openingHours: [] }), 'takeaway', [], NOW)).toEqual([]);
  });

  test('a night past midnight gives each slot once', () => {
    const late = branch({ openingHours: [rule('saturday', '23:00-01:00'), rule('sunday', '00:00-02:00')] });
    expect(searchSlots(late, 'takeaway', [], NOW, { stepMinutes: 30, rangeHours: 12 }).map(shown)).toEqual([
      '2026-11-21T23:00',
      '2026-11-21T23:30',
      '2026-11-22T00:00',
      '2026-11-22T00:30',
      '2026-11-22T01:00',
      '2026-11-22T01:30',
    ]);
  });

  test('a time that occurs twice is offered once (DESIGN 5.4)', () => {
    const night = branch({ openingHours: [rule('daily', '01:00-04:00')] });
    const slots = searchSlots(night, 'takeaway', [], berlin('2026-10-25T00:00'), {
      stepMinutes: 30,
      rangeHours: 6,
    });
    expect(slots.map((slot) => shown(slot)?.slice(-5))).toEqual([
      '01:00',
      '01:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
    ]);
  });

  test('a skipped time is never offered (DESIGN 5.4)', () => {
    const night = branch({ openingHours: [rule('daily', '01:00-04:00')] });
    const slots = searchSlots(night, 'takeaway', [], berlin('2026-03-29T00:00'), {
      stepMinutes: 30,
      rangeHours: 6,
    });
    expect(slots.map((slot) => shown(slot)?.slice(-5))).toEqual(['01:00', '01:30', '03:00', '03:30']);
  });

  test('odd opening times are rounded inwards to 5 minutes', () => {
    const odd = branch({ openingHours: [rule('daily', '12:13-13:01'), rule('daily', '14:01-14:04')] });
    expect(drawn(slotWindows(odd, 'takeaway', [], NOW)).slice(0, 2)).toEqual([
      '2026-11-21T12:15 to 2026-11-21T13:00',
      '2026-11-22T12:15 to 2026-11-22T13:00',
    ]);
  });

  test('the last window ends after 180 days', () => {
    expect(drawn(slotWindows(branch(), 'takeaway', [], NOW)).at(-1)).toBe(
      '2027-05-20T11:00 to 2027-05-20T12:00',
    );
  });
});

describe('Date picker: past days and days without availability disabled (SPEC section 2)', () => {
  const weekend = branch({ openingHours: [rule('friday', '18:00-02:00'), rule('saturday', '18:00-02:00')] });

  test('days of the month with available times are enabled', () => {
    expect(availableDays(weekend, 'takeaway', [], NOW, '2026-11')).toEqual([
      '2026-11-21',
      '2026-11-27',
      '2026-11-28',
    ]);
    expect(availableDays(weekend, 'takeaway', [], NOW, '2026-10')).toEqual([]);
    expect(availableDays(weekend, 'takeaway', [], NOW, '2027-05').at(-1)).toBe('2027-05-15');
  });

  test('hours past midnight do not enable another day', () => {
    expect(availableDays(weekend, 'takeaway', [], NOW, '2026-11')).not.toContain('2026-11-22');
    expect(availableDays(weekend, 'takeaway', [], NOW, '2026-12')[0]).toBe('2026-12-04');
    const lastNight = berlin('2026-11-22T00:30');
    expect(availableDays(weekend, 'takeaway', [], lastNight, '2026-11')[0]).toBe('2026-11-21');
  });

  test('days within the lead time are not available', () => {
    expect(availableDays(weekend, 'takeaway', [slow(1, 'days')], NOW, '2026-11')).toEqual([
      '2026-11-27',
      '2026-11-28',
    ]);
  });

  test('the first and last day of a month belong to it', () => {
    const days = availableDays(branch(), 'takeaway', [], NOW, '2026-12');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-12-01', '2026-12-31', 31]);
  });

  test('delivery days go by delivery hours', () => {
    const own = branch({ isDeliveryHoursEnabled: true, deliveryHours: [rule('sunday', '17:00-21:00')] });
    expect(availableDays(own, 'delivery', [], NOW, '2026-11')).toEqual(['2026-11-22', '2026-11-29']);
  });
});

describe("Time picker: 'Verfügbare Zeiten' (SPEC section 2)", () => {
  const late = branch({
    openingHours: [
      rule('friday', '11:00-14:00'),
      rule('friday', '18:00-02:00'),
      rule('saturday', '11:00-22:00'),
    ],
  });

  test('a day has its windows, the tail past midnight with the day it started on', () => {
    expect(drawn(dayWindows(late, 'takeaway', [], NOW, '2026-11-27'))).toEqual([
      '2026-11-27T11:00 to 2026-11-27T13:55',
      '2026-11-27T18:00 to 2026-11-28T01:55',
    ]);
    expect(drawn(dayWindows(late, 'takeaway', [], NOW, '2026-11-28'))).toEqual([
      '2026-11-28T11:00 to 2026-11-28T21:55',
    ]);
  });

  test('today starts with the earliest time; a day without hours has none', () => {
    expect(drawn(dayWindows(late, 'takeaway', [], NOW, '2026-11-21'))).toEqual([
      '2026-11-21T12:05 to 2026-11-21T21:55',
    ]);
    expect(dayWindows(late, 'takeaway', [], NOW, '2026-11-22')).toEqual([]);
    expect(dayWindows(late, 'takeaway', [], NOW, '2026-11-20')).toEqual([]);
  });

  test('the pickers show an appointment past midnight under the day it was chosen from', () => {
    expect(appointmentDay(late, 'takeaway', berlin('2026-11-28T00:30'))).toBe('2026-11-27');
    expect(appointmentDay(late, 'takeaway', berlin('2026-11-28T12:00'))).toBe('2026-11-28');
    expect(appointmentDay(late, 'takeaway', berlin('2026-11-28T10:00'))).toBeNull();
  });
});

describe('Default appointment: next full hour or first available slot (SPEC section 4)', () => {
  test.each([
    ['2026-11-21T12:02', '2026-11-21T13:00'],
    ['2026-11-21T12:00', '2026-11-21T13:00'],
    ['2026-11-21T21:10', '2026-11-21T21:10'],
    ['2026-11-21T21:57', '2026-11-22T11:00'],
    ['2026-11-21T09:00', '2026-11-21T11:00'],
    ['2026-11-21T10:30', '2026-11-21T11:00'],
  ])('at %s it is %s', (now, expected) => {
    expect(shown(defaultAppointment(branch(), 'takeaway', [], berlin(now)))).toBe(expected);
  });

  test('a lead time pushes it', () => {
    expect(shown(defaultAppointment(branch(), 'takeaway', [slow(3, 'hours')], NOW))).toBe('2026-11-21T15:05');
  });

  test('a branch that never opens has none', () => {
    expect(defaultAppointment(branch({ openingHours: [] }), 'takeaway', [], NOW)).toBeNull();
  });
});
