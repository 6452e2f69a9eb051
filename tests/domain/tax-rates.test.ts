import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../src/lib/domain/country.ts';
import {
  nextRateChange,
  RATE_NAMES,
  rateOf,
  ratesOn,
  smallBusinessNote,
  taxNote,
} from '../../src/lib/domain/tax-rates.ts';

describe('a named tax rate', () => {
  it.each([
    ['DE', 'standard', '2020-06-30', 19],
    ['DE', 'standard', '2020-07-01', 16],
    ['DE', 'reduced', '2020-12-31', 5],
    ['DE', 'reduced', '2021-01-01', 7],
    ['DE', 'meal', '2025-12-31', 19],
    ['DE', 'meal', '2026-01-01', 7],
    ['AT', 'standard', '2026-11-25', 20],
    ['AT', 'reduced', '2026-11-25', 10],
    ['AT', 'special', '2015-12-31', null],
    ['AT', 'special', '2026-11-25', 13],
    ['AT', 'meal', '2021-12-31', 5],
    ['AT', 'basic', '2026-06-30', null],
    ['AT', 'basic', '2026-07-01', 4.9],
    ['DE', 'basic', '2026-11-25', null],
    ['CH', 'standard', '2023-12-31', 7.7],
    ['CH', 'standard', '2024-01-01', 8.1],
    ['CH', 'reduced', '2024-01-01', 2.6],
    ['CH', 'special', '2026-11-25', 3.8],
    ['DE', 'special', '2026-11-25', null],
    ['', 'standard', '2026-11-25', null],
  ] as const)('in %s, %s on %s, is %s', (country, name, day, percent) =>
    expect(rateOf(country, name, day)).toBe(percent),
  );

  it('is listed with what its country calls it', () => {
    expect(ratesOn('DE', '2026-11-25').map(({ title, percent }) => [title, percent])).toEqual([
      ['Regelsteuersatz', 19],
      ['Ermäßigter Satz', 7],
      ['Speisen im Restaurant', 7],
    ]);
  });
});

const aDay = fc
  .integer({ min: 0, max: 366 * 30 })
  .map((days) => DateTime.utc(2000, 1, 1).plus({ days }).toISODate() ?? '');

describe('rates over time', () => {
  it('stay the same until the day of the next change', () =>
    fc.assert(
      fc.property(aDay, aDay, (day, later) => {
        const change = nextRateChange(day) ?? '9999-12-31';
        fc.pre(day <= later && later < change);
        for (const country of COUNTRIES)
          for (const name of RATE_NAMES)
            expect(rateOf(country, name, later)).toBe(rateOf(country, name, day));
      }),
    ));
  it('change on that day', () =>
    fc.assert(
      fc.property(aDay, (day) => {
        const change = nextRateChange(day);
        if (change === null) return;
        expect(change > day).toBe(true);
        const before = DateTime.fromISO(change).minus({ days: 1 }).toISODate() ?? '';
        const all = (on: string) =>
          COUNTRIES.map((country) => RATE_NAMES.map((name) => rateOf(country, name, on)));
        expect(all(change)).not.toEqual(all(before));
      }),
    ));
});

describe('the note at prices', () => {
  it('says in every country that tax is included', () => {
    for (const country of ['DE', 'AT', 'CH'] as const) expect(taxNote({ country }, {})).toBe('inkl. MwSt.');
  });
  it('is missing where no country is set', () => expect(taxNote({}, {})).toBe(''));
  it('says in a small business why there is no tax, as its country words it', () => {
    const small = { isSmallBusiness: true } as const;
    expect(taxNote({ ...small, country: 'DE' }, {})).toBe('Steuerfrei nach § 19 UStG (Kleinunternehmer).');
    expect(taxNote({ ...small, country: 'DE' }, { country: 'AT' })).toContain('§ 6 Abs. 1 Z 27 UStG');
    expect(taxNote({ ...small, country: 'CH' }, {})).toContain('Art. 10 Abs. 2 MWSTG');
    expect(smallBusinessNote(small, {})).toContain('§ 19 UStG');
    expect(smallBusinessNote({ country: 'DE' }, {})).toBeNull();
  });
});
