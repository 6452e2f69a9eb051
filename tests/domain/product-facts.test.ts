import { describe, expect, test } from 'vitest';
import { OrderItemFacts } from '../../src/lib/contract/orders.ts';
import { allergenText } from '../../src/lib/domain/fact-words.ts';
import { factLines } from '../../src/lib/domain/line-fact-words.ts';
import { kilocalories } from '../../src/lib/domain/nutrition.ts';
import { lineFacts } from '../../src/lib/domain/line-facts.ts';
import { cartAge, chosenFacts, orderAge } from '../../src/lib/domain/product-facts.ts';
import type { PartOption, Product } from '../../src/lib/domain/product.ts';
import { part, product } from './samples.ts';

const options: PartOption[] = [
  { name: 'Käse', modifier: 'add', value: 1, allergens: ['Milch'], additives: ['mit Farbstoff'] },
  { name: 'Pilze', modifier: 'add', value: 1, noAllergens: true },
  { name: 'Rucola', modifier: 'add', value: 1 },
  { name: 'Schuss', modifier: 'add', value: 1, minimumAge: 18 },
];
const extras = part({ name: 'Extras', type: 'multiselect', optional: true, options });
const dish = (facts: Partial<Product>) => product({ name: 'Brot', config: { parts: [extras] }, ...facts });
const chosen = (...value: string[]) => [{ name: 'Extras', value }];
const textOf = (facts: Partial<Product>, ...names: string[]) =>
  allergenText(chosenFacts(dish(facts), chosen(...names)), 'Brot');

describe('The allergens of a dish', () => {
  test('are its own and those of what was chosen, each once', () => {
    expect(textOf({ allergens: ['Gluten', 'Milch'] }, 'Käse')).toBe('Gluten, Milch');
    expect(textOf({ allergens: ['Gluten'] }, 'Käse')).toBe('Gluten, Milch');
    expect(textOf({ allergens: ['Gluten'] })).toBe('Gluten');
  });

  test("are 'keine' only where the shop declares it for all that was chosen", () => {
    expect(textOf({ noAllergens: true }, 'Pilze')).toBe('keine');
    expect(textOf({ noAllergens: true }, 'Rucola')).toBe('keine; keine Angabe zu Rucola');
    expect(textOf({})).toBe('keine Angabe');
    expect(textOf({}, 'Käse')).toBe('Milch; keine Angabe zu Brot');
  });
});

test('Additives that a shop still calls sulphured are named as the law does', () => {
  const wine = dish({ additives: ['geschwefelt', 'mit Konservierungsstoff', 'mit Farbstoff'] });
  expect(chosenFacts(wine, []).additives).toEqual(['mit Konservierungsstoff', 'mit Farbstoff']);
});

describe('The age that a cart asks for', () => {
  test('is the highest of its products and of what was chosen', () => {
    const wine = { product: dish({ minimumAge: 16 }), parts: [] };
    expect(cartAge([{ product: dish({}), parts: [] }])).toBeNull();
    expect(cartAge([wine])).toBe(16);
    expect(cartAge([wine, { product: dish({}), parts: chosen('Schuss') }])).toBe(18);
  });
});

describe('The facts kept with an order', () => {
  test('are none where nothing is said', () => {
    expect(lineFacts(dish({}), [])).toBeNull();
    expect(factLines(null, 'EUR')).toEqual([]);
  });

  test('say it in lines', () => {
    const wine = dish({
      price: 9,
      allergens: ['Sulfite'],
      netContent: { amount: 0.75, unit: 'l' },
      minimumAge: 16,
      origin: 'Apulien, Italien',
    });
    const facts = lineFacts(wine, []);
    expect(factLines(facts, 'EUR')).toEqual([
      '0,75 l (12,00 EUR/l)',
      'Allergene: Sulfite',
      'ab 16 Jahren',
      'Herkunft: Apulien, Italien',
    ]);
    expect(orderAge([{}, { facts }, { facts: null }])).toBe(16);
  });

  test('name the drained weight that the base price is for', () => {
    const label = { drainedWeight: { amount: 480, unit: 'g' as const } };
    const gherkins = dish({ price: 4.8, netContent: { amount: 850, unit: 'g' }, label });
    expect(factLines(lineFacts(gherkins, []), 'EUR')).toEqual(['850 g, Abtropfgewicht 480 g (10,00 EUR/kg)']);
  });

  test('are said without content and origin for an order of before they were kept', () => {
    const stored = {
      allergens: ['Sulfite'],
      isComplete: true,
      additives: [],
      basePrice: { price: 12, per: 'l' as const },
      minimumAge: null,
    };
    expect(OrderItemFacts.parse(stored)).toEqual(stored);
    expect(factLines(stored, 'EUR')).toEqual(['12,00 EUR/l', 'Allergene: Sulfite']);
  });

  test('name what was chosen, and say where something is missing', () => {
    expect(factLines(lineFacts(dish({ noAllergens: true }), chosen('Käse', 'Rucola')), 'EUR')).toEqual([
      'Allergene: Milch (nicht zu allem angegeben)',
      'Zusatzstoffe: mit Farbstoff',
    ]);
    expect(factLines(lineFacts(dish({ noAllergens: true }), []), 'EUR')).toEqual(['Allergene: keine']);
  });
});

test('Kilocalories follow from kilojoules', () => {
  expect(kilocalories({ energyKj: 180 })).toBe(43);
  expect(kilocalories({ energyKj: 0 })).toBe(0);
});
