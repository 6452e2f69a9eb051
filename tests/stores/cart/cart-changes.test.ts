import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createCartChanges, createCartItems } from '../../../src/lib/stores/cart/cart.ts';
import { cheese, item } from '../../domain/samples.ts';

beforeAll(() => useTestStorageEngine());
afterEach(cleanTestStorage);

function filled() {
  const cart = createCartItems('asp.glut.mitte.cart');
  cart.add(item({ amount: 2 }));
  cart.add(item({ product: cheese(), unit: 'kg', amount: 0.1 }));
  const names = () => cart.$items.get().map(({ product, amount }) => `${amount} ${product.name}`);
  return { names, changes: createCartChanges(cart) };
}

describe('A removed line', () => {
  test('can be taken back, and a step less that leaves something removes nothing', () => {
    const { names, changes } = filled();
    changes.less(0, 'list');
    expect(changes.$removed.get()).toBeNull();
    changes.less(0, 'row');
    expect(names()).toEqual(['0.1 Bergkäse']);
    expect(changes.$removed.get()).toMatchObject({ index: 0, place: 'row' });
    changes.undo();
    expect(names()).toEqual(['1 Margherita', '0.1 Bergkäse']);
    expect(changes.$removed.get()).toBeNull();
  });

  test('is forgotten after a while, but not with the one before it', () => {
    const { names, changes } = filled();
    changes.less(1, 'list');
    const first = changes.$removed.get();
    changes.less(0, 'list');
    changes.less(0, 'list');
    if (first) changes.forget(first);
    changes.undo();
    expect(names()).toEqual(['1 Margherita']);
    changes.undo();
    expect(names()).toEqual(['1 Margherita']);
  });
});

test('a line is increased, and replaced by another choice', () => {
  const { names, changes } = filled();
  changes.more(0);
  changes.change(item(), item({ amount: 5 }));
  expect(names()).toEqual(['5 Margherita', '0.1 Bergkäse']);
});
