import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { reconcile } from '../../src/lib/domain/cart-changes.ts';
import type { CartItem } from '../../src/lib/domain/cart-item.ts';
import {
  addItem,
  isSameProduct,
  removeItem,
  sameLine,
  setAmount,
  insertLine,
  isLeast,
  isMost,
  replaceLine,
  stepLine,
} from '../../src/lib/domain/cart.ts';
import type { Product } from '../../src/lib/domain/product.ts';
import { cheese, item, part, product } from './samples.ts';
import { carts } from './arbitraries.ts';

const EXTRAS = part({ name: 'Extras', type: 'multiselect', optional: true });
const NOTE = part({ name: 'Wunsch', type: 'text', optional: true, options: [] });
const PIZZA = product({ config: { parts: [part({ optional: true }), EXTRAS, NOTE] } });

describe('Lines of the cart', () => {
  test('products are the same with the same id, name, description and price (SPEC section 4)', () => {
    expect(isSameProduct(product(), product({ images: [{ id: 1, version: 1, extension: 'jpg' }] }))).toBe(
      true,
    );
    const others: Partial<Product>[] = [
      { id: 2 },
      { name: 'Marinara' },
      { description: 'neu' },
      { price: 10.4 },
    ];
    for (const other of others) expect(isSameProduct(product(), product(other))).toBe(false);
  });

  test('an equal item is merged into its line', () => {
    const items = [item({ product: cheese(), unit: 'kg', amount: 0.1 }), item({ amount: 2 })];
    const after = addItem(items, item({ product: cheese(), unit: 'kg', amount: 0.2 }));
    expect(after.map((line) => line.amount)).toEqual([0.3, 2]);
    expect(items.map((line) => line.amount)).toEqual([0.1, 2]);
  });

  test('another unit, another choice or another price makes a separate line', () => {
    const base = item({ product: PIZZA, parts: [{ name: 'Größe', value: 'groß' }] });
    const others: Partial<CartItem>[] = [
      { unit: 'kg' },
      { parts: [{ name: 'Größe', value: 'klein' }] },
      { parts: [] },
      { parts: [{ name: 'Wunsch', value: 'groß' }] },
      { product: { ...PIZZA, price: 1 } },
    ];
    for (const other of others) expect(addItem([base], { ...base, ...other })).toHaveLength(2);
  });

  test('the order of choices, uploads and parts does not matter, nor do empty parts', () => {
    const upload = (id: number) => ({ id, publicHash: `h${id}` });
    const a = item({
      parts: [
        { name: 'Extras', value: ['a', 'b'] },
        { name: 'Bilder', value: [upload(1), upload(2)] },
        { name: 'Wunsch', value: '' },
      ],
    });
    const b = item({
      parts: [
        { name: 'Bilder', value: [upload(2), upload(1)] },
        { name: 'Extras', value: ['b', 'a'] },
      ],
    });
    expect(sameLine(a, b)).toBe(true);
    expect(sameLine(a, { ...b, parts: [{ name: 'Extras', value: ['b', 'a'] }] })).toBe(false);
    expect(
      sameLine(a, { ...b, parts: [...b.parts.slice(1), { name: 'Bilder', value: [upload(2), upload(3)] }] }),
    ).toBe(false);
  });

  test('different extras, or two of them, make separate lines', () => {
    const withExtras = (...names: string[]) =>
      item({ product: PIZZA, parts: [{ name: 'Extras', value: names }] });
    expect(sameLine(withExtras('klein'), withExtras('groß'))).toBe(false);
    expect(sameLine(withExtras('klein'), withExtras('klein', 'groß'))).toBe(false);
    expect(sameLine(withExtras('klein', 'groß'), withExtras('groß', 'klein'))).toBe(true);
  });

  test('merging stops at the maximum', () => {
    const few = product({ maximumQuantity: 3 });
    const items = addItem([item({ product: few, amount: 2 })], item({ product: few, amount: 2 }));
    expect(items.map((line) => line.amount)).toEqual([3]);
  });

  test('a new line gets a valid amount', () => {
    expect(addItem([], item({ amount: 0 })).map((line) => line.amount)).toEqual([1]);
  });

  test('an amount in a unit that is no longer sold stays as it is', () => {
    expect(setAmount([item({ unit: 'kg' })], 0, 0.3).map((line) => line.amount)).toEqual([0.3]);
  });

  test('a line is removed by its index', () => {
    const items = [item({ amount: 1 }), item({ amount: 2 }), item({ amount: 3 })];
    expect(removeItem(items, 1).map((line) => line.amount)).toEqual([1, 3]);
  });

  test("only the line at the given index gets another amount, snapped to the product's steps", () => {
    const items = [item(), item()];
    expect(setAmount(items, 1, 2.6).map((line) => line.amount)).toEqual([1, 3]);
    expect(setAmount(items, 0, 0).map((line) => line.amount)).toEqual([1, 1]);
  });
});

