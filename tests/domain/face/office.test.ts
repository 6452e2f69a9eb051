import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, type Hex } from '../../../src/lib/domain/face/color.ts';
import { DEFAULT_FACE, READY_FACES, SCHEMES, type Face } from '../../../src/lib/domain/face/face.ts';
import { BAR, OFFICE, officeColors, UNDO } from '../../../src/lib/domain/face/office.ts';

const color: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);

/** The pairs of the back office that are illegible. */
const illegible = (face: Face) =>
  SCHEMES.flatMap((scheme) => {
    const { brand, onBrand, accent, onBar, danger, warning } = officeColors(face, scheme);
    const grounds = Object.values(OFFICE[scheme]);
    const pairs: [name: string, front: Hex, back: Hex][] = [
      ['on brand', onBrand, brand],
      ['on bar', onBar, BAR],
      ['on undo', onBar, UNDO],
      ...grounds.flatMap((ground): [string, Hex, Hex][] => [
        [`accent on ${ground}`, accent, ground],
        [`danger on ${ground}`, danger, ground],
        [`warning on ${ground}`, warning, ground],
      ]),
    ];
    return pairs
      .filter(([, front, back]) => contrast(front, back) < 4.5)
      .map(([name]) => `${scheme}: ${name}`);
  });

test('the back office is legible in any brand colour, by day and by night', () => {
  fc.assert(
    fc.property(color, fc.option(color), (brand, second) => {
      expect(illegible({ ...DEFAULT_FACE, brand, second })).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each(Object.entries({ default: DEFAULT_FACE, ...READY_FACES }))(
  'the back office is legible in the face %s',
  (_, face) => {
    expect(illegible(face)).toEqual([]);
  },
);
