import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needsLeadTime } from '../../src/lib/domain/cart.ts';
import type { LeadTimeType } from '../../src/lib/domain/product.ts';
import { freeWindows, halfHoursOf, halfHoursOfDay, timesNear } from '../../src/lib/domain/slot-places.ts';
import {
  appointmentProblem,
  earliestTime,
  leadTimeEnd,
  slotAround,
  slotWindows,
} from '../../src/lib/domain/slots.ts';
import { CASES, hoursRules } from './arbitraries.ts';
import { berlin, branch, item, ms, product, rule, shown } from './samples.ts';

const slow = (leadTimeValue: number, leadTimeType: LeadTimeType = 'hours', isLeadTimeEnabled = true) =>
  item({ product: product({ isLeadTimeEnabled, leadTimeType, leadTimeValue }) });
const CAKE = slow(2, 'days');
const times = (instants: number[]) => instants.map((at) => shown(at)?.slice(11));

describe('The earliest time of a cart', () => {
  test('is now, rounded up, while nothing needs a lead time', () => {
    expect(needsLeadTime([item(), slow(2, 'days', false), slow(0)])).toBe(false);
    expect(shown(earliestTime(branch(), 'takeaway', [item()], berlin('2026-11-21T12:02')))).toBe(
      '2026-11-21T12:05',
    );
  });

  test('of a cake that needs two days is the day after tomorrow, when the mode is open', () => {
    const earliest = (now: string, mode: 'takeaway' | 'delivery' = 'takeaway') =>
      shown(earliestTime(branch({ isDeliveryHoursEnabled: true }), mode, [item(), CAKE], berlin(now)));
    expect(needsLeadTime([item(), CAKE])).toBe(true);
    expect(earliest('2026-11-21T12:02')).toBe('2026-11-23T12:05');
    expect(earliest('2026-11-21T08:00')).toBe('2026-11-23T11:00');
    expect(earliest('2026-11-21T23:00')).toBe('2026-11-24T11:00');
    expect(earliest('2026-11-21T12:02', 'delivery')).toBe('2026-11-23T17:00');
  });

  test('is none where the branch does not open after the lead time', () => {
    const last = branch({ openingHours: [rule('2026-11-22', '11:00-22:00')] });
    expect(earliestTime(last, 'takeaway', [CAKE], berlin('2026-11-21T12:00'))).toBeNull();
  });

  test('is never within the lead time, is accepted, and no accepted time of the pickers is earlier', () => {
    const from = ms('2026-10-22T00:00');
    fc.assert(
      fc.property(
        hoursRules(['2026-10-24', '2026-10-25', '2026-10-26']),
        fc.nat(4 * 1440),
        fc.nat(50),
        fc.constantFrom('minutes', 'hours', 'days'),
        (openingHours, minute, value, unit) => {
          const [shop, cart] = [branch({ openingHours }), [item(), slow(value, unit)]];
          const now = berlin('2026-10-22T00:00').plus({ minutes: minute });
          const problem = (at: number) =>
            appointmentProblem(shop, 'takeaway', cart, now.plus(at - now.toMillis()), now);
          const earliest = earliestTime(shop, 'takeaway', cart, now);
          if (earliest !== null) {
            expect(earliest).toBeGreaterThanOrEqual(leadTimeEnd(cart, now));
            expect(problem(earliest)).toBeNull();
          }
          const until = Math.min(earliest ?? Infinity, now.toMillis() + 5 * 86_400_000);
          for (let at = from; at < until; at += 5 * 60_000) {
            if (at >= now.toMillis() && problem(at) === null) throw new Error(`${shown(at)} is earlier`);
          }
        },
      ),
      { numRuns: Math.min(CASES, 60) },
    );
  });
});

