import { describe, expect, it } from 'vitest';
import {
  leastAmount,
  leftOf,
  mostOn,
  shownStock,
  stockLine,
  takenBy,
  withoutToday,
  withStock,
  type Stock,
} from '../../src/lib/domain/stock.ts';
import { shopDay, branchMenu, type SoldOut } from '../../src/lib/domain/sold-out.ts';
import { menuGroups } from '../../src/lib/domain/menu.ts';
import { product } from './samples.ts';

const DAY = '2026-11-21';
const UNTIL = '2026-11-22T02:00:00.000Z';
const WHOLE = { product: { id: 1 }, part: null, option: null };
const LARGE = { product: { id: 1 }, part: 'Größe', option: 'Groß' };
const SIZE = {
  name: 'Größe',
  description: '',
  type: 'select' as const,
  optional: false,
  options: ['Klein', 'Groß'].map((name) => ({ name, modifier: 'add' as const, value: 0 })),
};
const PIZZA = product({ id: 1, config: { parts: [SIZE] } });
const PRODUCTS = new Map([[1, PIZZA]]);

describe('the day of a stock', () => {
  it('begins at three in the morning of the shop, also when the clocks change', () => {
    const at = (instant: string) => shopDay('Europe/Berlin', Date.parse(instant));
    expect(at('2026-11-22T02:59:00+01:00')).toBe('2026-11-21');
    expect(at('2026-11-22T03:00:00+01:00')).toBe('2026-11-22');
    expect(at('2026-10-25T03:30:00+01:00')).toBe('2026-10-25');
    expect(shopDay('America/New_York', Date.parse('2026-11-22T03:00:00+01:00'))).toBe('2026-11-21');
  });
});

describe('a number to count down from', () => {
  const set = (stock: readonly Stock[], setting: Parameters<typeof withStock>[2], taken = 0) =>
    withStock(stock, WHOLE, setting, { day: DAY, taken });

  it('is of one day, counting what was sold before it was set', () => {
    const stock = set([], { left: 3 }, 4);
    expect(stock).toEqual([{ ...WHOLE, daily: null, today: { day: DAY, most: 7 } }]);
    expect(mostOn(stock[0] as Stock, DAY)).toBe(7);
    expect(mostOn(stock[0] as Stock, '2026-11-22')).toBeNull();
  });

  it('goes before the daily one on its day, and leaves it for the others', () => {
    const stock = set(set([], { daily: 20 }), { left: 3 }, 4);
    expect(mostOn(stock[0] as Stock, DAY)).toBe(7);
    expect(mostOn(stock[0] as Stock, '2026-11-22')).toBe(20);
    expect(set(stock, { left: null })).toEqual([{ ...WHOLE, daily: 20, today: null }]);
  });

  it('of a day that is over is gone with the next setting', () => {
    const yesterday = [{ ...WHOLE, daily: null, today: { day: '2026-11-20', most: 5 } }];
    expect(set(yesterday, { daily: 9 })).toEqual([{ ...WHOLE, daily: 9, today: null }]);
  });

  it('is gone when neither is set, and does not touch others', () => {
    const both = withStock(set([], { daily: 5 }), LARGE, { daily: 2 }, { day: DAY, taken: 0 });
    expect(set(both, { daily: null })).toEqual([{ ...LARGE, daily: 2, today: null }]);
  });

  it('is not counted for the rest of a day where staff say that there is more', () => {
    expect(mostOn(withoutToday(set([], { daily: 5 }), WHOLE, DAY)[0] as Stock, DAY)).toBeNull();
    expect(withoutToday(set([], { left: 5 }), WHOLE, DAY)).toEqual([]);
    expect(withoutToday([], WHOLE, DAY)).toEqual([]);
  });
});

