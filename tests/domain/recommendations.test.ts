import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import type { Part } from '../../src/lib/domain/product.ts';
import {
  LEAST_POPULAR,
  MOST_POPULAR,
  rankPopular,
  choosePartners,
  evidence,
  isAddedUnasked,
  isPair,
  LEAST_COMMON,
  MOST_PARTNERS,
  MOST_SHOWN,
  rankPartners,
  type CountedPair,
  type PairCounts,
} from '../../src/lib/domain/recommendations.ts';

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

/** Counts that some orders can have. */
const counts: fc.Arbitrary<PairCounts> = fc
  .record({ common: fc.nat(300), first: fc.nat(300), second: fc.nat(300), neither: fc.nat(2000) })
  .filter(({ common, first, second }) => common + first > 0 && common + second > 0)
  .map(({ common, first, second, neither }) => ({
    common,
    ofProduct: common + first,
    ofPartner: common + second,
    all: common + first + second + neither,
  }));

const id = fc.integer({ min: 1, max: 12 });
const pairs: fc.Arbitrary<CountedPair[]> = fc.uniqueArray(
  fc.tuple(id, id, counts).map(([product, partner, of]) => ({ ...of, product, partner })),
  { selector: ({ product, partner }) => `${product} ${partner}`, maxLength: 80 },
);

describe('whether two dishes go together', () => {
  it('is said by what is ordered with half of the pizzas, and seldom without', () => {
    expect(isPair({ common: 20, ofProduct: 40, ofPartner: 50, all: 400 })).toBe(true);
  });

  it('is not said by water, which is ordered with everything', () => {
    expect(isPair({ common: 32, ofProduct: 40, ofPartner: 320, all: 400 })).toBe(false);
  });

  it('is not said by dishes that keep apart', () => {
    expect(isPair({ common: 5, ofProduct: 100, ofPartner: 100, all: 400 })).toBe(false);
  });

  it('is not said by four orders, however rare the dishes', () => {
    expect(isPair({ common: 4, ofProduct: 4, ofPartner: 4, all: 10_000 })).toBe(false);
    expect(isPair({ common: 5, ofProduct: 5, ofPartner: 5, all: 10_000 })).toBe(true);
  });

  it('has the log-likelihood ratio of the paper’s first bigram', () => {
    const table = { common: 110, ofProduct: 2552, ofPartner: 221, all: 31_777 };
    expect(evidence(table)).toBeCloseTo(270.72, 1);
  });

  it('is as evident the other way round, and not at all where one says nothing about the other', () => {
    fc.assert(
      fc.property(counts, (of) => {
        const turned = { ...of, ofProduct: of.ofPartner, ofPartner: of.ofProduct };
        expect(evidence(turned)).toBeCloseTo(evidence(of), 6);
        expect(evidence(of)).toBeGreaterThan(-1e-6);
      }),
    );
    expect(evidence({ common: 10, ofProduct: 40, ofPartner: 100, all: 400 })).toBeCloseTo(0, 9);
  });
});

describe('the partners of a dish', () => {
  it('are the likeliest first', () => {
    const of = (partner: number, common: number): CountedPair => ({
      ...{ product: 1, partner, common },
      ...{ ofProduct: 100, ofPartner: common + 5, all: 2000 },
    });
    expect(rankPartners([of(2, 20), of(3, 60), of(4, 4)])).toEqual([
      { product: 1, partner: 3, share: 0.6 },
      { product: 1, partner: 2, share: 0.2 },
    ]);
  });

  it('are few, no chance, and no likelier one is left out', () => {
    fc.assert(
      fc.property(pairs, (counted) => {
        const ranked = rankPartners(counted);
        for (const [product, partners] of Map.groupBy(ranked, (one) => one.product)) {
          expect(partners.length).toBeLessThanOrEqual(MOST_PARTNERS);
          const shares = partners.map(({ share }) => share);
          expect(shares).toEqual(shares.toSorted((a, b) => b - a));
          const kept = new Set(partners.map(({ partner }) => partner));
          const least = shares.at(-1) ?? 0;
          for (const one of counted.filter((pair) => pair.product === product && isPair(pair))) {
            expect(one.common).toBeGreaterThanOrEqual(LEAST_COMMON);
            if (!kept.has(one.partner)) expect(one.common / one.ofProduct).toBeLessThanOrEqual(least);
          }
        }
      }),
    );
  });
});

describe('what is offered with a cart', () => {
  const all = () => true;

  it('is pinned dishes first, one of each line before the second of any', () => {
    const pins: Record<number, number[]> = { 1: [7, 8], 2: [9] };
    const chosen = choosePartners({
      cart: [1, 2],
      pinnedTo: (product) => pins[product] ?? [],
      partners: [{ product: 1, partner: 5, share: 0.9 }],
      isOffered: all,
    });
    expect(chosen).toEqual([7, 9, 8]);
  });

  it('is then what goes with most of the cart', () => {
    const partners = [
      { product: 1, partner: 5, share: 0.5 },
      { product: 1, partner: 6, share: 0.3 },
      { product: 2, partner: 6, share: 0.3 },
      { product: 3, partner: 4, share: 1 },
    ];
    const chosen = choosePartners({ cart: [1, 2], pinnedTo: () => [], partners, isOffered: all });
    expect(chosen).toEqual([6, 5]);
  });

  it('is at most three dishes, each once, on offer and not in the cart', () => {
    const ids = fc.array(id, { maxLength: 6 });
    const partner = fc.record({
      product: id,
      partner: id,
      share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        ids,
        fc.array(fc.array(id, { maxLength: 3 }), { minLength: 13, maxLength: 13 }),
        fc.array(partner, { maxLength: 30 }),
        fc.uniqueArray(id),
        (cart, pins, partners, offered) => {
          const isOffered = (one: number) => offered.includes(one);
          const chosen = choosePartners({ cart, pinnedTo: (of) => pins[of] ?? [], partners, isOffered });
          expect(chosen.length).toBeLessThanOrEqual(MOST_SHOWN);
          expect(new Set(chosen).size).toBe(chosen.length);
          const known = new Set([
            ...cart.flatMap((of) => pins[of] ?? []),
            ...partners.filter(({ product }) => cart.includes(product)).map((one) => one.partner),
          ]);
          for (const one of chosen) {
            expect(isOffered(one)).toBe(true);
            expect(cart).not.toContain(one);
            expect(known).toContain(one);
          }
          const isPinned = chosen.map((one) => cart.some((of) => pins[of]?.includes(one)));
          expect(isPinned).toEqual(isPinned.toSorted((a, b) => Number(b) - Number(a)));
        },
      ),
    );
  });
});

describe('a dish that is added unasked', () => {
  const part = (optional: boolean): Part => ({
    name: 'Sorte',
    description: '',
    type: 'text',
    optional,
    options: [],
  });
  const dish = (parts: Part[], isLeadTimeEnabled = false) => ({ config: { parts }, isLeadTimeEnabled });

  it('asks for nothing that is required, and is there at once', () => {
    expect(isAddedUnasked(dish([]))).toBe(true);
    expect(isAddedUnasked(dish([part(true)]))).toBe(true);
    expect(isAddedUnasked(dish([part(true), part(false)]))).toBe(false);
    expect(isAddedUnasked(dish([], true))).toBe(false);
  });
});
