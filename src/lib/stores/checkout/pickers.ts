import { atom, computed, map, type ReadableAtom } from 'nanostores';
import {
  addDays,
  addMonths,
  dayNumber,
  mondayOf,
  monthWeeks,
  weekdayIndex,
  type Day,
} from '../../domain/dates.ts';
import type { AppointmentRules } from './appointment.ts';

/** One day of the calendar as it is shown. */
export interface CalendarDay {
  day: Day;
  /** The neighbouring months' days fill the first and the last row and are not shown. */
  isOfMonth: boolean;
  isAvailable: boolean;
  /** It has hours, and no place. */
  isFull: boolean;
  isToday: boolean;
  isSelected: boolean;
  /** The one that the tab key leads to. */
  isCurrent: boolean;
}

const monthOf = (day: Day) => day.slice(0, 7);

/** The same date of another month, or that month's last where it is shorter. */
function inMonth(day: Day, month: string): Day {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same > last ? last : same;
}

/** Where a key of the calendar leads (the ARIA date grid's keys); null: it is none. */
function dayByKey(day: Day, key: string, isShift: boolean): Day | null {
  const byMonths = (months: number) => inMonth(day, addMonths(monthOf(day), months * (isShift ? 12 : 1)));
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(day, 6 - weekdayIndex(dayNumber(day)));
    case 'PageUp':
      return byMonths(-1);
    case 'PageDown':
      return byMonths(1);
    default:
      return null;
  }
}

/** A month's calendar in which a day is chosen; `chosen` is the day of the appointment so far, `$full` the days without a place. */
export function createDatePicker(
  rules: AppointmentRules,
  chosen: Day | null,
  $full: ReadableAtom<ReadonlySet<Day>> = atom(new Set<Day>()),
) {
  const suggested = rules.suggestion();
  const start = chosen ?? (suggested === null ? null : rules.dayShown(suggested));
  const isOffered = (day: Day) => rules.daysOf(monthOf(day)).includes(day) && !$full.get().has(day);
  // Last night's hours may still go on, and those are yesterday's.
  const firstDay = addDays(rules.today, -1);
  const within = (day: Day) => (day < firstDay ? firstDay : day > rules.lastDay ? rules.lastDay : day);
  const $picking = map({
    current: within(start ?? rules.today),
    selected: start !== null && isOffered(start) ? start : null,
  });

  const $view = computed([$picking, $full], ({ current, selected }, full) => {
    const month = monthOf(current);
    const available = new Set(rules.daysOf(month));
    return {
      month,
      current,
      selected,
      weeks: monthWeeks(month).map(({ week, days }) => ({
        week,
        days: days.map((day): CalendarDay => ({
          day,
          isOfMonth: monthOf(day) === month,
          isAvailable: available.has(day) && !full.has(day),
          isFull: full.has(day),
          isToday: day === rules.today,
          isSelected: day === selected,
          isCurrent: day === current,
        })),
      })),
      hasPrevious: month > monthOf(isOffered(firstDay) ? firstDay : rules.today),
      hasNext: month < monthOf(rules.lastDay),
    };
  });

  const goTo = (day: Day) => $picking.setKey('current', within(day));
  const turn = (months: number) => {
    const month = addMonths(monthOf($picking.get().current), months);
    goTo(rules.daysOf(month)[0] ?? inMonth($picking.get().current, month));
  };

  return {
    $view,
    previousMonth: () => turn(-1),
    nextMonth: () => turn(1),
    /** Moves by a key; answers whether it was one of the calendar's. */
    press(key: string, isShift = false): boolean {
      const day = dayByKey($picking.get().current, key, isShift);
      if (day === null) return false;
      goTo(day);
      return true;
    },
    /** Chooses a day; one without times to be had is only gone to. */
    select(day: Day) {
      goTo(day);
      if (isOffered(day)) $picking.setKey('selected', day);
    },
    /** The appointment to save: `previous` if it is on the chosen day, else that day's first; null: none. */
    appointment(previous: number | null): number | null {
      const { selected } = $picking.get();
      if (selected === null) return null;
      const isValid =
        previous !== null && rules.dayShown(previous) === selected && rules.problemOf(previous) === null;
      return isValid ? previous : rules.onDay(selected);
    },
  };
}
