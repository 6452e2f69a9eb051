import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../../../src/lib/domain/face/color.ts';
import { DEFAULT_FACE, READY_FACES, SCHEME_CHOICES } from '../../../src/lib/domain/face/face.ts';
import { PATTERNS, patternUrl, scrimContrast } from '../../../src/lib/domain/face/hero.ts';

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n): Hex => `#${n.toString(16).padStart(6, '0')}`);

test('words are legible over any picture of the landing page, in any brand colour', () => {
  fc.assert(
    fc.property(color, fc.constantFrom(...SCHEME_CHOICES), (brand, scheme) => {
      expect(scrimContrast({ ...DEFAULT_FACE, brand, scheme })).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 200 },
  );
});

test.each(Object.entries(READY_FACES))('words are legible over any picture in the face %s', (_, face) => {
  expect(scrimContrast(face)).toBeGreaterThanOrEqual(4.5);
});

test.each(PATTERNS)(
  'the pattern %s is a drawing of less than half a kilobyte that no page needs to fetch',
  (pattern) => {
    expect(patternUrl(pattern)).toMatch(/^url\("data:image\/svg\+xml,<svg [^"#]+<\/svg>"\)$/);
    expect(patternUrl(pattern).length).toBeLessThan(500);
  },
);
