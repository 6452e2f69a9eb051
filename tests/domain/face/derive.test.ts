import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, type Hex } from '../../../src/lib/domain/face/color.ts';
import { deriveFace } from '../../../src/lib/domain/face/derive.ts';
import {
  DEFAULT_FACE,
  READY_FACES,
  SCHEMES,
  type Face,
  type Scheme,
} from '../../../src/lib/domain/face/face.ts';
import { failing } from '../../../src/lib/domain/face/pairs.ts';
import { BASE } from '../../../src/lib/domain/face/palette.ts';

const colors: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);
const faces: fc.Arbitrary<Face> = fc
  .tuple(colors, fc.option(colors))
  .map(([brand, second]) => ({ ...DEFAULT_FACE, brand, second }));

/** What is illegible in a face, as `scheme: front on back`. */
const illegible = (face: Face): string[] => {
  const derived = deriveFace(face);
  return SCHEMES.flatMap((scheme) =>
    failing(derived[scheme], scheme).map(({ front, back }) => `${scheme}: ${front} on ${back}`),
  );
};

const movedIn = (face: Partial<Face>) =>
  deriveFace({ ...DEFAULT_FACE, ...face }).adjusted.map(
    ({ scheme, token, reason }) => `${scheme} ${token} ${reason}`,
  );

test("the default face has the shop's colours to the byte, and moves none", () => {
  expect(deriveFace(DEFAULT_FACE)).toEqual({ ...BASE, adjusted: [] });
});

test('any brand colour with any second gives a legible shop by day and by night', () => {
  fc.assert(
    fc.property(faces, (face) => {
      expect(illegible(face)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each(['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#808080', '#767676', '#777777'] as const)(
  'a shop in %s is legible',
  (brand) => {
    expect(illegible({ ...DEFAULT_FACE, brand })).toEqual([]);
  },
);

test.each(Object.entries(READY_FACES))('the ready face %s is legible', (_, face) => {
  expect(illegible(face)).toEqual([]);
});

describe('a brand colour', () => {
  const seen = (brand: Hex, scheme: Scheme) => deriveFace({ ...DEFAULT_FACE, brand })[scheme];

  test('stays as it is by day unless it is as pale as the page', () => {
    fc.assert(
      fc.property(colors, (brand) => {
        const { brand: shown, ground } = seen(brand, 'light');
        fc.pre(contrast(brand, '#ffffff') > 1.6);
        expect(shown).toBe(brand);
        expect(contrast(shown, ground)).toBeGreaterThan(1.2);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['#b3121d', '#ffffff'],
    ['#16294d', '#ffffff'],
    ['#bfe3c0', '#010101'],
    ['#ffd200', '#010101'],
  ] as const)('in %s has text in %s', (brand, text) => {
    expect(seen(brand, 'light')['on-brand']).toBe(text);
  });

  test('that is dark becomes lighter by night, which is reported', () => {
    expect(movedIn({ brand: '#16294d' })).toEqual(['dark brand page']);
    expect(seen('#16294d', 'dark').brand).not.toBe('#16294d');
  });

  test('of white becomes darker by day, which is reported', () => {
    expect(movedIn({ brand: '#ffffff' })).toEqual(['light brand page']);
  });

  test('that is just light enough for dark text becomes lighter under the pointer, which is reported', () => {
    expect(movedIn({ brand: '#e0457b' })).toEqual(['light brand-strong text', 'dark brand-strong text']);
  });

  test('is reported for the schemes that the shop shows only', () => {
    expect(movedIn({ brand: '#16294d', scheme: 'light' })).toEqual([]);
  });
});

test('a second colour is what links are drawn in', () => {
  const one = deriveFace({ ...DEFAULT_FACE, brand: '#16294d' });
  const two = deriveFace({ ...DEFAULT_FACE, brand: '#16294d', second: '#c8372d' });
  expect(two.light).toEqual({ ...one.light, 'accent-ink': two.light['accent-ink'] });
  expect(two.light['accent-ink']).not.toBe(one.light['accent-ink']);
});

test('a grey brand tints nothing', () => {
  const { light } = deriveFace({ ...DEFAULT_FACE, brand: '#808080' });
  expect(light.ground).toMatch(/^#(..)\1\1$/);
});