describe('what lines take of a stock', () => {
  const line = (amount: number, size = 'Klein', unit: 'Stk' | 'kg' = 'Stk') =>
    stockLine({ product: PIZZA, amount, unit, parts: [{ name: 'Größe', value: size }] });

  it('is the sum of all lines of the product, or of those with the option', () => {
    const lines = [line(2), line(1, 'Groß'), line(3, 'Groß')];
    expect(takenBy(lines, WHOLE)).toBe(6);
    expect(takenBy(lines, LARGE)).toBe(4);
    expect(takenBy(lines, { ...WHOLE, product: { id: 2 } })).toBe(0);
  });

  it('is in the unit of the product, without drift', () => {
    const cheese = product({
      id: 3,
      unit: { type: 'weight', symbol: 'kg' },
      minimumQuantity: 0.1,
      quantityStepSize: 0.1,
      alternativeUnits: [
        {
          unit: { type: 'amount', symbol: 'Stk' },
          ratio: 0.25,
          minimumQuantity: 1,
          maximumQuantity: 0,
          quantityStepSize: 1,
          calculationModel: 'fixed',
        },
      ],
    });
    const weighed = [0.1, 0.2].map((amount) => stockLine({ product: cheese, amount, unit: 'kg', parts: [] }));
    const pieces = stockLine({ product: cheese, amount: 3, unit: 'Stk', parts: [] });
    expect(takenBy([...weighed, pieces], { ...WHOLE, product: { id: 3 } })).toBe(1.05);
    expect(leastAmount(cheese)).toBe(0.1);
    expect(leftOf(1.05, 0.3)).toBe(0.75);
    expect(leftOf(1, 2)).toBe(0);
  });
});

describe('what a branch shows of its stock', () => {
  const stock: Stock[] = [{ ...WHOLE, daily: 10, today: null }];
  const shown = (taken: number, soldOut: SoldOut[] = [], of = stock) =>
    shownStock({ stock: of, soldOut }, PRODUCTS, { day: DAY, until: UNTIL, takenOf: () => taken });
  const counted = { ...WHOLE, until: UNTIL, isCounted: true };

  it('is how many are left from five on, and sold out at the end', () => {
    expect(shown(4)).toEqual({ soldOut: [], fewLeft: [] });
    expect(shown(5).fewLeft).toEqual([{ ...WHOLE, left: 5, until: UNTIL }]);
    expect(shown(9).fewLeft).toEqual([{ ...WHOLE, left: 1, until: UNTIL }]);
    expect(shown(10)).toEqual({ soldOut: [counted], fewLeft: [] });
  });

  it('leaves alone what staff have marked, and takes back what it has marked itself', () => {
    const byStaff = { ...WHOLE, until: UNTIL };
    expect(shown(10, [byStaff]).soldOut).toEqual([byStaff]);
    expect(shown(2, [byStaff, counted]).soldOut).toEqual([byStaff]);
    expect(shown(2, [counted]).soldOut).toEqual([]);
  });

  it('is sold out where less is left than anybody can order', () => {
    const pairs = new Map([[1, product({ id: 1, minimumQuantity: 2 })]]);
    const of = { stock, soldOut: [] };
    expect(shownStock(of, pairs, { day: DAY, until: UNTIL, takenOf: () => 9 }).soldOut).toEqual([counted]);
  });

  it('is nothing of products that are gone, and of days that are not counted', () => {
    expect(shown(10, [], [{ ...WHOLE, product: { id: 9 }, daily: 1, today: null }])).toEqual({
      soldOut: [],
      fewLeft: [],
    });
    expect(shown(10, [], [{ ...WHOLE, daily: 10, today: { day: DAY, most: null } }]).soldOut).toEqual([]);
  });

  it('stands at the product and its option on the menu of the branch', () => {
    const place = { id: 1, enabled: true, visible: true };
    const menu = {
      id: 1,
      name: '',
      availableFrom: '2026-01-01T00:00:00Z',
      branches: [{ id: 1 }],
      catalog: [{ id: 1, visible: true, products: [place] }],
    };
    const fewLeft = [
      { ...WHOLE, left: 3 },
      { ...LARGE, left: 2 },
    ];
    const there = branchMenu([menu], { id: 1, soldOut: [], fewLeft }, Date.parse('2026-11-21T12:00:00Z'));
    const category = { id: 1, name: 'Pizza', image: null, visible: true };
    const [group] = menuGroups(there ?? menu, [category], [PIZZA]);
    expect(group?.products[0]).toMatchObject({
      isOrderable: true,
      product: { left: 3, config: { parts: [{ options: [{ name: 'Klein' }, { name: 'Groß', left: 2 }] }] } },
    });
  });
});
