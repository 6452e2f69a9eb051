import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chooseAreaOfLink, moveStored } from '../../../src/lib/stores/cart/link.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { area, branch } from '../../domain/samples.ts';
import { branchData, openCart } from '../fixtures.ts';
import { cartStorage } from '../../../src/lib/stores/storage.ts';

beforeAll(() => useTestStorageEngine());
afterEach(cleanTestStorage);

describe("A link from a delivery area's page", () => {
  const deliveryAreas = [area({ area: '10115 Berlin' }), area({ area: '10117 Berlin' })];
  const follow = (name: string, change: Partial<Branch> = {}) => {
    const data = branchData({
      branch: branch({ isTakeawayEnabled: true, isDeliveryEnabled: true, deliveryAreas, ...change }),
    });
    const cart = openCart(data);
    cart.chooseMode('takeaway');
    cart.chooseArea('10115 Berlin');
    return [chooseAreaOfLink(name, data, cart), cart.$mode.get(), cart.$area.get()?.area];
  };

  test('chooses delivery and that area', () => {
    expect(follow('10117 Berlin')).toEqual([true, 'delivery', '10117 Berlin']);
  });

  test('is ignored if the area is no longer served', () => {
    expect(follow('99999 Nirgends')).toEqual([false, 'takeaway', '10115 Berlin']);
    expect(follow('10117 Berlin', { isDeliveryEnabled: false })).toEqual([false, 'takeaway', '10115 Berlin']);
  });
});

describe('What is stored of a branch under its former identifier', () => {
  const shop = { shop: 'demo' };
  const key = (identifier: string, name: string) => `asp.demo.${identifier}.${name}`;

  test('moves to the one that it has today', () => {
    cartStorage.values[key('alt', 'cart')] = '[1]';
    cartStorage.values[key('alt', 'choice')] = '{}';
    expect(moveStored('alt', shop, 'neu')).toBe(true);
    expect([cartStorage.values[key('neu', 'cart')], cartStorage.values[key('neu', 'choice')]]).toEqual([
      '[1]',
      '{}',
    ]);
    expect(key('alt', 'cart') in cartStorage.values).toBe(false);
    expect(moveStored('alt', shop, 'neu')).toBe(false);
  });

  test('stays behind what was put into the cart since', () => {
    cartStorage.values[key('frueher', 'cart')] = '[1]';
    cartStorage.values[key('heute', 'cart')] = '[2]';
    expect(moveStored('frueher', shop, 'heute')).toBe(false);
    expect(cartStorage.values[key('heute', 'cart')]).toBe('[2]');
  });
});
