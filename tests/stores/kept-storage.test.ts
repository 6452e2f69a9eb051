import { cleanTestStorage, setPersistentEngine, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, describe, expect, test } from 'vitest';
import { createCartItems } from '../../src/lib/stores/cart-items.ts';
import { createKeptStorage } from '../../src/lib/stores/kept-storage.ts';
import { item } from '../domain/samples.ts';

const KEY = 'asp.glut.mitte.cart';
const QUIET = { addEventListener() {}, removeEventListener() {} };

afterEach(() => {
  useTestStorageEngine();
  cleanTestStorage();
});

const full = (kept: Record<string, string> = {}) =>
  new Proxy(kept, {
    set() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });

const forbidden = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

describe("A cart whose browser's storage", () => {
  test.each<[string, () => Record<string, string> | null]>([
    ['is full', () => full()],
    ['is full of an older cart', () => full({ [KEY]: '[]' })],
    ['is forbidden', forbidden],
    ['is missing', () => null],
  ])('%s lives in memory for the page', (_, open) => {
    const { engine, isKept } = createKeptStorage(open);
    setPersistentEngine(engine, QUIET);
    const cart = createCartItems(KEY);
    expect(isKept(KEY)).toBe(true);
    cart.add(item());
    cart.add(item());
    expect(isKept(KEY)).toBe(false);
    // Looked at for the first time: what the storage has does not come back.
    const stop = cart.$items.subscribe(() => {});
    expect(cart.$items.get()).toEqual([item({ amount: 2 })]);
    stop();
  });

  test('takes things again keeps them from then on', () => {
    const kept: Record<string, string> = {};
    let isFull = true;
    const storage = new Proxy(kept, {
      set(target, key: string, value: string) {
        if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        target[key] = value;
        return true;
      },
    });
    const { engine, isKept } = createKeptStorage(() => storage);
    setPersistentEngine(engine, QUIET);
    const cart = createCartItems(KEY);
    cart.add(item());
    isFull = false;
    cart.add(item());
    expect(isKept(KEY)).toBe(true);
    expect(JSON.parse(kept[KEY] ?? '')).toEqual([item({ amount: 2 })]);
  });
});
