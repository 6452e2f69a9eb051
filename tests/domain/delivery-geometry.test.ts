import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distanceMetres,
  isInZone,
  type Corner,
  type Point,
  type Zone,
} from '../../src/lib/domain/delivery-geometry.ts';
import { at, square } from '../support/geometry.ts';

describe('The distance as the crow flies', () => {
  test.each([
    [
      'from the cathedral of Cologne to the Brandenburg Gate',
      at(6.9583, 50.9413),
      at(13.3777, 52.5163),
      476_800,
      2000,
    ],
    ['of a degree of latitude', at(0, 0), at(0, 1), 111_195, 0],
    ['halfway around the earth', at(0, 0), at(180, 0), 20_015_115, 1],
    ['to the place itself', at(15.4395, 47.0707), at(15.4395, 47.0707), 0, 0],
  ])('is right %s', (_, from, to, metres, tolerance) => {
    expect(Math.abs(distanceMetres(from, to) - metres)).toBeLessThanOrEqual(tolerance);
  });

  test('is the angle between two directions from the middle of the earth, the same there and back', () => {
    /** A unit vector, which has nothing of the haversine formula. */
    const vector = ({ latitude, longitude }: Point) => {
      const [p, l] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
      return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)] as const;
    };
    const points = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(points, points, (a, b) => {
        const [[ax, ay, az], [bx, by, bz]] = [vector(a), vector(b)];
        const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
        const angle = Math.atan2(cross, ax * bx + ay * by + az * bz);
        expect(Math.abs(distanceMetres(a, b) - 6_371_008.8 * angle)).toBeLessThanOrEqual(1);
        expect(distanceMetres(b, a)).toBe(distanceMetres(a, b));
      }),
    );
  });
});

describe('A zone', () => {
  test.each([
    ['a point within', at(2, 2), true],
    ['an edge', at(0, 2), true],
    ['a corner', at(4, 4), true],
    ['the edge of a hole', at(1, 1.5), true],
    ['not what is in a hole', at(1.5, 1.5), false],
    ['not what is beside it', at(5, 2), false],
    ['not what is on the line of an edge beyond its end', at(5, 4), false],
  ])('has %s', (_, point, isInside) => {
    const zone = [square(0, 4), square(1, 1.9)];
    expect(isInZone(zone, point)).toBe(isInside);
    // With its first corner repeated, as GeoJSON has it, and the other way round.
    expect(
      isInZone(
        zone.map((ring) => [...ring, ...ring.slice(0, 1)]),
        point,
      ),
    ).toBe(isInside);
    expect(
      isInZone(
        zone.map((ring) => ring.toReversed()),
        point,
      ),
    ).toBe(isInside);
  });

  test('has the points around which its outline winds, by an independent calculation in whole numbers', () => {
    /** The winding number's parity by the quadrants that the outline passes, in whole steps; null: on the outline. */
    function windsAround(ring: Corner[], [x, y]: [number, number]): boolean | null {
      let odd = 0;
      for (const [index, [ax, ay]] of ring.entries()) {
        const [bx, by] = ring[(index + 1) % ring.length]!;
        const [ux, uy, vx, vy] = [ax - x, ay - y, bx - x, by - y].map(BigInt) as [
          bigint,
          bigint,
          bigint,
          bigint,
        ];
        const [cross, dot] = [ux * vy - uy * vx, ux * vx + uy * vy];
        if (cross === 0n && dot <= 0n) return null;
        // A ray to the west, not to the east as in the rule.
        if (uy > 0n !== vy > 0n && uy > vy === cross > 0n) odd += 1;
      }
      return odd % 2 === 1;
    }
    const step = fc.integer({ min: -6, max: 6 });
    const ring = fc.array(fc.tuple(step, step), { minLength: 3, maxLength: 9 }) as fc.Arbitrary<Corner[]>;
    fc.assert(
      fc.property(fc.array(ring, { minLength: 1, maxLength: 3 }), fc.tuple(step, step), (steps, place) => {
        const sides = steps.map((one) => windsAround(one, place));
        const expected = sides.includes(null) || sides.filter(Boolean).length % 2 === 1;
        // Hundredths of degrees somewhere in Austria, which no binary fraction meets.
        const zone: Zone = steps.map((one) => one.map(([x, y]): Corner => [15 + x / 100, 47 + y / 100]));
        expect(isInZone(zone, at(15 + place[0] / 100, 47 + place[1] / 100))).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });
});
