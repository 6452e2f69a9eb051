import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMissing, sameAgain, type PastLine } from '../../src/lib/domain/reorder.ts';
import { type OfferedProduct, partProblems } from '../../src/lib/domain/cart-changes.ts';
import type { CartItem } from '../../src/lib/domain/cart-item.ts';
import { unitPrice } from '../../src/lib/domain/line-price.ts';
import type { Product } from '../../src/lib/domain/product.ts';
import { quantityRule, snap } from '../../src/lib/domain/quantity.ts';
import { CASES, carts, products } from './arbitraries.ts';
import { cheese, item, part, product } from './samples.ts';

/** A line as it was ordered. */
function past({ product: of, amount, unit, parts }: CartItem): PastLine {
  return { product: of.id, name: of.name, amount, unit, parts, unitPrice: unitPrice(of, parts), image: null };
}

const offer = (of: Product, isOrderable = true): OfferedProduct => ({ product: of, isOrderable });
const PIZZA = product({ config: { parts: [part()] } });
const LARGE = item({ product: PIZZA, amount: 2, parts: [{ name: 'Größe', value: 'groß' }] });

/** What is said of the pizza if today's is like that. */
const changesWith = (change: Partial<Product>, isOrderable = true) =>
  sameAgain([past(LARGE)], [offer({ ...PIZZA, ...change }, isOrderable)]);

describe('The same again', () => {
  test('is the same where nothing has changed but words, pictures and taxes', () => {
    const { items, changes } = changesWith({ description: 'neu', takeawayTax: 19 });
    expect(changes).toEqual([]);
    expect(items).toEqual([{ ...LARGE, product: { ...PIZZA, description: 'neu', takeawayTax: 19 } }]);
  });

  test('costs what it costs today, and says what is dearer or cheaper', () => {
    const { items, changes } = changesWith({ price: 10.4 });
    expect(items[0]?.product.price).toBe(10.4);
    expect(changes).toMatchObject([{ name: 'Margherita', reason: 'priceChanged', unitPrice: 1240 }]);
    expect(changesWith({ price: 9 }).changes).toMatchObject([{ unitPrice: 1100 }]);
    const dearer = part({
      options: [
        { name: 'klein', modifier: 'subtract', value: 1 },
        { name: 'groß', modifier: 'add', value: 3 },
      ],
    });
    expect(changesWith({ config: { parts: [dearer] } }).changes).toMatchObject([{ unitPrice: 1290 }]);
  });

  test('leaves out what is gone, sold out or not to be had like that, and says why', () => {
    const small = part({ options: [{ name: 'klein', modifier: 'add', value: 0 }] });
    const asks = part({ name: 'Teig' });
    const cases: [Partial<Product>, boolean, string][] = [
      [{ id: 2 }, true, 'gone'],
      [{}, false, 'soldOut'],
      [{ unit: { type: 'weight', symbol: 'kg' } }, true, 'unitGone'],
      [{ config: { parts: [small] } }, true, 'optionsGone'],
      [{ config: { parts: [] } }, true, 'optionsGone'],
      [{ config: { parts: [part(), asks] } }, true, 'changed'],
    ];
    for (const [change, isOrderable, reason] of cases)
      expect(changesWith(change, isOrderable)).toEqual({
        items: [],
        changes: [{ name: 'Margherita', reason, kept: null }],
      });
  });

  test('names a dish that is called something else, and an amount that is not sold any more', () => {
    expect(changesWith({ name: 'Regina' })).toMatchObject({
      items: [{ amount: 2 }],
      changes: [{ name: 'Margherita', reason: 'renamed', product: { name: 'Regina' } }],
    });
    expect(changesWith({ maximumQuantity: 1 })).toMatchObject({
      items: [{ amount: 1 }],
      changes: [{ reason: 'amountChanged', kept: { amount: 1 } }],
    });
  });

  test('of a menu that is as it was is what was ordered (property)', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const byId = new Map(cart.map((line) => [line.product.id, line.product]));
        const lines = cart
          .map((line) => ({ ...line, product: byId.get(line.product.id) ?? line.product }))
          .filter(
            ({ product: of, unit, parts }) => quantityRule(of, unit) && !partProblems(of, parts).length,
          );
        const again = sameAgain(
          lines.map(past),
          [...byId.values()].map((of) => offer(of)),
        );
        expect(again.items.map((line) => line.product)).toEqual(lines.map((line) => line.product));
        expect(again.changes.filter(({ reason }) => reason !== 'amountChanged')).toEqual([]);
      }),
      { numRuns: CASES },
    );
  });

  test('of any menu has each line once, in the cart at today’s price or named as gone (property)', () => {
    fc.assert(
      fc.property(carts, fc.array(fc.tuple(products, fc.boolean()), { maxLength: 12 }), (cart, menu) => {
        const today = new Map(menu.map(([of, isOrderable]) => [of.id, offer(of, isOrderable)]));
        const { items, changes } = sameAgain(cart.map(past), [...today.values()]);
        const lost = changes.filter(({ kept }) => kept === null);
        expect(items.length + lost.length).toBe(cart.length);
        for (const { product: of, amount, unit, parts } of items) {
          expect(today.get(of.id)).toEqual(offer(of, true));
          expect(partProblems(of, parts)).toEqual([]);
          const rule = quantityRule(of, unit);
          expect(rule && snap(amount, rule)).toBe(amount);
        }
      }),
      { numRuns: CASES },
    );
  });
});

describe('A cart that gets the same again', () => {
  test('keeps what is in it, and has no dish twice after a second tap', () => {
    const olives = item({ product: cheese(), unit: 'kg', amount: 0.3 });
    expect(addMissing([olives], [LARGE])).toEqual([olives, LARGE]);
    expect(addMissing([{ ...LARGE, amount: 1 }], [LARGE])).toEqual([LARGE]);
    expect(addMissing([{ ...LARGE, amount: 3 }], [LARGE])).toEqual([{ ...LARGE, amount: 3 }]);
  });

  test('is the same after any number of taps (property)', () => {
    fc.assert(
      fc.property(carts, carts, (cart, items) => {
        const once = addMissing(cart, items);
        expect(addMissing(once, items)).toEqual(once);
      }),
      { numRuns: CASES },
    );
  });
});
