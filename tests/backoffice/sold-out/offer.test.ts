import { describe, expect, it } from 'vitest';
import { outOf, searchDishes, shelvesOf } from '../../../src/backoffice/sold-out/offer.ts';
import type { MenuGroup } from '../../../src/lib/domain/menu.ts';
import { product } from '../../domain/samples.ts';

const UNTIL = '2026-11-22T02:00:00.000Z';
const category = (id: number, name: string) => ({ id, name, image: null, visible: true });
const option = (name: string, outUntil?: string) => ({ name, modifier: 'add' as const, value: 0, outUntil });
const pizza = product({
  id: 1,
  name: 'Pizza Margherita',
  config: {
    parts: [
      {
        name: 'Belag',
        description: '',
        type: 'multiselect',
        optional: true,
        options: [option('Oliven', UNTIL), option('Rucola', UNTIL), option('Basilikum')],
      },
    ],
  },
});
const soup = product({ id: 2, name: 'Suppe' });
const salad = product({ id: 3, name: 'Salat' });
const GROUPS: MenuGroup[] = [
  {
    category: category(1, 'Beliebt'),
    products: [
      { product: pizza, isOrderable: true },
      { product: soup, isOrderable: false },
    ],
  },
  {
    category: category(2, 'Alles'),
    products: [
      { product: pizza, isOrderable: true },
      { product: salad, isOrderable: false },
    ],
  },
];
const SOLD_OUT = [
  { product: { id: 1 }, part: 'Belag', option: 'Oliven', until: UNTIL },
  { product: { id: 2 }, part: null, option: null, until: UNTIL },
];
const SHELVES = shelvesOf(GROUPS, SOLD_OUT);

describe('the sold-out state of a branch, as its employees see it', () => {
  it('differs from products off sale in all branches', () => {
    expect(SHELVES[0]?.dishes.map(({ name, sale }) => [name, sale])).toEqual([
      ['Pizza Margherita', 'sold'],
      ['Suppe', 'here'],
    ]);
    expect(SHELVES[1]?.dishes.at(-1)).toMatchObject({ name: 'Salat', sale: 'everywhere' });
    expect(SHELVES[0]?.dishes[0]?.choices.map(({ name, sale }) => [name, sale])).toEqual([
      ['Oliven', 'here'],
      ['Rucola', 'everywhere'],
      ['Basilikum', 'sold'],
    ]);
  });

  it('lists each dish once, also if only an option is sold out', () => {
    expect(outOf(SHELVES).map(({ name }) => name)).toEqual(['Pizza Margherita', 'Suppe']);
    expect(outOf(shelvesOf(GROUPS, []))).toEqual([]);
  });

  it('is searched by the name of a dish or of an option', () => {
    expect(searchDishes(SHELVES, 'oliv MARG').map(({ name }) => name)).toEqual(['Pizza Margherita']);
    expect(searchDishes(SHELVES, 'sa').map(({ name }) => name)).toEqual(['Salat']);
    expect(searchDishes(SHELVES, 'Sushi')).toEqual([]);
  });
});
