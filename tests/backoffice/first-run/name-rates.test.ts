import { describe, expect, test } from 'vitest';
import { namedAreas, namedRates } from '../../../src/backoffice/first-run/name-rates.ts';
import { Branch } from '../../../src/lib/contract/branches.ts';
import { Product } from '../../../src/lib/contract/products.ts';

const TODAY = '2026-11-25';
const product = (taxes: object) => Product.parse({ id: 1, name: 'Pasta', price: 9, ...taxes });

describe('tax rates of an imported shop', () => {
  test('get the names that their numbers stand for', () => {
    expect(namedRates(product({ tax: 7, takeawayTax: 7, dineInTax: 7 }), 'DE', TODAY)).toEqual({
      delivery: 'reduced',
      takeaway: 'reduced',
      dineIn: 'meal',
    });
    expect(namedRates(product({ tax: 19 }), 'DE', TODAY)).toEqual({
      delivery: 'standard',
      takeaway: 'standard',
      dineIn: 'standard',
    });
    expect(namedRates(product({ tax: 2.6, dineInTax: 8.1 }), 'CH', TODAY)).toMatchObject({
      delivery: 'reduced',
      dineIn: 'meal',
    });
  });

  test('are left alone where they have names, or numbers of no rate', () => {
    expect(namedRates(product({ tax: 7, taxRates: {} }), 'DE', TODAY)).toBeNull();
    expect(namedRates(product({ tax: 12.5 }), 'DE', TODAY)).toBeNull();
  });

  test('of delivery fees get names, too, where there is a fee', () => {
    const branch = Branch.parse({
      id: 1,
      identifier: 'roma',
      name: 'Roma',
      deliveryAreas: [
        { area: 'Mitte', price: 2, tax: 7 },
        { area: 'Nord', free: true },
      ],
    });
    expect(namedAreas(branch, 'DE', TODAY)?.map(({ taxRate }) => taxRate)).toEqual(['reduced', undefined]);
    expect(namedAreas({ ...branch, deliveryAreas: [] }, 'DE', TODAY)).toBeNull();
  });
});
