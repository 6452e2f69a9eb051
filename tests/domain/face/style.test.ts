import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../../../src/lib/domain/face/color.ts';
import { DEFAULT_FACE, READY_FACES, type Face } from '../../../src/lib/domain/face/face.ts';
import { faceStyle } from '../../../src/lib/domain/face/style.ts';

test('the default face is written with both schemes, in the fewest digits', () => {
  const style = faceStyle(DEFAULT_FACE);
  expect(style).toMatch(/^:root\{color-scheme:light dark;--brand:#ffd200;--brand-strong:#f2b900;/);
  expect(style).toContain('--raised:light-dark(#fff,#2a251c)');
  expect(style).toContain('--radius-1:.6rem;--radius-2:1.1rem;--radius-3:1.75rem;--pill:99rem');
});

test('a face that is always light has no colour of the night', () => {
  const style = faceStyle(READY_FACES.bakery);
  expect(style).toMatch(/^:root\{color-scheme:light;/);
  expect(style).not.toContain('light-dark');
});

test('a face that is always dark can be printed on white', () => {
  const style = faceStyle(READY_FACES.bar);
  expect(style).toMatch(/^:root\{color-scheme:dark;/);
  expect(style).toContain('--raised:light-dark(#fff,');
});

test('sharp corners are sharp on buttons, too', () => {
  expect(faceStyle(READY_FACES.sushi)).toContain('--radius-2:.22rem;--radius-3:.35rem;--pill:.25rem');
});

test.each(Object.entries({ default: DEFAULT_FACE, ...READY_FACES }))(
  'the face %s costs a page no more than 1.2 kB before it is packed',
  (_, face) => {
    expect(faceStyle(face).length).toBeLessThan(1200);
  },
);

test('no face costs a page more than a tenth of a kilobyte, packed, beside the default one', () => {
  const packed = (face: Face) => brotliCompressSync(faceStyle(face)).length;
  const color = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((n): Hex => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, fc.option(color), (brand, second) => {
      expect(packed({ ...DEFAULT_FACE, brand, second }) - packed(DEFAULT_FACE)).toBeLessThan(100);
    }),
    { numRuns: 100 },
  );
});
