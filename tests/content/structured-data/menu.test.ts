import { describe, expect, test } from 'vitest';
import { menuOf } from '../../../src/content/structured-data/menu.ts';
import type { MenuGroup } from '../../../src/lib/domain/menu.ts';
import type { Product } from '../../../src/lib/domain/product.ts';
import { cheese, product } from '../../domain/samples.ts';
import { schemaProblems } from '../../support/schema-org.ts';

function groupsOf(dish: Product, { isOrderable = true, category = 'Pizza' } = {}): MenuGroup[] {
  return [
    {
      category: { id: 1, name: category, image: null, visible: true },
      products: [{ product: dish, isOrderable }],
    },
  ];
}

const MENU = {
  id: 'https://shop.example/store/mitte/allergens#menu',
  name: 'Mitte',
  currency: 'EUR',
  language: 'de',
};

interface Told {
  name: string;
  description?: string;
  image?: string;
  offers: Record<string, unknown>;
  suitableForDiet?: string[];
}

/** A dish in the search engines' data. */
function told(change: Partial<Product>, place: Parameters<typeof groupsOf>[1] = {}, dish = product): Told {
  const menu = menuOf(groupsOf(dish(change), place), MENU) as unknown as {
    hasMenuSection: { name: string; hasMenuItem: Told[] }[];
  };
  expect(schemaProblems([menu as unknown as Record<string, unknown>])).toEqual([]);
  const [item] = menu.hasMenuSection[0]?.hasMenuItem ?? [];
  if (!item) throw new Error('the dish is not on the menu');
  return item;
}

describe('A dish as structured data', () => {
  test('has its price and availability', () => {
    expect(told({ price: 9.5, calculationModel: 'fixed' }).offers).toEqual({
      '@type': 'Offer',
      price: 9.5,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    });
  });

  test('has its nutrition, salt as sodium', () => {
    const nutrition = {
      energyKj: 180,
      fat: 0,
      saturates: 0,
      carbohydrates: 10.6,
      sugars: 10.6,
      protein: 0,
      salt: 0.03,
    };
    expect(told({ nutrition, netContent: { amount: 0.33, unit: 'l' } })).toHaveProperty('nutrition', {
      '@type': 'NutritionInformation',
      servingSize: '100 ml',
      calories: '43 kcal',
      fatContent: '0 g',
      saturatedFatContent: '0 g',
      carbohydrateContent: '10.6 g',
      sugarContent: '10.6 g',
      proteinContent: '0 g',
      sodiumContent: '0.012 g',
    });
  });

  test('is marked when it is sold out', () => {
    expect(told({}, { isOrderable: false }).offers['availability']).toBe('https://schema.org/SoldOut');
  });

  test('sold by weight has a unit price', () => {
    const { priceSpecification, price } = told(
      { price: 0.02, pricing: 'unit', unit: { type: 'weight', symbol: 'g' } },
      {},
      cheese,
    ).offers;
    expect(priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      price: 0.02,
      priceCurrency: 'EUR',
      unitCode: 'GRM',
      unitText: 'g',
    });
    expect(price).toBeUndefined();
  });

  test('with a measured unit and a fixed price has one price', () => {
    expect(
      told({ price: 12, pricing: 'fixed', unit: { type: 'weight', symbol: 'kg' } }).offers,
    ).toMatchObject({ '@type': 'Offer', price: 12 });
  });

  test('with a minimum price has that as its lowest price', () => {
    const { offers } = told({ price: 8, calculationModel: 'minimum' });
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 8, priceCurrency: 'EUR' });
    expect(offers['price']).toBeUndefined();
  });

  test('names its allergens in its description, as schema.org has no property for them', () => {
    expect(told({ description: 'Mit Käse.', allergens: ['Milch', 'Gluten'] }).description).toBe(
      'Mit Käse. Allergene: Milch, Gluten.',
    );
    expect(told({ description: '', allergens: ['Milch'] }).description).toBe('Allergene: Milch.');
    expect(told({ description: '', allergens: [] }).description).toBeUndefined();
  });

  test('without a picture has no image', () => {
    expect(told({ images: [] }).image).toBeUndefined();
    expect(told({ images: [{ id: 7, version: 2, extension: 'webp' }] }).image).toContain(
      '/image/product/7-2.webp',
    );
  });
});

describe('An empty menu', () => {
  test('is omitted', () => {
    expect(menuOf([], MENU)).toBeNull();
  });
});

const VEGAN = ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'];
const VEGETARIAN = ['https://schema.org/VegetarianDiet'];

describe('The diets of a dish', () => {
  test.each<[string, Partial<Product>, string | undefined, string[]]>([
    ['its name', { name: 'Vegane Bowl' }, undefined, VEGAN],
    ['the beginning of its description', { description: 'Vegan: gegrilltes Gemüse.' }, undefined, VEGAN],
    [
      'a sentence of its description',
      { description: 'Mit Minzjoghurt. Vegetarisch.' },
      undefined,
      VEGETARIAN,
    ],
    ['its category', { name: 'Falafel' }, 'Vegetarisch', VEGETARIAN],
  ])('is told by %s', (_, change, category, diets) => {
    expect(told({ allergens: [], ...change }, category ? { category } : {}).suitableForDiet).toEqual(diets);
  });

  test.each<[string, Partial<Product>]>([
    ['it only could be', { name: 'Bowl', description: 'Auf Wunsch vegan.' }],
    ['there is a choice of it', { name: 'Burger, auch vegan' }],
    ['it is not', { name: 'Torte (nicht vegan)' }],
    ['another dish is meant', { description: 'Passt zu allem, was vegan gegrillt wird.' }],
    ['it is part of another word', { name: 'Nichtvegane Platte' }],
    ['its allergens deny it', { name: 'Vegane Bowl', allergens: ['Milch', 'Fisch'] }],
  ])('is not told where %s', (_, change) => {
    expect(told({ allergens: [], ...change }).suitableForDiet).toBeUndefined();
  });

  test('exclude those that its allergens contradict', () => {
    expect(
      told({ name: 'Veganer Teller', description: 'Vegetarisch.', allergens: ['Milch'] }).suitableForDiet,
    ).toEqual(VEGETARIAN);
  });
});
