import fc from 'fast-check';
import { DateTime, IANAZone } from 'luxon';
import { describe, expect, it } from 'vitest';
import { cachedZone } from '../../src/lib/domain/wall-clock.ts';

const ZONES = ['Europe/Vienna', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];
const instants = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2090, 0) });

describe.each(ZONES)('a time zone with cached offsets: %s', (name) => {
  it('agrees with Luxon at any instant', () => {
    const own = IANAZone.create(name);
    fc.assert(
      fc.property(instants, (instant) => cachedZone(name).offset(instant) === own.offset(instant)),
      { numRuns: 500 },
    );
  });

  it('agrees to the minute around every clock change of ten years', () => {
    const own = IANAZone.create(name);
    for (let at = Date.UTC(2020, 0); at < Date.UTC(2030, 0); at += 86_400_000) {
      if (own.offset(at) === own.offset(at + 86_400_000)) continue;
      for (let minute = 0; minute <= 1440; minute++) {
        const instant = at + minute * 60_000;
        expect(cachedZone(name).offset(instant), new Date(instant).toISOString()).toBe(own.offset(instant));
      }
    }
  });

  it('constructs the same local times', () => {
    const at = Date.UTC(2026, 9, 25, 0, 30);
    const shown = (zone: string | IANAZone) =>
      DateTime.fromMillis(at, { zone }).toFormat('yyyy-MM-dd HH:mm ZZ');
    expect(shown(cachedZone(name))).toBe(shown(name));
  });
});

describe('cached time zones', () => {
  it('are shared, so that the cache is kept', () => {
    expect(cachedZone('Europe/Vienna')).toBe(cachedZone('Europe/Vienna'));
  });
});
