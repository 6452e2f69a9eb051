import { describe, expect, test } from 'vitest';
import { priceCart } from '../../../src/lib/domain/pricing.ts';
import { occasionAt } from '../../../src/lib/domain/promotions/applicability.ts';
import { normalCode, type Promotion } from '../../../src/lib/domain/promotions/promotion.ts';
import { createDiscountsOf } from '../../../src/lib/domain/promotions/compute-discounts.ts';
import type { Mode } from '../../../src/lib/domain/modes.ts';
import { area, BERLIN, item, ms, product } from '../samples.ts';
import { promotion } from './samples.ts';

const PIZZA = { id: 1, name: 'Pizza', price: 9.9, tax: 7, takeawayTax: 7, dineInTax: 7 };
const WINE = { id: 2, name: 'Wein', price: 5.5, tax: 19, takeawayTax: 19, dineInTax: 19 };
const TIRAMISU = { id: 3, name: 'Tiramisu', price: 4.5, tax: 7, takeawayTax: 7, dineInTax: 7 };

const of = (dish: Parameters<typeof product>[0], amount = 1) => item({ product: product(dish), amount });

/** A Friday evening. */
const NOW = '2026-11-27T18:30';

function price(
  promotions: Promotion[],
  cart = [of(PIZZA, 2), of(WINE)],
  {
    mode = 'takeaway',
    due = NOW,
    ordered = NOW,
    isFirstOrder = false,
  }: Partial<{
    mode: Mode;
    due: string;
    ordered: string;
    isFirstOrder: boolean;
  }> = {},
) {
  const occasion = occasionAt({ ordered: ms(ordered), due: ms(due), zone: BERLIN }, { mode, isFirstOrder });
  return priceCart(cart, {
    mode,
    area: area(),
    discountsOf: createDiscountsOf(promotions, occasion),
  });
}

const applied = (
  promotions: Promotion[],
  ...rest: Parameters<typeof price> extends [unknown, ...infer R] ? R : never
) => price(promotions, ...rest).promotions.map(({ id, amount }) => [id, amount]);

describe('What promotions take off', () => {
  test('a percentage is of the whole, rounded once, and split over lines and rates', () => {
    const pricing = price([promotion()]);
    // 2 × 9.90 + 5.50 = 25.30
    expect(pricing.promotions).toEqual([
      {
        id: 1,
        name: 'Zehn Prozent',
        code: null,
        kind: 'percent',
        amount: 253,
        lines: [198, 55],
        delivery: 0,
      },
    ]);
    expect(pricing.totalGross).toBe(2277);
    expect(pricing.taxes.map(({ rate, gross }) => [rate, gross])).toEqual([
      [7, 1782],
      [19, 495],
    ]);
  });

  test('a percentage may be bounded, and concern only some goods', () => {
    expect(applied([promotion({ effect: { value: 2 } })])).toEqual([[1, 200]]);
    expect(applied([promotion({ goods: [2] })])).toEqual([[1, 55]]);
  });

  test('an amount is never more than the goods concerned cost', () => {
    expect(applied([promotion({ effect: { kind: 'amount', value: 5 } })])).toEqual([[1, 500]]);
    expect(applied([promotion({ effect: { kind: 'amount', value: 99 }, goods: [2] })])).toEqual([[1, 550]]);
    expect(price([promotion({ effect: { kind: 'amount', value: 99 } })]).totalGross).toBe(0);
  });

  test('free delivery takes off the fee where there is one', () => {
    const free = promotion({ effect: { kind: 'delivery' } });
    const pricing = price([free], undefined, { mode: 'delivery' });
    expect(pricing).toMatchObject({
      deliveryGross: 250,
      deliveryDiscount: 250,
      discount: 0,
      totalGross: 2530,
    });
    expect(applied([free])).toEqual([]);
    // From 30.00 on it is free anyway.
    expect(applied([free], [of(PIZZA, 4)], { mode: 'delivery' })).toEqual([]);
  });

  test('a dish is free or cheaper, once', () => {
    const free = promotion({ effect: { kind: 'dish', value: 0 }, goods: [3] });
    expect(applied([free], [of(PIZZA), of(TIRAMISU, 2)])).toEqual([[1, 450]]);
    expect(applied([free])).toEqual([]);
    const cheaper = promotion({ effect: { kind: 'dish', value: 1.99 }, goods: [3] });
    expect(applied([cheaper], [of(PIZZA), of(TIRAMISU, 2)])).toEqual([[1, 251]]);
    // One that would become dearer stays as it is.
    expect(applied([promotion({ effect: { kind: 'dish', value: 9 }, goods: [3] })], [of(TIRAMISU)])).toEqual(
      [],
    );
  });

  test('of so many bought the cheapest are free', () => {
    const twoForOne = promotion({ effect: { kind: 'buyGet', buy: 1, get: 1 } });
    expect(applied([twoForOne], [of(PIZZA), of(WINE)])).toEqual([[1, 550]]);
    expect(applied([twoForOne], [of(PIZZA, 3), of(WINE, 2)])).toEqual([[1, 1100]]);
    expect(applied([promotion({ effect: { kind: 'nth', buy: 2 } })], [of(PIZZA, 2), of(TIRAMISU)])).toEqual([
      [1, 450],
    ]);
  });

  test('gifts are other dishes than those bought', () => {
    const gift = promotion({ effect: { kind: 'buyGet', buy: 2, get: 1 }, goods: [1], gifts: [3] });
    expect(applied([gift], [of(PIZZA, 2), of(TIRAMISU, 2)])).toEqual([[1, 450]]);
    expect(applied([gift], [of(PIZZA), of(TIRAMISU)])).toEqual([]);
    expect(applied([gift], [of(PIZZA, 2)])).toEqual([]);
  });

  test('dishes come first, then percentages of the rest, then amounts, and automatic ones before codes', () => {
    const all = [
      promotion({ id: 1, effect: { kind: 'amount', value: 3 } }),
      promotion({ id: 2, code: 'X' }),
      promotion({ id: 3 }),
      promotion({ id: 4, effect: { kind: 'dish' }, goods: [2] }),
    ];
    // 25.30 − 5.50, then a tenth of 19.80, of 17.82, and 3.00.
    expect(applied(all)).toEqual([
      [4, 550],
      [3, 198],
      [2, 178],
      [1, 300],
    ]);
  });

  test('what cannot be combined counts alone if it saves more', () => {
    const both = [promotion({ id: 1 }), promotion({ id: 2, isCombinable: false, effect: { percent: 20 } })];
    expect(applied(both)).toEqual([[2, 506]]);
    const less = [promotion({ id: 1 }), promotion({ id: 2, isCombinable: false, effect: { percent: 5 } })];
    expect(applied(less)).toEqual([[1, 253]]);
    const same = [promotion({ id: 2, isCombinable: false }), promotion({ id: 1, isCombinable: false })];
    expect(applied(same)).toEqual([[1, 253]]);
  });

  test('deposits and tips stay', () => {
    const bottle = of({ ...WINE, deposit: { amount: 0.25, kind: 'mehrweg', tax: null } });
    const pricing = price([promotion({ effect: { percent: 100 } })], [bottle]);
    expect(pricing).toMatchObject({ discount: 550, depositGross: 25, totalGross: 25 });
  });

  test('no promotions, an empty cart: nothing happens', () => {
    expect(
      createDiscountsOf([], { orderedOn: '', due: { day: '', time: '' }, isFirstOrder: false }),
    ).toBeUndefined();
    expect(applied([promotion()], [])).toEqual([]);
  });
});

