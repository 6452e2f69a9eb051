import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { priceCart } from '../../../src/lib/domain/pricing.ts';
import type { Cart } from '../../../src/lib/stores/cart/cart.ts';
import { carts } from '../../domain/arbitraries.ts';
import { area, branch, item } from '../../domain/samples.ts';
import { branchData, openCart, shopData } from '../fixtures.ts';

const AREAS = [area(), area({ area: '10117 Berlin', price: 0, free: true, minimumOrderValue: 20 })];
const MITTE = branchData({ branch: branch({ deliveryAreas: AREAS }) });

beforeAll(() => useTestStorageEngine());
afterEach(cleanTestStorage);

const rateOf = (cart: Cart) => cart.$pricing.get().lines.map(({ taxRate }) => taxRate);

describe('The mode of a cart', () => {
  test("is the shop's default, in any spelling", () => {
    for (const spelling of ['dineIn', 'dine-in', 'DINE_IN'])
      expect(openCart(MITTE, shopData({ defaultMode: spelling })).$mode.get()).toBe('dineIn');
  });

  test('is the first that the branch offers if it does not offer the default', () => {
    const data = branchData({ branch: branch({ isDeliveryEnabled: false, isTakeawayEnabled: false }) });
    expect(openCart(data, shopData({ defaultMode: 'delivery' })).$mode.get()).toBe('dineIn');
  });

  test('is takeaway at a branch that offers none, so that the page still works', () => {
    const closed = branch({ isDeliveryEnabled: false, isTakeawayEnabled: false, isDineInEnabled: false });
    expect(openCart(branchData({ branch: closed })).$mode.get()).toBe('takeaway');
  });

  test("is the customer's choice, against the default and after a reload", () => {
    const shop = shopData({ defaultMode: 'dineIn' });
    openCart(MITTE, shop).chooseMode('delivery');
    expect(openCart(MITTE, shop).$mode.get()).toBe('delivery');
  });

  test('falls back while the branch does not offer the choice', () => {
    openCart(MITTE).chooseMode('delivery');
    const stopped = branchData({ branch: branch({ isDeliveryEnabled: false }) });
    expect(openCart(stopped).$mode.get()).toBe('takeaway');
    expect(openCart(MITTE).$mode.get()).toBe('delivery');
  });

  test('is separate per branch', () => {
    openCart(MITTE).chooseMode('delivery');
    expect(openCart(branchData({ branch: branch({ identifier: 'nord' }) })).$mode.get()).toBe('takeaway');
  });
});

describe('The delivery area of a cart', () => {
  test('is the first until the customer chooses another, which survives a reload', () => {
    const cart = openCart(MITTE);
    expect(cart.$area.get()?.area).toBe('10115 Berlin');
    cart.chooseArea('10117 Berlin');
    cart.chooseMode('delivery');
    expect(openCart(MITTE).$area.get()?.area).toBe('10117 Berlin');
    expect(openCart(MITTE).$mode.get()).toBe('delivery');
  });

  test('is the first again if the chosen one is no longer served', () => {
    openCart(MITTE).chooseArea('10117 Berlin');
    expect(openCart().$area.get()?.area).toBe('10115 Berlin');
  });

  test('is empty at a branch without areas', () => {
    expect(openCart(branchData({ branch: branch({ deliveryAreas: [] }) })).$area.get()).toBeNull();
  });
});

describe('The totals of a cart', () => {
  test("include the area's fee up to its free delivery value", () => {
    const cart = openCart(MITTE);
    cart.add(item());
    cart.chooseMode('delivery');
    expect(cart.$pricing.get()).toMatchObject({ gross: 990, deliveryGross: 250, totalGross: 1240 });
    cart.add(item({ amount: 3 }));
    expect(cart.$pricing.get()).toMatchObject({ gross: 3960, deliveryGross: 0, totalGross: 3960 });
  });

  test('include no fee for takeaway and dine-in', () => {
    const cart = openCart(MITTE);
    cart.add(item());
    for (const mode of ['takeaway', 'dineIn'] as const) {
      cart.chooseMode(mode);
      expect(cart.$pricing.get()).toMatchObject({ deliveryGross: 0, totalGross: 990 });
    }
  });

  test('use the tax rates of the mode', () => {
    const cart = openCart(MITTE);
    cart.add(item());
    cart.chooseMode('dineIn');
    expect(rateOf(cart)).toEqual([19]);
    cart.chooseMode('takeaway');
    expect(rateOf(cart)).toEqual([7]);
  });

  test("equal the domain's totals for any cart", () => {
    fc.assert(
      fc.property(carts, fc.constantFrom('takeaway', 'delivery', 'dineIn'), (items, mode) => {
        const cart = openCart(MITTE);
        cart.replace(items);
        cart.chooseMode(mode);
        const chosen = mode === 'delivery' ? (AREAS[0] ?? null) : null;
        expect(priceCart(items, { mode, area: chosen })).toMatchObject(cart.$pricing.get());
      }),
      { numRuns: 50 },
    );
  });
});

describe('The minimum order value', () => {
  test('reports what is missing, for delivery only', () => {
    const cart = openCart(MITTE);
    cart.add(item());
    expect(cart.$shortfall.get()).toBe(0);
    cart.chooseMode('delivery');
    expect(cart.$shortfall.get()).toBe(510);
    cart.chooseArea('10117 Berlin');
    expect(cart.$shortfall.get()).toBe(1010);
  });

  test('is reached exactly at its value, delivery excluded', () => {
    const exact = branchData({ branch: branch({ deliveryAreas: [area({ minimumOrderValue: 19.8 })] }) });
    const cart = openCart(exact);
    cart.chooseMode('delivery');
    cart.add(item());
    expect(cart.$shortfall.get()).toBe(990);
    cart.add(item());
    expect(cart.$shortfall.get()).toBe(0);
  });
});

describe('A malformed stored choice', () => {
  test.each(['nonsense', 'null', '[]', '7', '"delivery"', '{"mode":7,"area":{}}', '{"mode":"drone"}', '{}'])(
    '%j is ignored',
    (text) => {
      setTestStorageKey('asp.glut.mitte.choice', text);
      const cart = openCart(MITTE);
      expect([cart.$mode.get(), cart.$area.get()?.area]).toEqual(['takeaway', '10115 Berlin']);
      cart.chooseMode('delivery');
      expect(openCart(MITTE).$mode.get()).toBe('delivery');
    },
  );

  test('keeps the half that is valid', () => {
    setTestStorageKey('asp.glut.mitte.choice', '{"area":"10117 Berlin"}');
    const cart = openCart(MITTE);
    expect([cart.$mode.get(), cart.$area.get()?.area]).toEqual(['takeaway', '10117 Berlin']);
  });
});
