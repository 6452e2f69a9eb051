import { describe, expect, test } from 'vitest';
import { reconcile } from '../../../src/lib/domain/cart-changes.ts';
import { unitPrice } from '../../../src/lib/domain/line-price.ts';
import { menuGroups } from '../../../src/lib/domain/menu.ts';
import {
  keptStates,
  menuAtPrices,
  priceChanges,
  priceStateAt,
  stateKey,
  type PriceTime,
} from '../../../src/lib/domain/price-times/price-times.ts';
import { productAt } from '../../../src/lib/domain/price-times/timed-product.ts';
import type { Product } from '../../../src/lib/domain/product.ts';
import { BERLIN, item, ms, part, product, rule, shown } from '../samples.ts';
import { menuOf, priceTime } from './samples.ts';

/** A Saturday. */
const DAY = '2026-11-21';
const at = (time: string) => ms(`${DAY}T${time}`);
const stateOf = (all: readonly PriceTime[], time: string, branch = 1) =>
  priceStateAt(all, branch, at(time), BERLIN);

/** A product of 9.90 as a menu of one category shows it. */
function shownAt(all: readonly PriceTime[], time: string, change: Partial<Product> = {}): Product {
  const menu = menuAtPrices(menuOf({ 1: [1] }), stateOf(all, time));
  const category = { id: 1, name: 'Drinks', image: null, visible: true };
  const [group] = menuGroups(menu, [category], [product({ id: 1, price: 9.9, ...change })]);
  return group?.products[0]?.product ?? product();
}

describe('A price time', () => {
  test('gives its price from its first minute until its last, and says what it is otherwise and until when', () => {
    const all = [priceTime()];
    expect(shownAt(all, '15:59')).toMatchObject({ price: 9.9 });
    expect(shownAt(all, '15:59').timed).toBeUndefined();
    const happy = shownAt(all, '16:00');
    expect(happy).toMatchObject({ price: 7.92, timed: { id: 1, regular: 9.9, isRegularShown: true } });
    expect(shown(Date.parse(happy.timed?.until ?? ''))).toBe(`${DAY}T18:00`);
    expect(shownAt(all, '17:59').price).toBe(7.92);
    expect(shownAt(all, '18:00').price).toBe(9.9);
  });

  test.each([
    ['percent', { percent: 12.5 }, 8.66],
    ['percent', { percent: 100 }, 0],
    ['amount', { value: 2.5 }, 7.4],
    ['amount', { value: 20 }, 0],
    ['fixed', { prices: [{ product: { id: 1 }, price: 6 }] }, 6],
    ['fixed', { prices: [{ product: { id: 1 }, price: 12 }] }, 12],
    ['fixed', { prices: [{ product: { id: 2 }, price: 6 }] }, 9.9],
  ] as const)('that is %s %j costs %d', (kind, change, price) => {
    expect(shownAt([priceTime({ kind, ...change })], '17:00').price).toBe(price);
  });

  test('changes options that set the price, but not what others add', () => {
    const size = part({
      name: 'Größe',
      options: [
        { name: 'klein', modifier: 'overwrite', value: 8 },
        { name: 'groß', modifier: 'add', value: 2 },
      ],
    });
    const happy = shownAt([priceTime()], '17:00', { config: { parts: [size] } });
    expect(unitPrice(happy, [{ name: 'Größe', value: 'klein' }])).toBe(640);
    expect(unitPrice(happy, [{ name: 'Größe', value: 'groß' }])).toBe(992);
  });

  test('is one of several: the lowest price wins, of equal ones the first', () => {
    const off = (id: number, percent: number) => priceTime({ id, percent });
    expect(shownAt([off(1, 10), off(2, 30), off(3, 20)], '17:00').timed?.id).toBe(2);
    expect(shownAt([off(3, 20), off(1, 20), off(2, 20)], '17:00').timed?.id).toBe(1);
  });

  test('holds for what the menu has in its categories, in every category, and for its products', () => {
    const menu = menuOf({ 1: [1, 2], 2: [2, 3], 3: [4] });
    const changes = priceChanges(
      menu,
      stateOf([priceTime({ categories: [{ id: 1 }], products: [{ id: 4 }] })], '17:00'),
    );
    expect([...changes.keys()].sort()).toEqual([1, 2, 4]);
    const timed = menuAtPrices(menu, stateOf([priceTime({ categories: [{ id: 1 }] })], '17:00'));
    expect(timed.catalog[1]?.products.map((place) => place.timed?.length ?? 0)).toEqual([1, 0]);
  });

  test('holds at its branches only, and while it is switched on', () => {
    const all = [priceTime({ branches: [{ id: 2 }] })];
    expect(stateOf(all, '17:00', 1).holding).toEqual([]);
    expect(stateOf(all, '17:00', 2).holding).toHaveLength(1);
    expect(stateOf([priceTime({ isEnabled: false })], '17:00').holding).toEqual([]);
  });

  test('follows the hours’ rules: a date of its own, past midnight, around the clock', () => {
    const hours = [rule('saturday', '22:00-02:00'), rule(DAY, 'closed')];
    expect(stateOf([priceTime({ hours })], '23:00').holding).toEqual([]);
    const late = priceTime({ hours: [rule('friday', '22:00-02:00')] });
    expect(stateOf([late], '01:59').holding).toHaveLength(1);
    const always = stateOf([priceTime({ hours: [rule('daily', '00:00-00:00')] })], '12:00');
    expect(always.holding).toMatchObject([{ until: null }]);
  });

  test('of a menu without any leaves it the same object', () => {
    const menu = menuOf({ 1: [1] });
    expect(menuAtPrices(menu, stateOf([priceTime()], '12:00'))).toBe(menu);
    expect(stateKey(stateOf([], '12:00'))).toBe('');
    expect(productAt(product(), [])).toEqual(product());
  });

  test('is kept for a quarter of an hour: the states of that time are known', () => {
    const ids = (time: string) =>
      keptStates([priceTime()], 1, at(time), BERLIN).map(({ holding }) => holding.length);
    expect(ids('17:00')).toEqual([1]);
    expect(ids('18:00')).toEqual([0, 1]);
    expect(ids('18:14')).toEqual([0, 1]);
    expect(ids('18:15')).toEqual([0]);
    expect(ids('16:05')).toEqual([1, 0]);
  });
});

