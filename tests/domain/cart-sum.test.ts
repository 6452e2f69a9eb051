import { describe, expect, test } from 'vitest';
import {
  deliveryFee,
  deliveryGoal,
  deliveryPrice,
  freeDeliveryFrom,
  missingToMinimum,
} from '../../src/lib/domain/cart-sum.ts';
import { asCents } from '../../src/lib/domain/money.ts';
import { area } from './samples.ts';

describe('Delivery (SPEC section 9)', () => {
  const euro = (amount: number) => asCents(amount * 100);

  test('it costs what the area says', () => {
    expect(deliveryPrice(euro(20), area())).toBe(250);
  });

  test('it costs nothing where there is no area or the area is flagged free', () => {
    expect(deliveryPrice(euro(20), null)).toBe(0);
    expect(deliveryPrice(euro(1), area({ free: true }))).toBe(0);
  });

  test('it costs nothing from freeFromOrderValue on, that amount included (DESIGN 5.6)', () => {
    expect(
      [29.99, 30, 30.01].map((gross) => deliveryPrice(asCents(Math.round(gross * 100)), area())),
    ).toEqual([250, 0, 0]);
  });

  test('without freeFromOrderValue it never becomes free', () => {
    expect(deliveryPrice(euro(10_000), area({ freeFromOrderValue: null }))).toBe(250);
  });

  test('the hint names the amount from which it is free, and is silent once it is or if it never gets so', () => {
    expect(freeDeliveryFrom(euro(29), area())).toBe(3000);
    expect(freeDeliveryFrom(euro(30), area())).toBeNull();
    expect(freeDeliveryFrom(euro(1), area({ free: true }))).toBeNull();
    expect(freeDeliveryFrom(euro(1), area({ price: 0 }))).toBeNull();
    expect(freeDeliveryFrom(euro(1), area({ freeFromOrderValue: null }))).toBeNull();
    expect(freeDeliveryFrom(euro(1), null)).toBeNull();
  });

  test('the missing amount to the minimum order value excludes the delivery fee', () => {
    expect(
      [0, 14.99, 15, 16].map((gross) => missingToMinimum(asCents(Math.round(gross * 100)), area())),
    ).toEqual([1500, 1, 0, 0]);
    expect(missingToMinimum(euro(0), null)).toBe(0);
  });

  test('only a delivery has a fee', () => {
    expect(deliveryFee(euro(20), 'delivery', area())).toBe(250);
    expect(deliveryFee(euro(20), 'takeaway', area())).toBe(0);
    expect(deliveryFee(euro(20), 'dineIn', area())).toBe(0);
  });

  test('the goal is the minimum order value first, then free delivery, then none', () => {
    expect(deliveryGoal(euro(11), area())).toEqual({ kind: 'minimum', target: 1500, missing: 400 });
    expect(deliveryGoal(euro(15), area())).toEqual({ kind: 'free', target: 3000, missing: 1500 });
    expect(deliveryGoal(euro(30), area())).toBeNull();
    expect(deliveryGoal(euro(15), area({ freeFromOrderValue: null }))).toBeNull();
    expect(deliveryGoal(euro(1), null)).toBeNull();
  });
});
