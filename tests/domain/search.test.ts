import { describe, expect, test } from 'vitest';
import {
  searchAreas,
  searchBranches,
  searchDonatees,
  searchTerms,
  toggleTag,
} from '../../src/lib/domain/search.ts';
import { branch } from './samples.ts';

const TAGS = [
  { id: 1, name: 'Biergarten' },
  { id: 2, name: 'Barrierefrei' },
];
const MITTE = { ...branch(), tags: [{ id: 1 }] };
const KREUZBERG = {
  ...branch({
    name: 'Ofenhaus',
    street: 'Oranienstr. 5',
    zipCode: '10999',
    city: 'Kreuzberg',
    keywords: 'Vegan',
  }),
  tags: [{ id: 1 }, { id: 2 }, { id: 77 }],
};
const BOTH = [MITTE, KREUZBERG];

describe('The delivery areas of a text', () => {
  const AREAS = ['10999 Berlin-Kreuzberg', '10997 Berlin-Kreuzberg', '10115 Berlin', 'Potsdam 14467'].map(
    (area) => ({ area }),
  );
  test.each([
    ['10999', ['10999 Berlin-Kreuzberg']],
    ['10999 Berlin', ['10999 Berlin-Kreuzberg']],
    ['Oranienstr. 5, 10999 Berlin', ['10999 Berlin-Kreuzberg']],
    ['1099', ['10999 Berlin-Kreuzberg', '10997 Berlin-Kreuzberg']],
    ['KREUZberg berlin', ['10999 Berlin-Kreuzberg', '10997 Berlin-Kreuzberg']],
    ['14467', ['Potsdam 14467']],
    ['0999', []],
    ['12345 Berlin', []],
    ['Kreuzberg Potsdam', []],
    ['10', []],
    ['', []],
  ])('%j are %j', (query, found) => {
    expect(searchAreas(AREAS, query).map(({ area }) => area)).toEqual(found);
  });
});

describe('Branch search: terms split by comma or space (SPEC section 5)', () => {
  test.each([
    ['ofenhaus', [KREUZBERG]],
    ['ORANIEN', [KREUZBERG]],
    ['kreuz', [KREUZBERG]],
    ['10999', [KREUZBERG]],
    ['vegan', [KREUZBERG]],
    ['barriere', [KREUZBERG]],
    ['pizza', [MITTE]],
    ['10', BOTH],
    ['biergarten', BOTH],
    ['vegan, mitte', BOTH],
    ['nirgends vegan', [KREUZBERG]],
    ['nirgends', []],
    ['', BOTH],
    [' , ', BOTH],
    ['undefined', []],
  ])('%j finds the branches in which any term appears', (query, found) => {
    expect(searchBranches(BOTH, TAGS, query, null)).toEqual(found);
  });

  test('a term does not match across fields', () => {
    expect(searchBranches([{ ...MITTE, name: 'Alt', street: 'Bau' }], TAGS, 'altbau', null)).toEqual([]);
    expect(searchBranches([{ ...MITTE, tags: [] }], TAGS, 'biergarten', null)).toEqual([]);
  });

  test('terms are split by any commas and spaces', () => {
    expect(searchTerms(' Berlin,, 10115\tMITTE ')).toEqual(['berlin', '10115', 'mitte']);
  });

  test('the tag filter combines with search', () => {
    expect(searchBranches(BOTH, TAGS, '', 2)).toEqual([KREUZBERG]);
    expect(searchBranches(BOTH, TAGS, 'pizza', 1)).toEqual([MITTE]);
    expect(searchBranches(BOTH, TAGS, 'pizza', 2)).toEqual([]);
  });

  test('clicking a tag selects it; clicking again deselects (SPEC section 4)', () => {
    expect(toggleTag(null, 1)).toBe(1);
    expect(toggleTag(2, 1)).toBe(1);
    expect(toggleTag(1, 1)).toBeNull();
  });
});

test('donation recipients are found by name or description, whatever the case (SPEC section 2)', () => {
  const donatees = [
    { name: 'Tafel', description: 'Essen retten' },
    { name: 'Tierheim', description: 'Für Hund und Katze' },
  ];
  const names = (query: string) => searchDonatees(donatees, query).map(({ name }) => name);
  expect(names('ESSEN')).toEqual(['Tafel']);
  expect(names(' tier ')).toEqual(['Tierheim']);
  expect(names('')).toEqual(['Tafel', 'Tierheim']);
  expect(names('tafelessen')).toEqual([]);
});
