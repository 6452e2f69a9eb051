import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { storageKey } from '../../../src/lib/client/page-data.ts';
import type { CartItem } from '../../../src/lib/domain/cart-item.ts';
import { priceCart } from '../../../src/lib/domain/pricing.ts';
import { createCartItems, type CartItems } from '../../../src/lib/stores/cart/cart.ts';
import { carts } from '../../domain/arbitraries.ts';
import { branch, cheese, item, part, product } from '../../domain/samples.ts';
import { branchData, shopData } from '../fixtures.ts';

const KEY = 'asp.glut.mitte.cart';

beforeAll(() => useTestStorageEngine());
afterEach(cleanTestStorage);

const grossOf = ({ $items }: CartItems) => priceCart($items.get(), { mode: 'takeaway', area: null }).gross;

const keep = (value: unknown) => setTestStorageKey(KEY, JSON.stringify(value));

describe("A branch's cart in the browser", () => {
  test('survives a reload with any content', () => {
    fc.assert(
      fc.property(carts, (items) => {
        createCartItems(KEY).replace(items);
        expect(createCartItems(KEY).$items.get()).toEqual(items);
      }),
      { numRuns: 50 },
    );
  });

  test('is separate per branch and shop', () => {
    const nord = branchData({ branch: branch({ identifier: 'nord' }) });
    const keys = [
      storageKey(shopData(), branchData(), 'cart'),
      storageKey(shopData(), nord, 'cart'),
      storageKey(shopData({ shop: 'thai' }), branchData(), 'cart'),
    ];
    createCartItems(keys[0] ?? '').add(item());
    expect(keys.map((key) => createCartItems(key).$items.get().length)).toEqual([1, 0, 0]);
  });

  test('is the same in every tab', () => {
    const here = createCartItems(KEY);
    const counts: number[] = [];
    const stop = here.$items.subscribe(() => void counts.push(here.count()));
    keep([item({ amount: 2 })]);
    keep([]);
    stop();
    expect(counts).toEqual([0, 2, 0]);
  });

  test('is stored without subscribers', () => {
    createCartItems(KEY).add(item());
    expect(JSON.parse(getTestStorage()[KEY] ?? '')).toEqual([item()]);
  });
});

describe('Adding and removing', () => {
  test('an equal item is merged into its line, and each addition is counted', () => {
    const cart = createCartItems(KEY);
    const additions: number[] = [];
    cart.$additions.listen((count) => additions.push(count));
    cart.add(item());
    cart.add(item({ amount: 2 }));
    expect(cart.$items.get()).toEqual([item({ amount: 3 })]);
    expect(additions).toEqual([1, 2]);
  });

  test('the cart is emptied at once', () => {
    const cart = createCartItems(KEY);
    cart.add(item());
    cart.clear();
    expect(cart.count()).toBe(0);
    expect(createCartItems(KEY).$items.get()).toEqual([]);
  });

  test('three pizzas and half a kilogram of cheese are four things for 42,15', () => {
    const cart = createCartItems(KEY);
    cart.add(item({ amount: 3 }));
    cart.add(item({ product: cheese(), unit: 'kg', amount: 0.5 }));
    expect(cart.count()).toBe(4);
    expect(grossOf(cart)).toBe(2970 + 1245);
  });
});

describe('A malformed stored cart', () => {
  test.each(['', 'nonsense', '[{"product":', 'null', '{}', '7', '"cart"', 'true'])('%j is empty', (text) => {
    setTestStorageKey(KEY, text);
    const cart = createCartItems(KEY);
    expect(cart.$items.get()).toEqual([]);
    cart.add(item());
    expect(createCartItems(KEY).$items.get()).toEqual([item()]);
  });

  const without = (...fields: string[]) =>
    Object.fromEntries(Object.entries(product()).filter(([field]) => !fields.includes(field)));
  const select = product({ config: { parts: [part()] } });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'Margherita'],
    ['no product', { amount: 1, unit: 'Stk', parts: [] }],
    ['a product without options', { ...item(), product: without('config') }],
    ['a product without units', { ...item(), product: without('unit', 'alternativeUnits') }],
    ['a product without a name', { ...item(), product: without('name') }],
    ['a product without a price', { ...item(), product: without('price') }],
    ['a product without its taxes', { ...item(), product: without('takeawayTax', 'dineInTax') }],
    ['a product without an id', { ...item(), product: without('id') }],
    ['a price in words', { ...item(), product: { ...product(), price: '9,90' } }],
    ['no amount', { ...item(), amount: undefined }],
    ['an amount in words', { ...item(), amount: '2' }],
    ['no unit', { ...item(), unit: undefined }],
    ['a unit that it is not sold in', { ...item(), unit: 'kg' }],
    ['no choices', { ...item(), parts: undefined }],
    ['a choice without a value', { ...item(), product: select, parts: [{ name: 'Größe' }] }],
    ['a choice of nothing', { ...item(), product: select, parts: [{ name: 'Größe', value: [null] }] }],
  ])('a line with %s is dropped and the others stay', (_, line) => {
    keep([item(), line, item({ product: cheese(), unit: 'kg', amount: 0.5 })]);
    const cart = createCartItems(KEY);
    expect(cart.$items.get().map((kept) => kept.product.name)).toEqual(['Margherita', 'Bergkäse']);
    expect([cart.count(), grossOf(cart)]).toEqual([2, 990 + 1245]);
  });

  test('written by another tab never throws', () => {
    const cart = createCartItems(KEY);
    const seen: CartItem[][] = [];
    const stop = cart.$items.subscribe((items) => void seen.push([...items]));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json({ maxDepth: 2 }),
          fc.string(),
          fc.array(fc.json({ maxDepth: 2 })).map((lines) => `[${lines.join()}]`),
        ),
        (text) => {
          setTestStorageKey(KEY, text);
          expect(grossOf(cart)).toBe(0);
        },
      ),
      { numRuns: 50 },
    );
    stop();
    expect(seen.every((items) => items.length === 0)).toBe(true);
  });
});
