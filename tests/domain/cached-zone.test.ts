import fc from 'fast-check';
import { DateTime, IANAZone } from 'luxon';
import { describe, expect, it } from 'vitest';
import { cachedZone } from '../../src/lib/domain/cached-zone.ts';

const ZONES = ['Europe/Vienna', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];
const instants = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2090, 0) });

describe.each(ZONES)('a zone that remembers its offsets: %s', (name) => {
  it('says the same as Luxon’s own at any instant', () => {
    const own = IANAZone.create(name);
    fc.assert(
      fc.property(instants, (instant) => cachedZone(name).offset(instant) === own.offset(instant)),
      { numRuns: 500 },
    );
  });

  it('says the same to the minute around every change of the clock in ten years', () => {
    const own = IANAZone.create(name);
    for (let at = Date.UTC(2020, 0); at < Date.UTC(2030, 0); at += 86_400_000) {
      if (own.offset(at) === own.offset(at + 86_400_000)) continue;
      for (let minute = 0; minute <= 1440; minute++) {
        const instant = at + minute * 60_000;
        expect(cachedZone(name).offset(instant), new Date(instant).toISOString()).toBe(own.offset(instant));
      }
    }
  });

  it('makes the same times of day', () => {
    const at = Date.UTC(2026, 9, 25, 0, 30);
    const shown = (zone: string | IANAZone) =>
      DateTime.fromMillis(at, { zone }).toFormat('yyyy-MM-dd HH:mm ZZ');
    expect(shown(cachedZone(name))).toBe(shown(name));
  });
});

describe('the zones that remember', () => {
  it('are one each, so that what was remembered stays', () => {
    expect(cachedZone('Europe/Vienna')).toBe(cachedZone('Europe/Vienna'));
  });
});