describe('Half hours with places', () => {
  test('are those in which a branch takes orders on a day, a night past midnight included', () => {
    const bar = branch({ openingHours: [rule('daily', '22:15-00:40')] });
    const noon = berlin('2026-11-21T12:00');
    const day = halfHoursOfDay(bar, 'takeaway', noon, '2026-11-21');
    expect(times(day)).toEqual(['22:00', '22:30', '23:00', '23:30', '00:00', '00:30']);
    const later = halfHoursOfDay(bar, 'takeaway', berlin('2026-11-21T23:10'), '2026-11-21');
    expect(times(later)).toEqual(['23:00', '23:30', '00:00', '00:30']);
    expect(halfHoursOfDay(bar, 'takeaway', noon, '2026-11-20')).toEqual([]);
  });

  test('that are full are cut out of the available times', () => {
    const windows = [{ start: ms('2026-11-21T12:05'), end: ms('2026-11-21T14:25') }];
    const cut = (...full: string[]) =>
      freeWindows(windows, new Set(full.map((at) => ms(`2026-11-21T${at}`)))).map(({ start, end }) =>
        times([start, end]).join('-'),
      );
    expect(cut()).toEqual(['12:05-14:25']);
    expect(cut('12:00')).toEqual(['12:30-14:25']);
    expect(cut('13:00')).toEqual(['12:05-12:55', '13:30-14:25']);
    expect(cut('12:30', '13:00', '14:00')).toEqual(['12:05-12:25', '13:30-13:55']);
    expect(cut('12:00', '12:30', '13:00', '13:30', '14:00')).toEqual([]);
  });

  test('leave every time of a free half hour, and none of a full one', () => {
    const noon = berlin('2026-10-24T12:00');
    fc.assert(
      fc.property(hoursRules(['2026-10-24', '2026-10-25']), fc.array(fc.nat(200)), (openingHours, picked) => {
        const windows = slotWindows(branch({ openingHours }), 'takeaway', [], noon).slice(0, 6);
        const halves = halfHoursOf(windows);
        const full = new Set(picked.flatMap((index) => halves[index] ?? []));
        const all = (from: typeof windows) =>
          from.flatMap(({ start, end }) =>
            Array.from({ length: (end - start) / 300_000 + 1 }, (_, step) => start + step * 300_000),
          );
        const free = all(windows).filter((at) => !full.has(slotAround(at).start));
        expect(all(freeWindows(windows, full))).toEqual(free);
      }),
      { numRuns: Math.min(CASES, 200) },
    );
  });
});

describe('Times proposed in place of another', () => {
  const near = (wanted: string, now = '2026-11-21T12:02', ...cart: ReturnType<typeof slow>[]) =>
    timesNear(branch(), 'takeaway', cart, ms(wanted), berlin(now)).map(shown).slice(0, 3);

  test('are the nearest quarter hours, the later one first', () => {
    expect(near('2026-11-21T18:00').map((at) => at?.slice(11))).toEqual(['18:00', '18:15', '17:45']);
  });

  test('begin with the earliest time of a cart that needs a lead time', () => {
    expect(near('2026-11-21T12:00', '2026-11-21T12:02', CAKE)).toEqual([
      '2026-11-23T12:05',
      '2026-11-23T12:15',
      '2026-11-23T12:30',
    ]);
  });

  test('are the last and the first ones around a closed night', () => {
    expect(near('2026-11-22T00:00')).toEqual(['2026-11-21T21:45', '2026-11-21T21:30', '2026-11-21T21:15']);
    expect(near('2026-11-22T10:00')[0]).toBe('2026-11-22T11:00');
  });

  test('are all accepted', () => {
    fc.assert(
      fc.property(hoursRules(['2026-10-24', '2026-10-25']), fc.nat(4000), (openingHours, minute) => {
        const [shop, now] = [branch({ openingHours }), berlin('2026-10-23T12:00')];
        const wanted = now.plus({ minutes: minute }).toMillis();
        for (const at of timesNear(shop, 'takeaway', [CAKE], wanted, now).slice(0, 20))
          expect(appointmentProblem(shop, 'takeaway', [CAKE], now.plus(at - now.toMillis()), now)).toBeNull();
      }),
      { numRuns: Math.min(CASES, 150) },
    );
  });
});
