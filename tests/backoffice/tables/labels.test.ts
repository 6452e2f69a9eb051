import { describe, expect, it } from 'vitest';
import { LAYOUTS, pagesOf, placeOf } from '../../../src/backoffice/tables/label-layout.ts';
import { byNumber, identifiersFrom, tableAddress } from '../../../src/backoffice/tables/branch-tables.ts';

describe('labels for tables', () => {
  it('fit a sheet in 12 rows of 4 or 5 rows of 2', () => {
    const last = placeOf(47, LAYOUTS.compact);
    expect(last.page).toBe(0);
    expect(last.x + last.width).toBeCloseTo(202);
    expect(last.y + last.height).toBeCloseTo(287);
    expect(placeOf(48, LAYOUTS.compact)).toMatchObject({ page: 1, x: 8, y: 10 });
    expect(placeOf(9, LAYOUTS.detail).page).toBe(0);
    expect(placeOf(10, LAYOUTS.detail).page).toBe(1);
    expect([1, 48, 49].map((labels) => pagesOf(labels, LAYOUTS.compact))).toEqual([1, 1, 2]);
  });

  it('link to the page of the branch with the table in the query', () => {
    expect(tableAddress('https://shop.example', 'mitte', '12')).toBe(
      'https://shop.example/store/mitte?table=12',
    );
  });
});

describe('many tables at once', () => {
  it('get consecutive numbers', () => {
    expect(identifiersFrom('Garten-', 9, 11)).toEqual(['garten-9', 'garten-10', 'garten-11']);
    expect(identifiersFrom('Gäste Süd ', 1, 1)).toEqual(['gaeste-sued-1']);
    expect(identifiersFrom('ß'.repeat(80), 200, 200)[0]).toMatch(/^s+200$/);
    expect(identifiersFrom('', 1, 2)).toEqual(['1', '2']);
    expect(identifiersFrom('', 5, 4)).toEqual([]);
    expect(identifiersFrom('', 1, 5000)).toEqual([]);
  });

  it('are sorted by their numbers', () => {
    const tables = ['10', '2', '1'].map((identifier) => ({ identifier }));
    expect(byNumber(tables).map(({ identifier }) => identifier)).toEqual(['1', '2', '10']);
  });
});
