import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertLine, isLeast, isMost, replaceLine, stepLine } from '../../src/lib/domain/cart-steps.ts';
import { carts } from './arbitraries.ts';
import { cheese, item, part, product } from './samples.ts';

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
