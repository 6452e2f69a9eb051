import { describe, expect, it } from 'vitest';
import {
  bulkRows,
  NO_CHANGE,
  NO_STATION,
  readBulkInput,
} from '../../../src/backoffice/products/bulk-change.ts';
import { Menu } from '../../../src/lib/contract/entities.ts';
import { Product } from '../../../src/lib/contract/products.ts';

describe('what is typed for many products', () => {
  it.each([
    ['nothing', {}, {}],
    ['a move', { category: '7' }, { category: 7 }],
    [
      'rates by name and as numbers',
      { rates: { delivery: 'reduced', takeaway: '2,6', dineIn: ' ' } },
      { rates: { delivery: 'reduced', takeaway: 2.6 } },
    ],
    [
      'allergens',
      { add: ['Milch'], remove: ['Soja'] },
      { addAllergens: ['Milch'], removeAllergens: ['Soja'] },
    ],
    ['switches', { visible: 'no', enabled: 'yes' }, { visible: false, enabled: true }],
    ['a station', { station: '3' }, { station: 3 }],
    ['the station of the category', { station: NO_STATION }, { station: null }],
    ['no lead time', { leadTimeType: 'none' }, { leadTime: null }],
    [
      'a lead time',
      { leadTimeType: 'hours', leadTimeValue: '1,5' },
      { leadTime: { value: 1.5, type: 'hours' } },
    ],
  ] as const)('means %s', (_, input, change) =>
    expect(readBulkInput({ ...NO_CHANGE, ...input })).toEqual({ change, problems: {} }),
  );

  it('that is no number is said at its field, and changes nothing', () => {
    const { change, problems } = readBulkInput({
      ...NO_CHANGE,
      rates: { delivery: '101', takeaway: 'viel' },
      leadTimeType: 'days',
      leadTimeValue: '',
    });
    expect(change).toEqual({});
    expect(Object.keys(problems)).toEqual(['takeaway', 'delivery', 'leadTime']);
  });
});

it('the preview says of each product what changes, and leaves out those that stay', () => {
  const categories = [
    { id: 1, name: 'Pizza', image: null, visible: true },
    { id: 2, name: 'Kalt', image: null, visible: true },
  ];
  const products = [
    Product.parse({ id: 1, name: 'Margherita', price: 10, tax: 19, allergens: ['Gluten'] }),
    Product.parse({ id: 2, name: 'Salat', price: 8, tax: 7, visible: false, allergens: ['Milch'] }),
  ];
  const menus = [
    Menu.parse({
      id: 1,
      availableFrom: '2026-01-01T00:00:00Z',
      catalog: [
        { id: 1, products: [{ id: 1 }] },
        { id: 2, products: [{ id: 2 }] },
      ],
    }),
  ];
  const stations = [{ id: 3, name: 'Ofen' }];
  const shelf = { products, categories, menus, stations, rateTitle: (name: string) => `Satz ${name}` };
  const change = {
    category: 2,
    rates: { delivery: 7, dineIn: 'meal' as const },
    addAllergens: ['Milch'],
    visible: false,
    station: 3,
    leadTime: { value: 2, type: 'days' as const },
  };
  expect(bulkRows(shelf, change)[0]).toEqual({
    id: 1,
    name: 'Margherita',
    changes: [
      { what: 'Kategorie', before: 'Pizza', after: 'Kalt' },
      { what: 'Steuersatz Lieferung', before: '19 %', after: '7 %' },
      { what: 'Steuersatz Dine In', before: '19 %', after: 'Satz meal' },
      { what: 'Allergene', before: 'Gluten', after: 'Gluten, Milch' },
      { what: 'Sichtbar', before: 'ja', after: 'nein' },
      { what: 'Station', before: 'Wie die Kategorie', after: 'Ofen' },
      { what: 'Vorlaufzeit', before: 'keine', after: '2 Tage' },
    ],
  });
  expect(bulkRows(shelf, { visible: false, addAllergens: ['Milch'] }).map(({ name }) => name)).toEqual([
    'Margherita',
  ]);
});
