import { describe, expect, test } from 'vitest';
import { textOfZone, withCorner, zoneOfText } from '../../../src/backoffice/branches/zone-text.ts';
import type { Zone } from '../../../src/lib/domain/delivery-geometry.ts';

const SQUARE: Zone = [
  [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ],
];
const HOLE: Zone[number] = [
  [1, 1],
  [2, 1],
  [2, 2],
];
const closed = (zone: Zone) => zone.map((ring) => [...ring, ring[0]]);
const polygon = { type: 'Polygon', coordinates: closed([...SQUARE, HOLE]) };

describe('A zone as GeoJSON', () => {
  test.each([
    ['a polygon with a hole', polygon],
    ['a feature', { type: 'Feature', properties: { name: 'Mitte' }, geometry: polygon }],
    [
      'a collection of one',
      { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: polygon }] },
    ],
    ['several polygons', { type: 'MultiPolygon', coordinates: [closed(SQUARE), closed([HOLE])] }],
  ])('is read from %s, without the repeated corner', (_, shape) => {
    expect(zoneOfText(JSON.stringify(shape))).toEqual([...SQUARE, HOLE]);
  });

  test.each([
    'Wien',
    '{}',
    '{"type":"Point","coordinates":[1,2]}',
    '{"type":"Polygon","coordinates":[[[0,0],[1,1],[0,0]]]}',
    '{"type":"Polygon","coordinates":[[[0,0],[1,100],[2,0],[0,0]]]}',
  ])('is not read from %s', (text) => {
    expect(zoneOfText(text)).toBeNull();
  });

  test('is written as it is read, to a millionth of a degree', () => {
    expect(zoneOfText(textOfZone([...SQUARE, HOLE]))).toEqual([...SQUARE, HOLE]);
    const fine = {
      type: 'Polygon',
      coordinates: [
        [
          [15.12345678, 47, 300],
          [16, 47],
          [16, 48],
          [15.12345678, 47],
        ],
      ],
    };
    expect(zoneOfText(JSON.stringify(fine))?.[0]?.[0]).toEqual([15.123457, 47]);
    expect(textOfZone(null)).toBe('');
  });
});

test('Another corner goes to the side that it is next to, and the first ones in turn', () => {
  expect(withCorner(null, [1, 1])).toEqual([[[1, 1]]]);
  expect(
    withCorner(
      [
        [
          [0, 0],
          [4, 0],
        ],
        HOLE,
      ],
      [4, 4],
    ),
  ).toEqual([
    [
      [0, 0],
      [4, 0],
      [4, 4],
    ],
    HOLE,
  ]);
  expect(withCorner(SQUARE, [2, 5])[0]).toEqual([
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 5],
    [0, 4],
  ]);
  expect(withCorner(SQUARE, [-1, 2])[0]?.at(-1)).toEqual([-1, 2]);
});
