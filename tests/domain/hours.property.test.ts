import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { isOpen, openingState, openRanges, shiftDay } from '../../src/lib/domain/hours.ts';
import type { HoursRule } from '../../src/lib/domain/hours.ts';
import { isOpenIn } from '../../src/lib/domain/open-ranges.ts';
import { addMonths } from '../../src/lib/domain/dates.ts';
import { offeredTimes } from '../../src/lib/domain/slot-places.ts';
import {
  appointmentProblem,
  availableDays,
  dayWindows,
  searchSlots,
  slotWindows,
} from '../../src/lib/domain/slots.ts';
import { CASES, hoursRules } from './arbitraries.ts';
import { calendarOf, openMinutes } from './hours-oracle.ts';
import type { Calendar } from './hours-oracle.ts';
import { branch, item, product } from './samples.ts';

const STEP_MS = 5 * 60_000;

/** Nine days each: an ordinary week, both clock changes, New Year, and a zone whose clock jumps at midnight. */
const CALENDARS = [
  calendarOf('Europe/Berlin', '2026-06-05', 9),
  calendarOf('Europe/Berlin', '2026-03-25', 9),
  calendarOf('Europe/Vienna', '2026-10-21', 9),
  calendarOf('Europe/Zurich', '2026-12-28', 9),
  calendarOf('America/Havana', '2026-03-04', 9),
  calendarOf('Australia/Lord_Howe', '2026-04-01', 9),
];

/** What a failing case prints: everything else follows from it. */
interface Case {
  place: number;
  rules: HoursRule[];
}

interface Worked extends Case {
  calendar: Calendar;
  /** Per minute, the date whose hours have the shop open. */
  open: string[];
  at: (minute: number) => DateTime;
}

const cases: fc.Arbitrary<Case> = fc
  .nat(CALENDARS.length - 1)
  .chain((place) => hoursRules(calendarAt(place).dates).map((rules) => ({ place, rules })));

function calendarAt(place: number): Calendar {
  const calendar = CALENDARS[place];
  if (!calendar) throw new Error(`no calendar ${place}`);
  return calendar;
}

function work({ place, rules }: Case): Worked {
  const calendar = calendarAt(place);
  const at = (minute: number) =>
    DateTime.fromMillis(calendar.minutes[minute] ?? NaN, { zone: calendar.zone });
  return { place, calendar, rules, open: openMinutes(rules, calendar), at };
}

/** One property of any schedule, any one or two minutes of its calendar, and any lead time. */
function check(predicate: (given: Worked, minute: number, other: number, lead: Lead) => void): void {
  fc.assert(
    fc.property(cases, lucks, lucks, leads, (given, luck, otherLuck, lead) => {
      const worked = work(given);
      const minutes = [luck, otherLuck].map((it) => minuteFrom(worked.calendar, it));
      predicate(worked, minutes[0] ?? 0, minutes[1] ?? 0, lead);
    }),
    { numRuns: CASES },
  );
}

/** A minute of the calendar from its third day on, where the oracle knows all that came before. */
const minuteFrom = (calendar: Calendar, luck: number) => {
  const first = calendar.shown.findIndex((text) => text.startsWith(calendar.dates[2] ?? ''));
  return first + Math.floor(luck * (calendar.minutes.length - first));
};
const lucks = fc.double({ min: 0, max: 0.999, noNaN: true });

interface Lead {
  hours: number;
  isOn: boolean;
}
const leads: fc.Arbitrary<Lead> = fc.record({ hours: fc.nat(60), isOn: fc.boolean() });
const withLead = ({ hours, isOn }: Lead) => [
  item({ product: product({ isLeadTimeEnabled: isOn, leadTimeType: 'hours', leadTimeValue: hours }) }),
];

/** How many minutes after `minute` the shop opens or closes, by the oracle; null: not in the calendar. */
function untilChange({ open }: Worked, minute: number): number | null {
  const next = open.findIndex((date, index) => index > minute && (date === '') !== (open[minute] === ''));
  return next < 0 ? null : next;
}

