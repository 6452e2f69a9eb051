import { computed, map, atom, onMount } from 'nanostores';
import {
  addDays,
  addMonths,
  dayNumber,
  mondayOf,
  monthWeeks,
  weekdayIndex,
  formatTime,
  type Day,
} from '../../domain/dates.ts';
import { freeWindows } from '../../domain/slot-places.ts';
import { slotAround, type SlotWindow } from '../../domain/slots.ts';
import type { AppointmentRules } from './appointment.ts';
import type { ReadPlaces } from './places.ts';
import { clockTime, minutesOf } from '../../domain/hours-rules.ts';

/** One day of the calendar as it is shown. */
export interface CalendarDay {
  day: Day;
  /** The neighbouring months' days fill the first and the last row and are not shown. */
  isOfMonth: boolean;
  isAvailable: boolean;
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

/** A month's calendar in which a day is chosen; `chosen` is the day of the appointment so far. */
export function createDatePicker(rules: AppointmentRules, chosen: Day | null) {
  const suggested = rules.suggestion();
  const start = chosen ?? (suggested === null ? null : rules.dayShown(suggested));
  const isOffered = (day: Day) => rules.daysOf(monthOf(day)).includes(day);
  // Last night's hours may still go on, and those are yesterday's.
  const firstDay = addDays(rules.today, -1);
  const within = (day: Day) => (day < firstDay ? firstDay : day > rules.lastDay ? rules.lastDay : day);
  const $picking = map({
    current: within(start ?? rules.today),
    selected: start !== null && isOffered(start) ? start : null,
  });

  const $view = computed($picking, ({ current, selected }) => {
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
          isAvailable: available.has(day),
          isToday: day === rules.today,
          isSelected: day === selected,
          isCurrent: day === current,
        })),
      })),
      hasPrevious: month > monthOf(isOffered(firstDay) ? firstDay : rules.today),
      hasNext: month < monthOf(rules.lastDay),
      /** Nothing at all can be had this month. */
      isEmpty: available.size === 0,
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

/** What the steppers step by, in minutes (SPEC section 9). */
export const HOUR_STEP = 60;
export const MINUTE_STEP = 5;

const DAY_MINUTES = 1440;

/** How often an open picker asks what is still free. */
export const PLACES_EVERY_MS = 15_000;

/** More places than these need no mention. */
const FEW_PLACES = 10;

/** The free places of a day's half hours, refreshed while the picker is open; null: unknown or unlimited. */
function createPlaces(day: Day, readPlaces: ReadPlaces | null) {
  const $places = atom<ReadonlyMap<number, number> | null>(null);
  onMount($places, () => {
    if (!readPlaces) return;
    let isOpen = true;
    const renew = async () => {
      const places = await readPlaces(day);
      // What was free a moment ago is a better guess than nothing.
      if (isOpen && places) $places.set(places);
    };
    void renew();
    const timer = setInterval(() => void renew(), PLACES_EVERY_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  });
  return $places;
}

/** Hour and minute of a day; `start` is the time so far. `readPlaces` null: the branch has no limit. */
export function createTimePicker(
  rules: AppointmentRules,
  day: Day,
  start: number | null,
  readPlaces: ReadPlaces | null = null,
) {
  const windows = rules.windowsOf(day);
  const isOfDay = start !== null && rules.dayShown(start) === day;
  const first = isOfDay ? start : (rules.onDay(day) ?? null);
  const minutesAt = (instant: number) => minutesOf(formatTime(instant, rules.zone));
  /** Minutes after midnight, as the customer has set the clock; null: not yet. */
  const $minutes = atom(isOfDay ? minutesAt(start) : null);
  /** What the clock shows before: the suggestion, or the next time that is free. */
  const suggested = (free: readonly SlotWindow[]) => {
    if (first === null) return 12 * 60;
    const next = free.find(({ end }) => end >= first);
    return minutesAt(next ? Math.max(first, next.start) : first);
  };

  const $places = createPlaces(day, readPlaces);

  const $view = computed([$minutes, $places], (set, places) => {
    const full = [...(places ?? [])].flatMap(([slot, left]) => (left === 0 ? slot : []));
    const free = freeWindows(windows, new Set(full));
    const minutes = set ?? suggested(free);
    const open = rules.atTime(day, clockTime(minutes));
    const left = open === null ? Infinity : (places?.get(slotAround(open).start) ?? Infinity);
    const isFull = left === 0;
    const at = isFull ? null : open;
    return {
      hour: Math.floor(minutes / 60),
      minute: minutes % 60,
      /** The instant to save; null: not available. */
      at,
      /** The available windows, where the time lies outside of them. */
      offered: at === null ? free : [],
      isFullyBooked: free.length === 0,
      /** All places of the time's half hour are taken. */
      isFull,
      /** How many are left, if they are few; else null. */
      placesLeft: !isFull && left <= FEW_PLACES ? left : null,
    };
  });

  const step = (minutes: number) => {
    const { hour, minute } = $view.get();
    $minutes.set((hour * 60 + minute + minutes + DAY_MINUTES) % DAY_MINUTES);
  };

  return {
    $view,
    later: (minutes: number) => step(minutes),
    earlier: (minutes: number) => step(-minutes),
    /** Takes a time that is offered. */
    choose: (instant: number) => $minutes.set(minutesAt(instant)),
  };
}
