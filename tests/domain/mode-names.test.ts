import { expect, test } from 'vitest';
import { modeNamesOf, ownModeNames } from '../../src/lib/domain/mode-names.ts';
import { MODE_NAMES } from '../../src/lib/domain/words/modes.ts';

const own = { takeaway: 'Abholung', delivery: '', dineIn: '' };

test('a shop that names nothing says what everybody says', () => {
  expect(modeNamesOf({ takeaway: '', delivery: '', dineIn: '' }, MODE_NAMES, 'de')).toEqual(MODE_NAMES);
  expect(modeNamesOf(undefined, MODE_NAMES, 'de')).toBe(MODE_NAMES);
});

test("the shop's own name of an order type replaces the usual one, in German", () => {
  expect(modeNamesOf(own, MODE_NAMES, 'de')).toEqual({ ...MODE_NAMES, takeaway: 'Abholung' });
  expect(ownModeNames(own, 'de')).toEqual({ takeaway: 'Abholung' });
  expect(ownModeNames(own, 'de-AT')).toEqual({ takeaway: 'Abholung' });
  expect(ownModeNames(own, 'en')).toEqual({});
  expect(ownModeNames(own, 'en', () => 'Pick-up')).toEqual({ takeaway: 'Pick-up' });
});
