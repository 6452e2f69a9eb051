import { describe, expect, test } from 'vitest';
import { areaLinks, tasteOf } from '../../src/content/delivery-area.ts';
import type { Branch } from '../../src/lib/contract/branches.ts';
import type { MenuGroup } from '../../src/lib/domain/menu.ts';
import { product } from '../domain/samples.ts';
import { testShop } from '../support/shop.ts';

const mitte = (change: Partial<Branch>) => ({ ...(testShop().branches[0] as Branch), ...change });

describe('The areas that a branch delivers to', () => {
  test('have each a page', () => {
    expect(areaLinks(mitte({}))).toEqual([
      { name: '10115 Berlin', path: '/store/mitte/lieferung/10115-berlin' },
      { name: '10117 Berlin', path: '/store/mitte/lieferung/10117-berlin' },
    ]);
  });

  test('have none where nothing is delivered', () => {
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

describe('A taste of the menu', () => {
  const ids = (...groups: MenuGroup[]) => tasteOf(groups).map(({ id }) => id);

  test('has a dish of each category before it has a second of any', () => {
    expect(ids(group(1, 5), group(2, 5), group(3, 5), group(4, 1))).toEqual([100, 200, 300, 400, 101, 201]);
  });

  test('has nothing that is sold out, and nothing without a picture where there is enough with one', () => {
    expect(ids(group(1, 9, { soldOut: [0], plain: [1] }))).toEqual([102, 103, 104, 105, 106, 107]);
    expect(ids(group(1, 3, { plain: [0, 1, 2] }))).toEqual([100, 101, 102]);
  });

  test('has a dish of several categories once', () => {
    expect(ids(group(1, 2), group(1, 2))).toEqual([100, 101]);
  });
});