describe('Hours agree with a clock read minute by minute', { timeout: 60_000 }, () => {
  test('a schedule is open in exactly the minutes in which the clock says so', () => {
    check(({ calendar, rules, open, at }) => {
      const first = minuteFrom(calendar, 0);
      const ranges = openRanges(rules, at(first), at(open.length - 1).plus({ minutes: 1 }));
      let range = 0;
      for (let minute = first; minute < open.length; minute++) {
        const instant = calendar.minutes[minute] ?? NaN;
        while (range < ranges.length && (ranges[range]?.end ?? 0) <= instant) range++;
        const isInside = (ranges[range]?.start ?? Infinity) <= instant;
        if (isInside !== (open[minute] !== '')) throw new Error(`${calendar.zone} ${calendar.shown[minute]}`);
      }
      for (const [index, { start, end }] of ranges.entries()) {
        expect(start).toBeLessThan(end);
        expect(start).toBeGreaterThan(ranges[index - 1]?.end ?? -Infinity);
      }
    });
  });

  test('open now and its business day are constant within a minute', () => {
    check(({ rules, open, at }, minute) => {
      expect(shiftDay(rules, at(minute)) ?? '').toBe(open[minute]);
      expect(isOpen(rules, at(minute))).toBe(open[minute] !== '');
    });
  });

  test('the closing time and the next shift are the next minutes in which the state changes', () => {
    check((given, minute) => {
      const { calendar, rules, open, at } = given;
      const change = untilChange(given, minute);
      if (change === null) return;
      const state = openingState(branch({ openingHours: rules }), 'takeaway', at(minute));
      expect(state.state).toBe(open[minute] === '' ? 'closed' : 'open');
      if (state.state === 'open') {
        expect(state.until).toBe(calendar.minutes[change]);
        expect(state.closesSoon).toBe(change - minute <= 60);
      } else {
        expect(state.next?.start).toBe(calendar.minutes[change]);
        expect(`${state.next?.day} ${state.next?.from}`).toBe(calendar.shown[change]);
        expect(state.next?.isToday).toBe(calendar.shown[minute]?.slice(0, 10) === state.next?.day);
      }
    });
  });

  test('ranges computed in pieces equal the ranges computed at once', () => {
    check(({ calendar, rules, at }, minute) => {
      const [first, middle, last] = [at(minuteFrom(calendar, 0)), at(minute), at(minuteFrom(calendar, 0.99))];
      const whole = openRanges(rules, first, last);
      const pieces = [...openRanges(rules, first, middle), ...openRanges(rules, middle, last)];
      for (let instant = first.toMillis(); instant < last.toMillis(); instant += 17 * STEP_MS) {
        if (isOpenIn(pieces, instant) !== isOpenIn(whole, instant))
          throw new Error(new Date(instant).toISOString());
      }
    });
  });
});

describe('Slots agree with a clock read minute by minute', { timeout: 60_000 }, () => {
  test('every slot offered is open and orderable, and no open slot is missing', () => {
    check(({ calendar, rules, open, at }, minute, _, lead) => {
      const now = at(minute);
      const earliest = now.toMillis() + (lead.isOn ? lead.hours * 3_600_000 : 0);
      const windows = slotWindows(branch({ openingHours: rules }), 'takeaway', withLead(lead), now);
      for (let later = minute; later < open.length; later++) {
        const instant = calendar.minutes[later] ?? NaN;
        if (instant % STEP_MS !== 0) continue;
        const isOffered = windows.some(({ start, end }) => start <= instant && instant <= end);
        const isRight = open[later] !== '' && instant >= earliest;
        if (isOffered !== isRight) throw new Error(`${calendar.zone} ${calendar.shown[later]} ${isOffered}`);
      }
      expect(windows.every(({ start, end }) => start % STEP_MS === 0 && end % STEP_MS === 0)).toBe(true);
    });
  });

  test('a time is refused exactly when it is not offered', () => {
    check(({ rules, open, at }, minute, other, lead) => {
      const shop = branch({ openingHours: rules });
      const problem = appointmentProblem(shop, 'takeaway', withLead(lead), at(other), at(minute));
      const [now, then] = [at(minute).toMillis(), at(other).toMillis()];
      if (then < now) expect(problem).toBe('past');
      else if (lead.isOn && then < now + lead.hours * 3_600_000) expect(problem).toBe('leadTime');
      else expect(problem).toBe(open[other] === '' ? 'closed' : null);
    });
  });

  test('the quick choice has every available half hour, each clock time once', () => {
    check(({ calendar, rules, at }, minute, _, lead) => {
      const shop = branch({ openingHours: rules });
      const slots = searchSlots(shop, 'takeaway', withLead(lead), at(minute));
      const windows = slotWindows(shop, 'takeaway', withLead(lead), at(minute));
      const last = (windows[0]?.start ?? 0) + 72 * 3_600_000;
      const seen = new Set<string>();
      const expected = windows.flatMap(({ start, end }) => {
        const times: number[] = [];
        for (let time = start; time <= end && time <= last; time += 30 * 60_000) {
          const shown = DateTime.fromMillis(time, { zone: calendar.zone }).toFormat('yyyy-MM-dd HH:mm');
          if ([...seen].every((other) => other < shown)) times.push(time);
          seen.add(shown);
        }
        return times;
      });
      expect(slots).toEqual(expected);
    });
  });

  test('the pickers offer the days and times at which the shop is open', () => {
    check(({ calendar, rules, open, at }, minute) => {
      const now = at(minute);
      const shop = branch({ openingHours: rules });
      const isHad = (index: number) => index >= minute && (calendar.minutes[index] ?? NaN) % STEP_MS === 0;
      // The last date's hours may go on after the calendar has ended.
      const dates = calendar.dates.slice(2, -1);
      const month = String(dates[0]).slice(0, 7);
      const days = [month, addMonths(month, 1)].flatMap((it) => availableDays(shop, 'takeaway', [], now, it));
      for (const date of dates) {
        const minutes = open.flatMap((owner, index) => (owner === date && isHad(index) ? [index] : []));
        expect(days.includes(date)).toBe(minutes.length > 0);
        const windows = dayWindows(shop, 'takeaway', [], now, date);
        const offered = windows.reduce((sum, { start, end }) => sum + (end - start) / STEP_MS + 1, 0);
        expect(offered).toBe(minutes.length);
        const times = offeredTimes(windows, now.zone).map(({ at: time }) => time);
        expect(times.every((time) => minutes.some((index) => calendar.minutes[index] === time))).toBe(true);
        expect(times[0]).toBe(calendar.minutes[minutes[0] ?? -1]);
      }
    });
  });
});
