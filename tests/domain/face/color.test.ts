import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, parseHex, toHex, toOklch, type Hex } from '../../../src/lib/domain/face/color.ts';

test('a colour is the same after the way to OKLCH and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (number) => {
      const hex: Hex = `#${number.toString(16).padStart(6, '0')}`;
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
  );
});

// https://bottosson.github.io/posts/oklab/ and CSS Color 4's samples.
test('red, lime and blue have the lightness, chroma and hue of the published tables', () => {
  expect(toOklch('#ff0000')).toMatchObject({
    l: expect.closeTo(0.628, 3),
    c: expect.closeTo(0.2577, 3),
    h: expect.closeTo(29.23, 1),
  });
  expect(toOklch('#00ff00')).toMatchObject({ l: expect.closeTo(0.8664, 3), c: expect.closeTo(0.2948, 3) });
  expect(toOklch('#0000ff')).toMatchObject({ l: expect.closeTo(0.452, 3), c: expect.closeTo(0.3132, 3) });
});

test('a colour beyond the screen keeps its lightness', () => {
  const shown = toOklch(toHex({ l: 0.5, c: 0.4, h: 145 }));
  expect(shown.l).toBeCloseTo(0.5, 1);
  expect(shown.c).toBeLessThan(0.2);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#ffffff', 1],
] as const)('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test.each([
  ['#FFD200', '#ffd200'],
  ['c00', '#cc0000'],
  [' #16294d ', '#16294d'],
  ['rot', null],
  ['#12345', null],
  ['', null],
])('"%s" is typed for %s', (typed, hex) => {
  expect(parseHex(typed)).toBe(hex);
});
