import { IANAZone } from 'luxon';

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** A time zone as Luxon's `Zone` is one: its offset from UTC in minutes at an instant in epoch milliseconds. */
export interface ZoneOffsets {
  offset(instant: number): number;
}

/** Turns what a clock on the shop's wall shows into instants. Days are numbers counted from 1970-01-01 (see `dayNumber`). */
export interface WallClock {
  /** The first instant at which the clock shows `minutes` (0 to 2880) after the day's midnight; a skipped time gives the end of the gap. */
  instantAt(day: number, minutes: number): number;
  /** The number of the day that an instant falls on. */
  dayNumberOf(instant: number): number;
  /** The offset from UTC at an instant, in milliseconds. */
  offsetAt(instant: number): number;
  /** Minutes after midnight on the clock at an instant, rounded down. */
  minutesAt(instant: number): number;
}

/** More than a search over half a year needs. */
const MOST_KNOWN = 1000;

/** Offsets in milliseconds at midnights (UTC), by zone: computing them is slow, and they never change. */
const known = new WeakMap<ZoneOffsets, Map<number, number>>();

function offsetsOf(zone: ZoneOffsets): Map<number, number> {
  let offsets = known.get(zone);
  if (!offsets) known.set(zone, (offsets = new Map<number, number>()));
  return offsets;
}

/** The wall clock of a zone. */
export function wallClock(zone: ZoneOffsets): WallClock {
  const offsets = offsetsOf(zone);
  const offsetAtMidnight = (day: number) => {
    let offset = offsets.get(day);
    if (offset === undefined) {
      offset = zone.offset(day * DAY_MS) * MINUTE_MS;
      if (offsets.size >= MOST_KNOWN) offsets.clear();
      offsets.set(day, offset);
    }
    return offset;
  };
  const instantAt = (day: number, minutes: number) => {
    const shown = day * DAY_MS + minutes * MINUTE_MS;
    const shownDay = Math.floor(shown / DAY_MS);
    // Offsets are below 15 hours: the instant is between these two, and no zone changes twice in three days.
    const before = offsetAtMidnight(shownDay - 1);
    const after = offsetAtMidnight(shownDay + 2);
    return before === after ? shown - before : firstShowing(zone, shown, before, after);
  };
  const offsetAt = (instant: number) => {
    const day = Math.floor(instant / DAY_MS);
    const before = offsetAtMidnight(day);
    return before === offsetAtMidnight(day + 1) ? before : zone.offset(instant) * MINUTE_MS;
  };
  const minutesShown = (instant: number) => Math.floor((instant + offsetAt(instant)) / MINUTE_MS);
  const dayNumberOf = (instant: number) => Math.floor(minutesShown(instant) / DAY_MINUTES);
  const minutesAt = (instant: number) => minutesShown(instant) - dayNumberOf(instant) * DAY_MINUTES;
  return { instantAt, dayNumberOf, offsetAt, minutesAt };
}

/** The first instant at which a clock set back from `before` to `after` shows at least `shown`. */
function firstShowing(zone: ZoneOffsets, shown: number, before: number, after: number): number {
  let early = shown - Math.max(before, after);
  let late = shown - Math.min(before, after);
  const shows = (instant: number) => instant + zone.offset(instant) * MINUTE_MS;
  if (shows(early) === shown) return early;
  while (late - early > MINUTE_MS) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE_MS) * MINUTE_MS;
    if (shows(middle) >= shown) late = middle;
    else early = middle;
  }
  return late;
}

/** A zone that caches its offsets: Luxon's own asks the platform for each instant, which takes longer than computing a price. */
class CachedZone extends IANAZone {
  readonly #clock;
  constructor(name: string) {
    super(name);
    this.#clock = wallClock(new IANAZone(name));
  }
  override offset(instant: number): number {
    return this.#clock.offsetAt(instant) / 60_000;
  }
}

const zones = new Map<string, CachedZone>();

/** The zone of that name (IANA, as 'Europe/Vienna'). */
export function cachedZone(name: string): CachedZone {
  const zone = zones.get(name) ?? new CachedZone(name);
  zones.set(name, zone);
  return zone;
}
