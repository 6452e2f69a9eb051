import fc from 'fast-check';
import type { CartItem } from '../../../src/lib/domain/cart-item.ts';
import { PROMOTION_KINDS, type Promotion } from '../../../src/lib/domain/promotions/promotion.ts';
import { carts, money } from '../arbitraries.ts';

type Change = Partial<Omit<Promotion, 'effect' | 'conditions'>> & {
  effect?: Partial<Promotion['effect']>;
  conditions?: Partial<Promotion['conditions']>;
};

/** A tenth off everything, without conditions. */
export function promotion({ effect, conditions, ...change }: Change = {}): Promotion {
  return {
    id: 1,
    name: 'Zehn Prozent',
    code: null,
    goods: null,
    gifts: null,
    isCombinable: true,
    ...change,
    effect: { kind: 'percent', percent: 10, value: 0, buy: 2, get: 1, ...effect },
    conditions: {
      minimumValue: 0,
      modes: [],
      weekdays: [],
      fromTime: null,
      toTime: null,
      validFrom: null,
      validUntil: null,
      isFirstOrder: false,
      ...conditions,
    },
  };
}

const ids = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }));

/** Promotions of every kind, whose conditions always hold. */
export const promotions: fc.Arbitrary<Promotion[]> = fc
  .array(
    fc.record({
      code: fc.option(fc.constant('SOMMER')),
      effect: fc.record({
        kind: fc.constantFrom(...PROMOTION_KINDS),
        percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
        value: fc.oneof(fc.constant(0), money(30)),
        buy: fc.integer({ min: 1, max: 4 }),
        get: fc.integer({ min: 1, max: 3 }),
      }),
      goods: ids,
      gifts: ids,
      isCombinable: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((change, index) => promotion({ ...change, id: index + 1 })));

/** Carts in which a product is the same in all lines, as in a shop. */
export const cartsOfAShop: fc.Arbitrary<CartItem[]> = carts.map((cart) =>
  cart.map((item, index) => ({
    ...item,
    product: { ...item.product, id: index + 1 },
  })),
);
