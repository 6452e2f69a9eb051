import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modeRanges, isModeOpen } from '../../../src/lib/domain/hours.ts';
import { MODES } from '../../../src/lib/domain/modes.ts';
import { isModeOpenIn } from '../../../src/lib/stores/checkout/form.ts';
import { hoursRules } from '../../domain/arbitraries.ts';
import { berlin, branch, ms } from '../../domain/samples.ts';
import { branchData } from '../fixtures.ts';

const noon = { start: ms('2026-11-21T11:00'), end: ms('2026-11-21T14:00') };
const evening = { start: ms('2026-11-21T17:00'), end: ms('2026-11-21T21:00') };
const openRanges = { opening: [noon, evening], delivery: [evening] };

describe('Whether a mode is open', () => {
  const openModes = (time: string, isDeliveryHoursEnabled: boolean) => {
    const data = branchData({ branch: branch({ isDeliveryHoursEnabled }), openRanges });
    return MODES.filter((mode) => isModeOpenIn(data, mode, ms(`2026-11-21T${time}`)));
  };

  test('follows the opening hours, for delivery too if it has none of its own', () => {
    expect(openModes('12:00', false)).toEqual(['takeaway', 'delivery', 'dineIn']);
    expect(openModes('15:00', false)).toEqual([]);
  });

  test('follows delivery hours if there are some', () => {
    expect(openModes('12:00', true)).toEqual(['takeaway', 'dineIn']);
    expect(openModes('18:00', true)).toEqual(['takeaway', 'delivery', 'dineIn']);
  });

  test('includes the opening minute and excludes the closing minute', () => {
    expect(openModes('11:00', false)).toHaveLength(3);
    expect(openModes('14:00', false)).toEqual([]);
  });

  test("equals the domain's result at every instant of the days in the page data", () => {
    const from = berlin('2026-11-21T09:00');
    const to = from.plus({ days: 14 });
    fc.assert(
      fc.property(
        hoursRules(['2026-11-24']),
        hoursRules(['2026-11-24']),
        fc.boolean(),
        fc.array(fc.integer({ min: 0, max: 14 * 96 - 1 }), { minLength: 5, maxLength: 5 }),
        (openingHours, deliveryHours, isDeliveryHoursEnabled, quarters) => {
          const place = branch({ openingHours, deliveryHours, isDeliveryHoursEnabled });
          const data = branchData({
            branch: place,
            openRanges: {
              opening: modeRanges(place, 'takeaway', from, to),
              delivery: modeRanges(place, 'delivery', from, to),
            },
          });
          for (const mode of MODES)
            for (const quarter of quarters) {
              const at = from.plus({ minutes: quarter * 15 });
              expect(isModeOpenIn(data, mode, at.toMillis())).toBe(isModeOpen(place, mode, at));
            }
        },
      ),
      { numRuns: 50 },
    );
  });
});
