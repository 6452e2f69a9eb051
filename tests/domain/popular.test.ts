import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEAST_POPULAR, MOST_POPULAR, rankPopular } from '../../src/lib/domain/popular.ts';

const everywhere = () => true;

it('the three most ordered dishes of a branch are popular there, equal ones in the order of their ids', () => {
  const counted = [
    { branch: 1, product: 9, orders: 20 },
    { branch: 1, product: 4, orders: 30 },
    { branch: 1, product: 7, orders: 20 },
    { branch: 1, product: 2, orders: 19 },
    { branch: 2, product: 2, orders: LEAST_POPULAR },
  ];
  expect(rankPopular(counted, everywhere)).toEqual(
    new Map([
      [1, [4, 7, 9]],
      [2, [2]],
    ]),
  );
});

it('a dish in few orders is not popular, nor one that the branch no longer has', () => {
  const counted = [
    { branch: 1, product: 1, orders: LEAST_POPULAR - 1 },
    { branch: 1, product: 2, orders: 500 },
    { branch: 1, product: 3, orders: LEAST_POPULAR },
  ];
  expect(rankPopular(counted, (_, product) => product !== 2)).toEqual(new Map([[1, [3]]]));
});

it('no dish that is left out was in more orders than a popular one of its branch', () => {
  const dish = fc.record({ branch: fc.nat(2), product: fc.nat(30), orders: fc.nat(40) });
  const dishes = fc.uniqueArray(dish, { selector: ({ branch, product }) => `${branch}/${product}` });
  fc.assert(
    fc.property(dishes, (counted) => {
      for (const [branch, popular] of rankPopular(counted, everywhere)) {
        expect(popular.length).toBeLessThanOrEqual(MOST_POPULAR);
        const own = counted.filter((one) => one.branch === branch);
        const ordersOf = (id: number) => own.find(({ product }) => product === id)?.orders ?? 0;
        const least = Math.min(...popular.map(ordersOf));
        expect(least).toBeGreaterThanOrEqual(LEAST_POPULAR);
        const others = own.filter(({ product }) => !popular.includes(product));
        if (popular.length === MOST_POPULAR)
          for (const { orders } of others) expect(orders).toBeLessThanOrEqual(least);
        else for (const { orders } of others) expect(orders).toBeLessThan(LEAST_POPULAR);
      }
    }),
  );
});
