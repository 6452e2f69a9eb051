import { describe, expect, test } from 'vitest';
import { areaLinks, tasteOf } from '../../src/content/delivery-area.ts';
import type { Branch } from '../../src/lib/contract/branches.ts';
import type { MenuGroup } from '../../src/lib/domain/menu.ts';
import { product } from '../domain/samples.ts';
import { testShop } from '../support/shop.ts';

const mitte = (change: Partial<Branch>) => ({ ...(testShop().branches[0] as Branch), ...change });

describe('The delivery areas of a branch', () => {
  test('have a page each', () => {
    expect(areaLinks(mitte({}))).toEqual([
      { name: '10115 Berlin', path: '/store/mitte/lieferung/10115-berlin' },
      { name: '10117 Berlin', path: '/store/mitte/lieferung/10117-berlin' },
    ]);
  });

  test('have no pages if the branch does not deliver', () => {
    expect(areaLinks(mitte({ isDeliveryEnabled: false }))).toEqual([]);
    expect(areaLinks(mitte({ isPublic: false }))).toEqual([]);
  });
});

/** A category of so many dishes; those sold out and those without a picture by their places. */
function group(
  id: number,
  count: number,
  { soldOut = [] as number[], plain = [] as number[] } = {},
): MenuGroup {
  return {
    category: { id, name: `Karte ${id}`, image: null, visible: true },
    products: Array.from({ length: count }, (_, place) => ({
      product: product({
        id: id * 100 + place,
        images: plain.includes(place) ? [] : [{ id: 1, version: 1, extension: 'webp' }],
      }),
      isOrderable: !soldOut.includes(place),
    })),
  };
}

describe('The dishes shown on an area’s page', () => {
  const ids = (...groups: MenuGroup[]) => tasteOf(groups).map(({ id }) => id);

  test('include one dish of each category before a second of any', () => {
    expect(ids(group(1, 5), group(2, 5), group(3, 5), group(4, 1))).toEqual([100, 200, 300, 400, 101, 201]);
  });

  test('are not sold out, and have pictures if enough dishes have one', () => {
    expect(ids(group(1, 9, { soldOut: [0], plain: [1] }))).toEqual([102, 103, 104, 105, 106, 107]);
    expect(ids(group(1, 3, { plain: [0, 1, 2] }))).toEqual([100, 101, 102]);
  });

  test('include a dish of several categories once', () => {
    expect(ids(group(1, 2), group(1, 2))).toEqual([100, 101]);
  });
});
