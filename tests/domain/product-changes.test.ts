import { describe, expect, it } from 'vitest';
import { changedFields, moveTo } from '../../src/lib/domain/product-changes.ts';
import type { Menu } from '../../src/lib/domain/menu.ts';
import { Product } from '../../src/lib/contract/products.ts';

const product = Product.parse({
  id: 1,
  name: 'Pizza',
  price: 10,
  tax: 19,
  allergens: ['Gluten'],
  taxRates: { dineIn: 'meal' },
});

describe('a change of products', () => {
  it.each([
    ['nothing', {}, {}],
    ['what is so already', { visible: true, enabled: true, leadTime: null, addAllergens: ['Gluten'] }, {}],
    ['a rate as a number', { rates: { delivery: 7 } }, { tax: 7 }],
    [
      'a rate by name, beside the others',
      { rates: { delivery: 'reduced' } },
      { taxRates: { dineIn: 'meal', delivery: 'reduced' } },
    ],
    ['a number in place of a name', { rates: { dineIn: 7 } }, { dineInTax: 7, taxRates: undefined }],
    ['one more allergen', { addAllergens: ['Milch', 'Gluten'] }, { allergens: ['Gluten', 'Milch'] }],
    ['one less', { removeAllergens: ['Gluten', 'Soja'] }, { allergens: [] }],
    ['out of sale, for good', { enabled: false }, { enabled: false, outUntil: null }],
    ['a station of its own', { station: 3 }, { station: { id: 3 } }],
    ['the station of its category, which it has', { station: null }, {}],
    [
      'a lead time',
      { leadTime: { value: 2, type: 'days' } },
      { isLeadTimeEnabled: true, leadTimeValue: 2, leadTimeType: 'days' },
    ],
  ] as const)('of %s', (_, change, fields) => expect(changedFields(product, change)).toEqual(fields));

  it('gives a product back to the station of its category', () => {
    const own = { ...product, station: { id: 3 } };
    expect(changedFields(own, { station: 3 })).toEqual({});
    expect(changedFields(own, { station: null })).toEqual({ station: null });
  });

  it('does not leave a product with allergens that is declared to have none', () => {
    const free = { ...product, allergens: [], noAllergens: true };
    expect(changedFields(free, { addAllergens: ['Ei'] })).toEqual({ allergens: ['Ei'], noAllergens: false });
  });
});

describe('a move to a category', () => {
  const place = (id: number) => ({ id, enabled: id !== 2, visible: true });
  const entry = (id: number, ...ids: number[]) => ({ id, visible: true, products: ids.map(place) });
  const menu = (id: number, ...catalog: Menu['catalog']): Menu => ({
    id,
    name: '',
    availableFrom: '2026-01-01T00:00:00Z',
    branches: [],
    catalog,
  });

  it('is one on each menu that a product is on, behind the others, and keeps what is said of its place', () => {
    const { catalogs, moved } = moveTo(
      [menu(1, entry(1, 1, 2), entry(2, 3)), menu(2, entry(1, 2)), menu(3, entry(1, 9))],
      [2, 3],
      2,
    );
    expect([...catalogs]).toEqual([
      [1, [entry(1, 1), entry(2, 3, 2)]],
      [2, [entry(1), entry(2, 2)]],
    ]);
    expect([...moved]).toEqual([2]);
  });

  it('takes what is on no menu to those with the category, and what is there already out of the others', () => {
    const { catalogs, moved } = moveTo([menu(1, entry(1, 1), entry(2, 1)), menu(2, entry(1))], [1, 7], 2);
    expect([...catalogs]).toEqual([[1, [entry(1), entry(2, 1, 7)]]]);
    expect([...moved].sort()).toEqual([1, 7]);
  });
});