describe('A cart over the end of a price time', () => {
  const all = [priceTime()];
  const happy = shownAt(all, '17:58');
  const regular = shownAt(all, '18:01');
  const line = item({ product: happy });
  const offered = (now: Product) => [{ product: now, isOrderable: true }];

  test('keeps the price for a quarter of an hour', () => {
    expect(reconcile([line], offered(regular), at('18:01'))).toEqual({ items: [line], changes: [] });
    expect(reconcile([line], offered(regular), at('18:14'))).toEqual({ items: [line], changes: [] });
  });

  test('then has the regular one, and tells so: the line stays', () => {
    const { items, changes } = reconcile([line], offered(regular), at('18:15'));
    expect(items).toEqual([{ ...line, product: regular }]);
    expect(changes).toMatchObject([{ reason: 'priceChanged', kept: items[0], unitPrice: 990 }]);
    expect(reconcile([line], offered(regular)).items).toEqual(items);
  });

  test('does not keep the price of a time that is far away', () => {
    expect(reconcile([line], offered(regular), at('12:00')).changes).toMatchObject([{ unitPrice: 990 }]);
  });

  test('gets a price that falls, and tells so', () => {
    const { items, changes } = reconcile([item({ product: regular })], offered(happy), at('16:01'));
    expect(items).toMatchObject([{ product: { price: 7.92 } }]);
    expect(changes).toMatchObject([{ reason: 'priceChanged', unitPrice: 792 }]);
  });

  test('keeps the regular price for as long where a dearer time begins', () => {
    const dear = shownAt(
      [priceTime({ kind: 'fixed', prices: [{ product: { id: 1 }, price: 12 }] })],
      '16:01',
    );
    const cheap = item({ product: regular });
    expect(reconcile([cheap], offered(dear), at('16:10')).changes).toEqual([]);
    expect(reconcile([cheap], offered(dear), at('16:15')).changes).toMatchObject([{ unitPrice: 1200 }]);
  });

  test('loses a line whose regular price changed, as ever', () => {
    const edited = { ...regular, price: 10.9 };
    expect(reconcile([line], offered(edited), at('18:01'))).toMatchObject({
      items: [],
      changes: [{ reason: 'priceChanged', kept: null }],
    });
  });
});
