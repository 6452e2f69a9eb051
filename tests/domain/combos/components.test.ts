import { describe, expect, test } from 'vitest';
import {
  chosenComponents,
  createWithComponents,
  NO_END,
  withComponents,
} from '../../../src/lib/domain/combos/components.ts';
import { withNamedRates } from '../../../src/lib/domain/named-rates.ts';
import { priceCart } from '../../../src/lib/domain/pricing.ts';
import { chosenFacts } from '../../../src/lib/domain/product-facts.ts';
import type { PartOption, Product } from '../../../src/lib/domain/product.ts';
import { item, part, product } from '../samples.ts';

const lasagne = product({ id: 10, name: 'Lasagne', price: 12, allergens: ['Gluten', 'Milch'] });
const cola = product({
  id: 20,
  name: 'Cola',
  price: 3,
  tax: 19,
  takeawayTax: 19,
  dineInTax: 19,
  additives: ['koffeinhaltig'],
  noAllergens: true,
  deposit: { amount: 0.25, kind: 'einweg' },
  images: [{ id: 20, version: 1, extension: 'webp' }],
});
const all = new Map([lasagne, cola].map((one) => [one.id, one]));

const option = (name: string, id: number, more: Partial<PartOption> = {}): PartOption => ({
  name,
  modifier: 'add',
  value: 0,
  product: { id },
  ...more,
});

function lunch(
  main: PartOption[] = [option('Lasagne', 10)],
  drink: PartOption[] = [option('Cola', 20)],
): Product {
  return product({
    id: 1,
    name: 'Mittagsmenü',
    price: 10,
    config: { parts: [part({ name: 'Haupt', options: main }), part({ name: 'Getränk', options: drink })] },
  });
}

const TERMS = { country: 'DE', day: '2026-11-27', isSmallBusiness: false } as const;
const filled = (combo: Product, products: ReadonlyMap<number, Product> = all, terms = TERMS) =>
  withNamedRates(
    withComponents(combo, (id) => products.get(id)),
    terms,
  );
const changed = (change: Partial<Product>) => new Map(all).set(20, { ...cola, ...change });
const chosen = [
  { name: 'Haupt', value: 'Lasagne' },
  { name: 'Getränk', value: 'Cola' },
];
const taxesOf = (combo: Product) =>
  priceCart([item({ product: combo, parts: chosen })], { mode: 'takeaway', area: null }).lines[0]?.taxes?.map(
    ({ taxRate, gross }) => [taxRate, gross],
  );

describe('An option that stands for a product', () => {
  test('has its picture, allergens, additives, deposit and rates', () => {
    const [, drink] = filled(lunch()).config.parts;
    expect(drink?.options).toMatchObject([
      {
        additives: ['koffeinhaltig'],
        noAllergens: true,
        deposit: { amount: 0.25 },
        tax: 19,
        product: { id: 20, price: 3, image: { id: 20 } },
      },
    ]);
    expect(drink?.options[0]?.product).not.toHaveProperty('rates');
    expect(chosenFacts(filled(lunch()), chosen)).toMatchObject({
      allergens: ['Gluten', 'Milch'],
      additives: ['koffeinhaltig'],
      isDeclared: true,
      undeclared: [],
    });
  });

  test('keeps what it says itself', () => {
    const own = option('Cola', 20, { allergens: ['Soja'], tax: 7, deposit: { amount: 1, kind: 'mehrweg' } });
    const [, drink] = filled(lunch(undefined, [own])).config.parts;
    expect(drink?.options).toMatchObject([{ allergens: ['Soja'], tax: 7, deposit: { amount: 1 } }]);
  });

  test('is sold out with it, until then or until further notice', () => {
    const outOf = (change: Partial<Product>) =>
      filled(lunch(), changed(change)).config.parts[1]?.options[0]?.outUntil;
    expect(outOf({})).toBeUndefined();
    expect(outOf({ enabled: false })).toBe(NO_END);
    expect(outOf({ enabled: false, outUntil: '2026-11-28T03:00:00Z' })).toBe('2026-11-28T03:00:00Z');
  });

  test('is told by its id where something of it was chosen', () => {
    expect(chosenComponents(lunch(), chosen)).toEqual([
      { part: 'Haupt', option: 'Lasagne', id: 10, portion: 1 },
      { part: 'Getränk', option: 'Cola', id: 20, portion: 1 },
    ]);
    expect(chosenComponents(lunch(), [])).toEqual([]);
  });
});

