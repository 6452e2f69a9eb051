import { expect, test } from 'vitest';
import { DEFAULT_FACE, isSameFace, READY_FACES, rounded } from '../../../src/lib/domain/face/face.ts';
import {
  hasDefaultIcon,
  iconFile,
  iconSvg,
  splashColor,
  themeColors,
} from '../../../src/lib/domain/face/icon.ts';

test("the browser's bars have one colour where day and night have the same brand, else two", () => {
  expect(themeColors(DEFAULT_FACE)).toEqual([{ color: '#ffd200', scheme: null }]);
  expect(themeColors(READY_FACES.sushi)).toEqual([
    { color: '#596f99', scheme: 'dark' },
    { color: '#16294d', scheme: null },
  ]);
  expect(themeColors({ ...READY_FACES.sushi, scheme: 'dark' })).toEqual([{ color: '#596f99', scheme: null }]);
});

test('an app of the default face starts on near-black, another one on its page', () => {
  expect(splashColor(DEFAULT_FACE)).toBe('#010101');
  expect(splashColor(READY_FACES.bakery)).toBe('#fcf5ef');
  expect(splashColor(READY_FACES.bar)).toBe('#141011');
});

test('an icon has the corners of its face, and words in its file that say so', () => {
  expect(iconSvg(READY_FACES.sushi)).toContain('rx="3.2" fill="#16294d"');
  expect(iconFile('icon-192', READY_FACES.sushi)).toBe('icon-192-16294d-sharp.png');
  expect(iconFile('favicon', READY_FACES.sushi)).toBe('favicon-16294d-sharp.svg');
});

test('a second colour or a scheme alone leaves the icon as it is', () => {
  expect(hasDefaultIcon({ ...DEFAULT_FACE, second: '#3c6b35', scheme: 'light' })).toBe(true);
  expect(hasDefaultIcon({ ...DEFAULT_FACE, corners: 'sharp' })).toBe(false);
});

test('faces are the same if all that was chosen is', () => {
  expect(isSameFace(DEFAULT_FACE, { ...DEFAULT_FACE })).toBe(true);
  expect(isSameFace(DEFAULT_FACE, { ...DEFAULT_FACE, second: '#3c6b35' })).toBe(false);
  expect(isSameFace(DEFAULT_FACE, { ...DEFAULT_FACE, scheme: 'dark' })).toBe(false);
});

test.each([
  ['sharp', 3.2],
  ['soft', 16],
  ['round', 22.4],
] as const)('a radius of 16 is in %s corners one of %d', (corners, radius) => {
  expect(rounded(16, { corners })).toBe(radius);
});
