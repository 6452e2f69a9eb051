import { DateTime } from 'luxon';

interface Kept<T> {
  from: number;
  timezone: string;
  value: T;
}

/** Reckons for a thing from the shop's day on, once a day for all pages that ask: two builds of one day write the same bytes. */
export function onceADay<K extends object, T>(
  reckon: (thing: K, today: DateTime) => T,
): (thing: K, timezone: string) => T {
  const kept = new WeakMap<K, Kept<T>>();
  return (thing, timezone) => {
    const today = DateTime.now().setZone(timezone).startOf('day');
    const known = kept.get(thing);
    if (known?.from === today.toMillis() && known.timezone === timezone) return known.value;
    const value = reckon(thing, today);
    kept.set(thing, { from: today.toMillis(), timezone, value });
    return value;
  };
}
