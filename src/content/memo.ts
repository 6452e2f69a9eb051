import { DateTime } from 'luxon';
import { cachedZone } from '../lib/domain/wall-clock.ts';

interface Kept<T> {
  from: number;
  timezone: string;
  value: T;
}

let known: { today: DateTime; timezone: string; until: number } | null = null;

/** The start of the shop's day, so that two builds of one day write the same bytes. Computed once a day. */
export function startOfToday(timezone: string): DateTime {
  const now = Date.now();
  if (known?.timezone === timezone && known.today.toMillis() <= now && now < known.until) return known.today;
  const today = DateTime.fromMillis(now, { zone: cachedZone(timezone) }).startOf('day');
  known = { today, timezone, until: today.plus({ days: 1 }).toMillis() };
  return today;
}

/** Caches a value that depends on a thing and the shop's day. */
export function onceADay<K extends object, T>(
  compute: (thing: K, today: DateTime, timezone: string) => T,
): (thing: K, timezone: string) => T {
  const kept = new WeakMap<K, Kept<T>>();
  return (thing, timezone) => {
    const today = startOfToday(timezone);
    const earlier = kept.get(thing);
    if (earlier?.from === today.toMillis() && earlier.timezone === timezone) return earlier.value;
    const value = compute(thing, today, timezone);
    kept.set(thing, { from: today.toMillis(), timezone, value });
    return value;
  };
}

/** Caches a value per thing: a dish stands on the menus of many branches. */
export function onceFor<K extends object, T>(make: (thing: K) => T): (thing: K) => T {
  const kept = new WeakMap<K, T>();
  return (thing) => {
    const known = kept.get(thing) ?? make(thing);
    kept.set(thing, known);
    return known;
  };
}

interface Rendered {
  by: string;
  html: Uint8Array | Promise<Uint8Array>;
}

/** HTML rendered for a thing, by its other inputs; kept as long as the thing itself. */
const rendered = new WeakMap<object, Rendered>();
/** Not `Buffer.from`: small buffers keep their shared 8 kB pool alive. */
export const utf8 = new TextEncoder();

/**
 * The HTML of a part of a page, rendered once for all pages that show the same: `by` contains all inputs
 * besides the thing. As UTF-8, which Astro copies into a page: encoding the text of each page again took a
 * fifth of the time.
 */
export function htmlOnce(of: object, by: string, render: () => Promise<string>): Rendered['html'] {
  const known = rendered.get(of);
  if (known?.by === by) return known.html;
  const entry: Rendered = {
    by,
    html: render().then((text) => {
      entry.html = utf8.encode(text);
      return entry.html;
    }),
  };
  rendered.set(of, entry);
  return entry.html;
}

/** The cached HTML, without rendering. */
export function knownHtml(of: object, by: string): Rendered['html'] | null {
  const known = rendered.get(of);
  return known?.by === by ? known.html : null;
}
