import { describe, expect, it } from 'vitest';
import { daysBetween, dayStates, likeYearBefore, withDayPlans } from '../../src/lib/domain/day-plans.ts';
import type { HoursRule } from '../../src/lib/domain/hours.ts';

const rule = (type: HoursRule['type'], from = '11:00', to = '22:00'): HoursRule => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
});
const closed = (date: string): HoursRule => ({
  type: 'once',
  date,
  isClosed: true,
  from: '00:00',
  to: '00:00',
});
const open = (date: string): HoursRule => ({ ...rule('once', '11:00', '15:00'), date });
const HALF = [{ from: '11:00', to: '15:00' }];

describe('days of their own', () => {
  const weekly = [rule('daily'), { ...rule('monday'), isClosed: true }];

  it('are closed, have other hours, or are as in the week', () => {
    const rules = [...weekly, closed('2026-12-25'), open('2026-12-24')];
    const stateOf = dayStates(rules, { '2026-12-26': [], '2026-12-25': null, '2026-12-30': HALF });
    expect(
      ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-30'].map(stateOf),
    ).toEqual(['special', 'open', 'closed', 'open', 'rest', 'special']);
  });

  it('hold for delivery where it has hours of its own, and leave all other rules', () => {
    const plans = { '2026-12-24': HALF, '2026-12-25': [], '2026-12-26': null };
    const openingHours = [...weekly, closed('2026-12-26')];
    const expected = [...weekly, open('2026-12-24'), closed('2026-12-25')];
    const plain = { openingHours, deliveryHours: [], isDeliveryHoursEnabled: false };
    expect(withDayPlans(plain, plans)).toEqual({ openingHours: expected, deliveryHours: [] });
    const own = { openingHours, deliveryHours: weekly, isDeliveryHoursEnabled: true };
    expect(withDayPlans(own, plans)).toEqual({ openingHours: expected, deliveryHours: expected });
  });
});

describe('as in the year before', () => {
  const like = (rules: HoursRule[], region = 'DE-HH') => likeYearBefore(rules, region, 2026);

  it('fixed dates keep their date and hours, moving holidays follow the holiday', () => {
    const rules = [
      rule('daily'),
      open('2025-12-24'),
      closed('2025-12-25'),
      closed('2025-04-18'),
      closed('2025-04-21'),
      closed('2024-05-01'),
    ];
    expect(like(rules)).toEqual({
      '2026-12-24': HALF,
      '2026-12-25': [],
      '2026-04-03': [],
      '2026-04-06': [],
    });
  });

  it('carnival moves as a whole, from Thursday to Ash Wednesday', () => {
    const days = daysBetween('2025-02-27', '2025-03-05');
    expect(Object.keys(like(days.map(closed), 'DE-NW')).sort()).toEqual(
      daysBetween('2026-02-12', '2026-02-18'),
    );
  });

  it('a vacation around Easter keeps all of its dates, and the holidays are closed as well', () => {
    const days = daysBetween('2025-04-14', '2025-04-23');
    expect(Object.keys(like(days.map(closed))).sort()).toEqual([
      ...daysBetween('2026-04-02', '2026-04-06'),
      ...daysBetween('2026-04-14', '2026-04-23'),
    ]);
  });

  it('nothing comes of a 29 February, nor of a year without such days', () => {
    expect(likeYearBefore([closed('2024-02-29')], 'DE', 2025)).toEqual({});
    expect(like([rule('daily'), closed('2026-12-24')])).toEqual({});
  });
});

it('days lie between two, whichever comes first', () => {
  expect(daysBetween('2026-12-31', '2027-01-02')).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
  expect(daysBetween('2027-01-02', '2026-12-31')).toHaveLength(3);
});
