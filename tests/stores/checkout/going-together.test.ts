import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../src/lib/client/api.ts';
import type { Product } from '../../../src/lib/domain/product.ts';
import { createCartItems } from '../../../src/lib/stores/cart/cart.ts';
import { createSuggestions } from '../../../src/lib/stores/checkout/going-together.ts';
import type { TextStorage } from '../../../src/lib/stores/storage.ts';
import { cheese, product } from '../../domain/samples.ts';

const PIZZA = product({ id: 1 });
const LEMONADE = product({ id: 801, name: 'Limonade' });

describe('What goes well with the cart', () => {
  let storage: TextStorage;
  let cart: ReturnType<typeof createCartItems>;
  let asked: unknown[];
  beforeEach(() => {
    storage = {};
    asked = [];
    cart = createCartItems(`cart-${Math.random()}`);
    cart.replace([{ product: PIZZA, amount: 2, unit: 'Stk', parts: [] }]);
  });

  /** A checkout that was just loaded; `products` null: the API does not answer. */
  async function load(products: Product[] | null = [LEMONADE, cheese()]) {
    const api = ((_: string, { params }: { params: unknown }) => {
      asked.push(params);
      return Promise.resolve(products ? { ok: true, data: products } : { ok: false, status: 0, errors: [] });
    }) as unknown as Api;
    const suggestions = createSuggestions({ api, branchId: 3, cart, storage, storageKey: 'suggestions' });
    await suggestions.ask();
    return suggestions;
  }

  test('is asked for with each dish of the cart once', async () => {
    cart.add({ product: product({ id: 2 }), amount: 1, unit: 'Stk', parts: [] });
    cart.add({ product: PIZZA, amount: 1, unit: 'Stk', parts: [{ name: 'Rand', value: 'Käse' }] });
    const { $products } = await load();
    expect(asked).toEqual([{ id: 3, products: '1,2' }]);
    expect($products.get()).toHaveLength(2);
  });

  test('is nothing without an answer, and not asked for with an empty cart', async () => {
    expect((await load(null)).$products.get()).toEqual([]);
    cart.clear();
    await load();
    expect(asked).toHaveLength(1);
  });

  test('goes into the cart in the amount of the menu’s plus, and stays on the page', async () => {
    const { take, $products } = await load();
    take(cheese());
    expect(cart.$items.get()[1]).toMatchObject({ product: cheese(), amount: 0.5, unit: 'kg', parts: [] });
    expect($products.get()).toHaveLength(2);
  });

  test('is offered once per order: not again with what was taken, but with the next one', async () => {
    const { take } = await load();
    take(LEMONADE);
    take(cheese());
    expect((await load()).$products.get()).toEqual([]);
    cart.replace([{ product: PIZZA, amount: 1, unit: 'Stk', parts: [] }]);
    expect((await load()).$products.get()).toHaveLength(2);
  });

  test('stays away from the tab in which it was declined', async () => {
    const { dismiss, $products } = await load();
    dismiss();
    expect($products.get()).toEqual([]);
    cart.replace([{ product: LEMONADE, amount: 1, unit: 'Stk', parts: [] }]);
    expect((await load()).$products.get()).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});