describe('Items whose product no longer matches an active product are removed (SPEC section 4)', () => {
  const chosen = item({ product: PIZZA, parts: [{ name: 'Größe', value: 'groß' }] });
  const now = (change: Partial<Product>, isOrderable = true) => [
    { product: { ...PIZZA, ...change }, isOrderable },
  ];

  test('an unchanged product keeps its line, with the current product', () => {
    const fresh = now({ dineInTax: 7 });
    const { items, changes } = reconcile([chosen], fresh);
    expect(items).toEqual([{ ...chosen, product: fresh[0]?.product }]);
    expect(changes).toEqual([]);
  });

  test.each([
    ['renamed', { name: 'Marinara' }],
    ['priceChanged', { price: 10.4 }],
    ['changed', { description: 'Tomate' }],
    ['unitGone', { unit: { type: 'serving', symbol: 'Portion' } }],
    ['optionsGone', { config: { parts: [part({ optional: true, options: [] })] } }],
    ['optionsGone', { config: { parts: [EXTRAS] } }],
    ['changed', { config: { parts: [part(), part({ name: 'Rand' })] } }],
    ['changed', { config: { parts: [part({ type: 'multiselect' })] } }],
    ['priceChanged', { pricing: 'fixed' }],
  ] as [string, Partial<Product>][])('%s: %j', (reason, change) => {
    const item2 = { ...chosen, amount: 2 };
    const { items, changes } = reconcile([item2], now(change));
    expect(items).toEqual([]);
    expect(changes).toMatchObject([{ item: item2, reason, product: { ...PIZZA, ...change }, kept: null }]);
  });

  test('a product that left the menu is dropped', () => {
    expect(reconcile([chosen], [])).toEqual({
      items: [],
      changes: [{ item: chosen, reason: 'gone', kept: null }],
    });
  });

  test('a product that is sold out is dropped', () => {
    const { items, changes } = reconcile([chosen], now({}, false));
    expect(items).toEqual([]);
    expect(changes.map((change) => change.reason)).toEqual(['soldOut']);
  });

  test('a chosen option with another price drops its line and reports the new unit price', () => {
    const dearer = part({ optional: true, options: [{ name: 'groß', modifier: 'add', value: 3 }] });
    const { changes } = reconcile([chosen], now({ config: { parts: [dearer, EXTRAS, NOTE] } }));
    expect(changes).toMatchObject([{ reason: 'priceChanged', unitPrice: 1290 }]);
  });

  test('the new price is reported for price changes only', () => {
    expect(reconcile([chosen], now({ name: 'Marinara' })).changes[0]).not.toHaveProperty('unitPrice');
  });

  test('a chosen option with another price model is another price, even if the sum is the same', () => {
    const free = (modifier: 'add' | 'subtract') =>
      part({ optional: true, options: [{ name: 'groß', modifier, value: 0 }] });
    const before = { ...chosen, product: { ...PIZZA, config: { parts: [free('add')] } } };
    const { changes } = reconcile([before], now({ config: { parts: [free('subtract')] } }));
    expect(changes.map((change) => change.reason)).toEqual(['priceChanged']);
  });

  test('a product with another price is dropped even if the chosen option overwrites it', () => {
    const fixed = part({ optional: true, options: [{ name: 'groß', modifier: 'overwrite', value: 12 }] });
    const before = { ...chosen, product: { ...PIZZA, config: { parts: [fixed] } } };
    const { changes } = reconcile([before], now({ config: { parts: [fixed] }, price: 10.4 }));
    expect(changes.map((change) => change.reason)).toEqual(['priceChanged']);
  });

  test('reordered options change nothing', () => {
    const both = { ...chosen, parts: [{ name: 'Extras', value: ['klein', 'groß'] }] };
    const turned = { ...EXTRAS, options: [...EXTRAS.options].reverse() };
    expect(reconcile([both], now({ config: { parts: [turned] } })).changes).toEqual([]);
  });

  test('an alternative unit with another ratio is another price', () => {
    const byGram = item({ product: cheese(), unit: 'g', amount: 500 });
    const other = cheese().alternativeUnits.map((unit) => ({ ...unit, ratio: 0.002 }));
    const { changes } = reconcile(
      [byGram],
      [{ product: cheese({ alternativeUnits: other }), isOrderable: true }],
    );
    expect(changes.map((change) => change.reason)).toEqual(['priceChanged']);
  });

  test('a line above a new maximum is reduced to it, and that is reported', () => {
    const { items, changes } = reconcile([{ ...chosen, amount: 5 }], now({ maximumQuantity: 3 }));
    expect(items.map((line) => line.amount)).toEqual([3]);
    expect(changes).toMatchObject([
      { reason: 'amountChanged', item: { amount: 5 }, kept: { amount: 3 }, product: { maximumQuantity: 3 } },
    ]);
  });

  test('lines and changes keep the order of the cart', () => {
    const gone = item({ product: product({ id: 99 }) });
    const { items, changes } = reconcile([gone, chosen, { ...gone, amount: 2 }], now({}));
    expect(items).toEqual([chosen]);
    expect(changes.map((change) => change.item.amount)).toEqual([1, 2]);
  });
});

