import { cleanTestStorage, setPersistentEngine, useTestStorageEngine } from '@nanostores/persistent';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { cartLifetime, createCartItems } from '../../src/lib/stores/cart/cart.ts';
import { createSafeStorage, type TextStorage, type SafeStorage } from '../../src/lib/stores/storage.ts';
import { item } from '../domain/samples.ts';
import { full, pageOver } from './fixtures.ts';

const KEY = 'asp.glut.mitte.cart';
const QUIET = { addEventListener() {}, removeEventListener() {} };

afterEach(() => {
  useTestStorageEngine();
  cleanTestStorage();
});

const forbidden = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

function cartIn({ values }: SafeStorage) {
  setPersistentEngine(values, QUIET);
  return createCartItems(KEY);
}

/** What the next page finds. */
const found = (storage: SafeStorage) => cartIn(storage).$items.get();

describe('A cart whose storage', () => {
  test.each<[string, () => TextStorage | null]>([
    ['is full', () => full()],
    ['is full of an older cart', () => full({ [KEY]: '[]' })],
    ['is forbidden', forbidden],
    ['is missing', () => null],
  ])('%s, like its tab, lives in memory for the page', (_, open) => {
    const storage = createSafeStorage([open, open]);
    const cart = cartIn(storage);
    expect(storage.isStored(KEY)).toBe(true);
    cart.add(item());
    cart.add(item());
    expect(storage.isStored(KEY)).toBe(false);
    // Looked at for the first time: what the storage has does not come back.
    const stop = cart.$items.subscribe(() => {});
    expect(cart.$items.get()).toEqual([item({ amount: 2 })]);
    stop();
  });

  test.each<[string, TextStorage]>([
    ['is full', full()],
    ['is full of an older cart', full({ [KEY]: '[]' })],
  ])('%s goes with the tab to its next page', (_, browser) => {
    const tab: TextStorage = {};
    const storage = pageOver(browser, tab);
    cartIn(storage).add(item());
    expect(storage.isStored(KEY)).toBe(true);
    expect(found(pageOver(browser, tab))).toEqual([item()]);
    // After clearing, values fit again, and no old one returns.
    cartIn(pageOver(browser, tab)).clear();
    expect(found(pageOver(browser, tab))).toEqual([]);
    expect(found(pageOver(browser, {}))).toEqual([]);
  });

  test('works again is stored from then on', () => {
    const kept: TextStorage = {};
    const tab: TextStorage = {};
    let isFull = true;
    const browser = new Proxy(kept, {
      set(target, key: string, value: string) {
        if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        target[key] = value;
        return true;
      },
    });
    const storage = pageOver(browser, tab);
    const cart = cartIn(storage);
    cart.add(item());
    isFull = false;
    cart.add(item());
    expect(storage.isStored(KEY)).toBe(true);
    expect(JSON.parse(kept[KEY] ?? '')).toEqual([item({ amount: 2 })]);
    expect(tab).toEqual({});
  });

  test('and all others are forbidden is kept in the name of the tab', () => {
    const tab = { name: '' };
    const storage = createSafeStorage([forbidden, forbidden], tab);
    cartIn(storage).add(item());
    expect(storage.isStored(KEY)).toBe(true);
    expect(found(createSafeStorage([forbidden, forbidden], tab))).toEqual([item()]);
    expect(found(createSafeStorage([forbidden, forbidden], { name: '' }))).toEqual([]);
  });

  test.each([
    'shop',
    '7',
    'null',
    '"shop"',
    '[1]',
    '{"asp.glut.mitte.cart":7}',
    '{"asp.glut.mitte.cart":"{"}',
  ])('is forbidden in a tab called %j starts empty', (name) => {
    const storage = createSafeStorage([forbidden], { name });
    const cart = cartIn(storage);
    expect(cart.$items.get()).toEqual([]);
    cart.add(item());
    expect(found(storage)).toEqual([item()]);
  });

  test('works ignores the name of its tab', () => {
    const tab = { name: JSON.stringify({ [KEY]: JSON.stringify([item()]) }) };
    const before = tab.name;
    const storage = createSafeStorage([() => ({})], tab);
    expect(found(storage)).toEqual([]);
    cartIn(storage).add(item({ amount: 3 }));
    expect(tab.name).toBe(before);
  });
});

describe('The storage hint of a cart', () => {
  const said = (storage: SafeStorage, browser: TextStorage | null) => {
    cartIn(storage).add(item());
    return cartLifetime(KEY, storage, pageOver(browser));
  };

  test('says how long the browser keeps it', () => {
    const browser: TextStorage = {};
    expect(cartLifetime(KEY, pageOver(browser, {}), pageOver(browser))).toBe('browser');
    expect(said(pageOver(browser, {}), browser)).toBe('browser');
    const older = full({ [KEY]: '[]' });
    expect(said(pageOver(older, {}), older)).toBe('tab');
    expect(said(createSafeStorage([forbidden, forbidden], { name: '' }), null)).toBe('tab');
    expect(said(pageOver(older, full()), older)).toBe('page');
  });
});

describe('A stored value', () => {
  const writes = fc.array(
    fc.record({
      key: fc.constantFrom('a', 'b'),
      value: fc.option(fc.string(), { nil: undefined }),
      areFull: fc.tuple(fc.boolean(), fc.boolean()),
    }),
  );

  test('is the one written last, in whichever storage had space', () => {
    fc.assert(
      fc.property(writes, (all) => {
        let areFull: readonly boolean[] = [];
        const storages = [0, 1].map((index) => {
          const set = (target: TextStorage, key: string, value: string) => {
            if (areFull[index]) throw new DOMException('Full.', 'QuotaExceededError');
            target[key] = value;
            return true;
          };
          return new Proxy<TextStorage>({}, { set });
        });
        const { values } = pageOver(...storages);
        const last: Partial<TextStorage> = {};
        for (const { key, value, ...then } of all) {
          ({ areFull } = then);
          last[key] = value;
          if (value === undefined) delete values[key];
          else values[key] = value;
          for (const name of ['a', 'b']) {
            expect(values[name]).toBe(last[name]);
            expect(name in values).toBe(last[name] !== undefined);
          }
        }
      }),
    );
  });
});
