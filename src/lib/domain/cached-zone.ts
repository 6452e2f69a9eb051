import { IANAZone } from 'luxon';
import { wallClock } from './wall-clock.ts';

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