describe('When promotions count', () => {
  const counts = (conditions: Partial<Promotion['conditions']>, when: Parameters<typeof price>[2] = {}) =>
    applied([promotion({ conditions })], undefined, when).length > 0;

  test('from a value of the goods before promotions on', () => {
    expect(counts({ minimumValue: 25.3 })).toBe(true);
    expect(counts({ minimumValue: 25.31 })).toBe(false);
  });

  test('in some modes', () => {
    expect(counts({ modes: ['takeaway'] })).toBe(true);
    expect(counts({ modes: ['delivery', 'dineIn'] })).toBe(false);
  });

  test('on weekdays and at hours of the time that the order is for', () => {
    expect(counts({ weekdays: [4] })).toBe(true);
    expect(counts({ weekdays: [0] })).toBe(false);
    expect(counts({ weekdays: [0] }, { due: '2026-11-30T12:00' })).toBe(true);
    expect(counts({ fromTime: '18:30', toTime: '20:00' })).toBe(true);
    expect(counts({ fromTime: '17:00', toTime: '18:30' })).toBe(false);
    expect(counts({ fromTime: '18:31', toTime: null })).toBe(false);
    expect(counts({ fromTime: null, toTime: '18:31' })).toBe(true);
  });

  test('past midnight, hours belong to the day on which they began', () => {
    const friday = { weekdays: [4], fromTime: '22:00', toTime: '02:00' };
    expect(counts(friday, { due: '2026-11-27T23:00' })).toBe(true);
    expect(counts(friday, { due: '2026-11-28T01:59' })).toBe(true);
    expect(counts(friday, { due: '2026-11-28T02:00' })).toBe(false);
    expect(counts(friday, { due: '2026-11-28T23:00' })).toBe(false);
  });

  test('on days on which it is ordered, both included', () => {
    expect(counts({ validFrom: '2026-11-27', validUntil: '2026-11-27' }, { due: '2026-12-01T12:00' })).toBe(
      true,
    );
    expect(counts({ validFrom: '2026-11-28' })).toBe(false);
    expect(counts({ validUntil: '2026-11-26' })).toBe(false);
  });

  test('on the first order of a device', () => {
    expect(counts({ isFirstOrder: true })).toBe(false);
    expect(counts({ isFirstOrder: true }, { isFirstOrder: true })).toBe(true);
  });
});

test('codes are compared without blanks, hyphens and case', () => {
  expect(normalCode(' sommer-2026 ')).toBe('SOMMER2026');
});