const grams = (amount: number) => item({ product: cheese(), unit: 'kg', amount });
const sized = (size: string, amount = 1) =>
  item({
    product: product({ config: { parts: [part()] } }),
    parts: [{ name: 'Größe', value: size }],
    amount,
  });

describe('A line of the cart, step by step', () => {
  test('has one step more or less, by the steps of its unit', () => {
    expect(stepLine([item({ amount: 2 })], 0, 'more')).toEqual([item({ amount: 3 })]);
    expect(stepLine([item({ amount: 2 })], 0, 'less')).toEqual([item({ amount: 1 })]);
    expect(stepLine([grams(0.5)], 0, 'more')[0]?.amount).toBe(0.55);
  });

  test('is gone with one step less than its minimum', () => {
    expect(isLeast(item())).toBe(true);
    expect(stepLine([item(), grams(0.5)], 0, 'less')).toEqual([grams(0.5)]);
    expect(isLeast(grams(0.1))).toBe(true);
    expect(isLeast(grams(0.15))).toBe(false);
  });

  test('has no more than is sold at once', () => {
    const few = item({ product: product({ maximumQuantity: 2 }), amount: 2 });
    expect(isMost(few)).toBe(true);
    expect(stepLine([few], 0, 'more')).toEqual([few]);
    expect(isMost(item())).toBe(false);
  });
});

describe('A removed line', () => {
  test('comes back to its place', () => {
    fc.assert(
      fc.property(carts, fc.nat(), (items, at) => {
        fc.pre(items.length > 0);
        const index = at % items.length;
        const line = items[index];
        if (!line) return;
        const others = items.filter((_, place) => place !== index);
        fc.pre(insertLine(others, index, line).length === items.length);
        expect(insertLine(others, index, line)).toEqual(items);
      }),
    );
  });

  test('is merged with an equal one that was added meanwhile', () => {
    expect(insertLine([item({ amount: 2 })], 0, item())).toEqual([item({ amount: 3 })]);
  });
});

describe('A line with another choice', () => {
  test('stays at its place', () => {
    const items = [sized('klein'), grams(0.5)];
    expect(replaceLine(items, sized('klein'), sized('groß', 2))).toEqual([sized('groß', 2), grams(0.5)]);
  });

  test('is merged with a line that has this choice already', () => {
    const items = [sized('klein'), sized('groß')];
    expect(replaceLine(items, sized('klein'), sized('groß', 2))).toEqual([sized('groß', 3)]);
  });

  test('is added where the line was removed in another tab', () => {
    expect(replaceLine([grams(0.5)], sized('klein'), sized('groß'))).toEqual([grams(0.5), sized('groß')]);
  });
});