describe('A combo', () => {
  test('is split by the single prices of what was chosen', () => {
    expect(taxesOf(filled(lunch()))).toEqual([
      [7, 800],
      [19, 200],
    ]);
  });

  test('is split with the surcharges of its components, while other extras stay at its own rate', () => {
    const combo = lunch([option('Lasagne', 10, { value: 2 })]);
    combo.config.parts.push(
      part({ name: 'Extras', type: 'multiselect', options: [{ name: 'Käse', modifier: 'add', value: 1 }] }),
    );
    const parts = [...chosen, { name: 'Extras', value: ['Käse'] }];
    const { lines } = priceCart([item({ product: filled(combo), parts })], { mode: 'takeaway', area: null });
    // 12.00 by 12 : 3, and the cheese.
    expect(lines[0]?.taxes?.map(({ taxRate, gross }) => [taxRate, gross])).toEqual([
      [7, 1060],
      [19, 240],
    ]);
  });

  test('that is something itself counts with its own price', () => {
    const burger = lunch([], [option('Cola', 20, { value: 2 })]);
    burger.config.parts = burger.config.parts.slice(1).map((one) => ({ ...one, optional: true }));
    // 12.00 by 10 : 3.
    expect(taxesOf(filled(burger))).toEqual([
      [7, 923],
      [19, 277],
    ]);
  });

  test('follows the shares of its components, and rates by name on the day', () => {
    const shared = changed({ taxShares: [{ share: 50, tax: 7, takeawayTax: 7 }] });
    expect(taxesOf(filled(lunch(), shared))).toEqual([
      [7, 900],
      [19, 100],
    ]);
    const named = changed({ taxRates: { takeaway: 'reduced' } });
    expect(taxesOf(filled(lunch(), named))).toBeUndefined();
  });

  test('has no tax in a small business', () => {
    const combo = filled(lunch(), all, { ...TERMS, isSmallBusiness: true } as never);
    expect(taxesOf(combo)).toBeUndefined();
    expect(combo).toMatchObject({ tax: 0, takeawayTax: 0 });
  });

  test('has the longest lead time of all that can be chosen', () => {
    const lead = { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 2 } as const;
    expect(filled({ ...lunch(), ...lead, leadTimeValue: 1 }, changed(lead))).toMatchObject(lead);
    expect(filled({ ...lunch(), ...lead, leadTimeType: 'days' }, changed(lead))).toMatchObject({
      leadTimeType: 'days',
    });
    expect(filled({ ...lunch(), ...lead, isLeadTimeEnabled: false }, changed(lead))).toMatchObject(lead);
  });

  test('is sold out once nothing is left to choose where something has to be chosen', () => {
    expect(filled(lunch(), changed({ enabled: false })).enabled).toBe(false);
    const two = lunch(undefined, [option('Cola', 20), { name: 'Wasser', modifier: 'add', value: 0 }]);
    expect(filled(two, changed({ enabled: false })).enabled).toBe(true);
  });

  test('is the identical object until it or one of its components changes', () => {
    const made = createWithComponents();
    const [combo, find] = [lunch(), (id: number) => all.get(id)];
    const first = made(combo, find);
    expect(made(combo, find)).toBe(first);
    expect(made(combo, (id) => changed({ price: 4 }).get(id))).not.toBe(first);
    expect(made(lasagne, find)).toBe(lasagne);
  });
});
