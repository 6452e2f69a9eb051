import { describe, expect, test } from 'vitest';
import { deliveryFacts } from '../../src/content/landing.ts';
import type { Branch } from '../../src/lib/contract/branches.ts';
import { branch } from '../domain/samples.ts';

/** What the card of a branch says that delivers for these prices and from these order values on. */
function facts(...areas: [price: number, minimumOrderValue: number, free?: boolean][]) {
  const deliveryAreas = areas.map(([price, minimumOrderValue, free = false], at) => ({
    area: `Gebiet ${at}`,
    price,
    tax: 7,
    free,
    minimumOrderValue,
    freeFromOrderValue: null,
  }));
  return deliveryFacts({ ...branch({ isDeliveryEnabled: true }), deliveryAreas } as Branch, 'EUR');
}

describe('Delivery terms on a branch card', () => {
  test('are the lowest fee and the lowest minimum order value of its areas', () => {
    expect(facts([1.5, 12], [2.9, 20])).toEqual(['Lieferung ab 1,50 EUR', 'Mindestbestellwert ab 12,00 EUR']);
    expect(facts([1.5, 12], [1.5, 12])).toEqual(['Lieferung 1,50 EUR', 'Mindestbestellwert 12,00 EUR']);
  });

  test('are omitted if every area is free', () => {
    expect(facts([0, 0], [3, 0, true])).toEqual(['Kostenlose Lieferung']);
  });

  test('never say «ab 0,00 EUR» if only some areas are free', () => {
    expect(facts([0, 10, true], [3, 10])).toEqual([
      'Lieferung teilweise kostenlos',
      'Mindestbestellwert 10,00 EUR',
    ]);
  });
});
