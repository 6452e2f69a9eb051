import { describe, expect, test } from 'vitest';
import { at, square } from '../support/geometry.ts';
import { areaAt, areasForPages } from '../../src/lib/domain/delivery-place.ts';
import type { DeliveryArea } from '../../src/lib/domain/branch.ts';

const terms = { tax: 7, free: false, freeFromOrderValue: null };
const area = (name: string, more: Partial<DeliveryArea> = {}): DeliveryArea => ({
  ...{ area: name, price: 0, minimumOrderValue: 0, ...terms },
  ...more,
});

describe('The area of an address', () => {
  const graz = { latitude: 47.0707, longitude: 15.4395 };
  /** So many metres to the north. */
  const north = (metres: number) => at(graz.longitude, graz.latitude + metres / 111_195.08);

  test('by distance is the shortest step that reaches, in whatever order, its end included', () => {
    const branch = {
      deliveryBy: 'distance' as const,
      ...graz,
      deliveryAreas: [area('weit', { upToMetres: 5000 }), area('nah', { upToMetres: 2000 }), area('ohne')],
    };
    const found = [0, 1999, 2000, 2001, 5000, 5001].map(
      (metres) => areaAt(branch, north(metres))?.area ?? null,
    );
    expect(found).toEqual(['nah', 'nah', 'nah', 'weit', 'weit', null]);
    expect(areaAt({ ...branch, latitude: null }, north(0))).toBeNull();
  });

  test('by zones is the first that it lies in', () => {
    const branch = {
      deliveryBy: 'zones' as const,
      deliveryAreas: [
        area('innen', { zone: [square(1, 2)] }),
        area('außen', { zone: [square(0, 4)] }),
        area('ohne'),
      ],
    };
    const found = [at(1.5, 1.5), at(2, 2), at(3, 3), at(5, 5)].map(
      (point) => areaAt(branch, point)?.area ?? null,
    );
    expect(found).toEqual(['innen', 'innen', 'außen', null]);
  });

  test('by place is what its customer says, wherever it is', () => {
    expect(areaAt({ deliveryAreas: [area('8010 Graz')] }, north(0))).toBeNull();
  });

  test('is carried by pages without its corners, the lowest minimum order first', () => {
    const deliveryAreas = [
      area('fern', { minimumOrderValue: 20, zone: [square(0, 4)] }),
      area('nah', { minimumOrderValue: 10, zone: [square(1, 2)] }),
    ];
    expect(areasForPages({ deliveryBy: 'zones', deliveryAreas })).toEqual([
      area('nah', { minimumOrderValue: 10 }),
      area('fern', { minimumOrderValue: 20 }),
    ]);
    expect(areasForPages({ deliveryAreas })).toEqual(deliveryAreas);
  });
});
