import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { OrderItemFacts } from '../../src/lib/contract/orders.ts';
import { kilocalories } from '../../src/lib/domain/nutrition.ts';
import { factLines, lineFacts } from '../../src/lib/domain/line-facts.ts';
import { asCents } from '../../src/lib/domain/money.ts';
import {
  allergenText,
  cartAge,
  chosenFacts,
  orderAge,
  basePrice,
  basePriceOf,
  netContentOf,
} from '../../src/lib/domain/product-facts.ts';
import {
  type PartOption,
  type Product,
  CONTENT_UNITS,
  type ContentUnit,
} from '../../src/lib/domain/product.ts';
import { UNITS } from '../../src/lib/domain/units.ts';
import { part, product } from './samples.ts';
import { CASES } from './arbitraries.ts';

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

  test('name an option without a declaration once, even if it was chosen twice', () => {
    const burger = part({
      name: 'Erster Burger',
      options: [{ name: 'Glut-Burger', modifier: 'add', value: 0 }],
    });
    const menu = dish({
      noAllergens: true,
      config: { parts: [burger, { ...burger, name: 'Zweiter Burger' }] },
    });
    const both = ['Erster Burger', 'Zweiter Burger'].map((name) => ({ name, value: 'Glut-Burger' }));
    expect(allergenText(chosenFacts(menu, both), 'Menü')).toBe('keine; keine Angabe zu Glut-Burger');
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

const of = (cents: number, amount: number, unit: ContentUnit) => basePrice(asCents(cents), { amount, unit });

describe('The base price of packed goods', () => {
  test.each([
    [320, 330, 'ml', 970, 'l'],
    [320, 33, 'cl', 970, 'l'],
    [320, 0.33, 'l', 970, 'l'],
    [1890, 0.75, 'l', 2520, 'l'],
    [199, 250, 'g', 796, 'kg'],
    [1, 1, 'dag', 100, 'kg'],
    [0, 500, 'g', 0, 'kg'],
  ] as const)('%i cents for %d %s are %i cents per 1 %s', (cents, amount, unit, price, per) => {
    expect(of(cents, amount, unit)).toEqual({ cents: price, per: per });
  });

  test('is left out where it equals the price, and for less than 10 g or ml', () => {
    expect(of(300, 1, 'l')).toBeNull();
    expect(of(300, 1000, 'g')).toBeNull();
    expect(of(300, 9.9, 'ml')).toBeNull();
    expect(of(300, 10, 'ml')).toEqual({ cents: 30_000, per: 'l' });
  });

  const content = fc.record({
    amount: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100),
    unit: fc.constantFrom(...CONTENT_UNITS),
  });

  test('is the price by the amount in kilograms or litres, rounded half up to cents', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), content, (cents, { amount, unit }) => {
        const found = of(cents, amount, unit);
        if (!found) return;
        const factor = UNITS[unit].factor;
        // In hundredths of grams or millilitres, so that all is whole.
        const small = BigInt(Math.round(amount * 100)) * BigInt(factor);
        const exact = BigInt(cents) * 100_000n;
        const rest = exact - BigInt(found.cents) * small;
        expect(2n * rest < small && 2n * rest >= -small).toBe(true);
        expect(found.per).toBe(UNITS[unit].type === 'weight' ? 'kg' : 'l');
      }),
      { numRuns: CASES },
    );
  });

  test('is the same whatever unit the content is written in', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 10, max: 5000 }), (cents, amount) => {
        expect(of(cents, amount, 'ml')).toEqual(of(cents, amount / 10, 'cl'));
        expect(of(cents, amount, 'g')?.cents).toEqual(of(cents, amount, 'ml')?.cents);
      }),
      { numRuns: CASES },
    );
  });
});

describe('The base price of a product', () => {
  const size = part({
    name: 'Größe',
    type: 'select',
    options: [
      { name: 'Klein', modifier: 'overwrite', value: 2, netContent: { amount: 0.25, unit: 'l' } },
      { name: 'Groß', modifier: 'overwrite', value: 3, netContent: { amount: 0.5, unit: 'l' } },
      { name: 'Becher', modifier: 'add', value: 0.5 },
    ],
  });
  const cola = product({
    price: 2,
    netContent: { amount: 0.2, unit: 'l' },
    config: { parts: [size] },
  });
  const chosen = (value: string) => [{ name: 'Größe', value }];

  test("follows the chosen size's price and content", () => {
    expect(basePriceOf(cola, chosen('Klein'))).toEqual({ cents: 800, per: 'l' });
    expect(basePriceOf(cola, chosen('Groß'))).toEqual({ cents: 600, per: 'l' });
  });

  test('has the product’s content where the chosen one names none', () => {
    expect(netContentOf(cola, chosen('Becher'))).toEqual({ amount: 0.2, unit: 'l' });
    expect(basePriceOf(cola, chosen('Becher'))).toEqual({ cents: 1250, per: 'l' });
  });

  test('is for the drained weight, unless the chosen size has a content of its own', () => {
    const label = { drainedWeight: { amount: 400, unit: 'g' as const } };
    const olives = { ...cola, netContent: { amount: 800, unit: 'g' as const }, label };
    expect(netContentOf(olives, [])).toEqual({ amount: 800, unit: 'g' });
    expect(basePriceOf(olives, [])).toEqual({ cents: 500, per: 'kg' });
    expect(basePriceOf(olives, chosen('Groß'))).toEqual({ cents: 600, per: 'l' });
  });

  test('is left out for goods by weight, for a price for any amount, and without a content', () => {
    expect(basePriceOf({ ...cola, unit: { type: 'weight', symbol: 'kg' } }, [])).toBeNull();
    expect(basePriceOf({ ...cola, pricing: 'fixed' }, [])).toBeNull();
    expect(basePriceOf(product({ price: 2 }), [])).toBeNull();
  });
});
