import { describe, expect, test } from 'vitest';
import { item } from '../domain/samples.ts';
import { inLanguage } from '../support/in-language.ts';
import { testShop } from '../support/shop.ts';

/** Thursday, 26 November 2026, 10:30 in Berlin. */
const NOW = Date.parse('2026-11-26T10:30:00+01:00');
const ZONE = 'Europe/Berlin';
const HOUR = 3_600_000;

const FACTS = {
  allergens: ['Erdnüsse', 'Milch'],
  isComplete: false,
  additives: ['mit Farbstoff', 'mit Gold'],
  basePrice: null,
  minimumAge: null,
  origin: 'Italien',
};

describe('A line of an order', () => {
  const lines = async (language: 'en' | 'fr' | 'tr', facts = FACTS) => {
    const { factLines } = await inLanguage(language, () => import('../../src/lib/domain/line-facts.ts'));
    return factLines(facts, 'EUR');
  };

  test("names allergens and additives in the page's language, and others as the shop does", async () => {
    expect(await lines('en')).toEqual([
      'Allergens: Peanuts, Milk (not stated for everything)',
      'Additives: with colour, mit Gold',
      expect.stringContaining(': Italien'),
    ]);
  });

  test('has a space before the colon in French', async () => {
    expect((await lines('fr'))[0]).toBe('Allergènes\u202f: Arachides, Lait (information incomplète)');
  });

  test('names once what German has two words for', async () => {
    const [first] = await lines('tr', { ...FACTS, allergens: ['Ei', 'Eier', 'Milch'], isComplete: true });
    expect(first).toBe('Alerjenler: Yumurta, Süt');
    const { allergenText } = await inLanguage('tr', () => import('../../src/lib/domain/product-facts.ts'));
    const facts = {
      allergens: ['Ei', 'Eier', 'Milch'],
      additives: [],
      isDeclared: true,
      undeclared: [],
      minimumAge: null,
    };
    expect(allergenText(facts, 'Omlet')).toBe('Yumurta, Süt');
  });
});

describe.each(['en', 'fr', 'it', 'tr'] as const)('Allergens in %s', (language) => {
  // As canteens declare them (Regulation (EU) 1169/2011, annex II, numbers 1 and 8 ask for the kind of cereal and nut).
  const written = [
    'Ei',
    'Eier',
    'Schalenfrüchte',
    'Laktose',
    'Weizen',
    'Roggen',
    'Gerste',
    'Hafer',
    'Dinkel',
    'Mandeln',
    'Haselnüsse',
    'Walnüsse',
    'Cashewnüsse',
    'Pistazien',
  ];

  test('are named where shops write them as the annex does, or shorter', async () => {
    const { shownFact } = await inLanguage(language, () => import('../../src/lib/domain/words/facts.ts'));
    expect(written.filter((name) => shownFact(name) === name)).toEqual([]);
  });
});

describe('An amount typed in English', () => {
  test.each([
    ['1,250.5', 1250.5],
    ['1,250', 1250],
    ['1,234,567', 1_234_567],
    ['0.5', 0.5],
    // Nobody groups these so: the comma is a decimal one, as on a German keyboard.
    ['0,5', 0.5],
    ['1,5', 1.5],
    ['0,250', 0.25],
    ['1,25,0', 0],
  ])('%j is %f', async (text, amount) => {
    const { parseAmount } = await inLanguage('en', () => import('../../src/lib/domain/quantity.ts'));
    expect(parseAmount(text)).toBe(amount);
  });

  test('is read as it is shown', async () => {
    const { formatAmount, parseAmount } = await inLanguage(
      'en',
      () => import('../../src/lib/domain/quantity.ts'),
    );
    for (const amount of [0.000001, 0.25, 12, 1250.5, 999_999.5])
      expect(parseAmount(formatAmount(amount))).toBe(amount);
  });
});

test('Prices say in the language of the page that VAT is in them', async () => {
  const note = async (language: 'en' | 'fr' | 'it' | 'tr') => {
    const { taxNote } = await inLanguage(language, () => import('../../src/lib/domain/tax-rates.ts'));
    return taxNote({ country: 'DE' }, {});
  };
  expect([await note('en'), await note('fr'), await note('it'), await note('tr')]).toEqual([
    'incl. VAT',
    'TVA comprise',
    'IVA inclusa',
    'KDV dahil',
  ]);
});

test('A day and its time stand as the language says them', async () => {
  const when = async (language: 'en' | 'fr' | 'it' | 'tr') => {
    const { dayAndTime } = await inLanguage(
      language,
      () => import('../../src/content/texts/sentences/day-and-time.ts'),
    );
    return dayAndTime(NOW + 25 * HOUR, NOW, ZONE);
  };
  expect([await when('en'), await when('fr'), await when('it'), await when('tr')]).toEqual([
    'tomorrow at 11:30',
    'demain à 11:30',
    'domani alle 11:30',
    'yarın saat 11:30',
  ]);
});

test('A withdrawal came in at a day and a time of the language', async () => {
  const received = async (language: 'en' | 'fr') => {
    const { receivedText } = await inLanguage(language, () => import('../../src/lib/domain/withdrawal.ts'));
    return receivedText(NOW + 9 * HOUR, ZONE);
  };
  expect(await received('en')).toBe('26/11/2026, 19:30:00');
  expect(await received('fr')).toBe('26/11/2026 à 19:30:00');
});

test('A dish is found by its allergens in the language, and by Turkish letters without dots', async () => {
  const { dishWords, searchDishes } = await inLanguage(
    'tr',
    () => import('../../src/lib/domain/dish-search.ts'),
  );
  const dish = dishWords({ name: 'Fırın makarna', description: '', category: '', allergens: ['Süt'] });
  for (const typed of ['firin', 'FIRIN', 'fırın', 'sut'])
    expect(searchDishes([dish], typed)).not.toEqual([null]);
});

test('Pieces have a name in the language, kilograms their symbol', async () => {
  const { unitName } = await inLanguage('tr', () => import('../../src/lib/domain/words/units.ts'));
  expect([unitName('Stk'), unitName('Person'), unitName('kg')]).toEqual(['adet', 'kişi', 'kg']);
});

test("Search engines read a dish's allergens in the language", async () => {
  const { menuOf } = await inLanguage('en', () => import('../../src/content/structured-data/menu.ts'));
  const shop = testShop();
  const [category] = shop.categories;
  const [dish] = shop.products;
  if (!category || !dish) throw new Error('the shop has no dishes');
  const products = [{ product: { ...dish, allergens: ['Milch'] }, isOrderable: true }];
  const menu = menuOf([{ category, products }], {
    id: '#menu',
    name: 'Roma',
    currency: 'EUR',
    language: 'en',
  });
  expect(JSON.stringify(menu)).toContain('Allergens: Milk.');
});

test('The cart keeps the symbol of a weight', async () => {
  const { formatQuantity } = await inLanguage('en', () => import('../../src/lib/domain/quantity.ts'));
  expect(formatQuantity({ ...item(), amount: 0.5, unit: 'kg' })).toBe('0.5 kg');
});

describe('What a shop writes itself', () => {
  test('is in the language of the page, and marked as German where it has no translation', async () => {
    const words = await inLanguage('en', () => import('../../src/content/own-words.ts'));
    const shop = { ...testShop(), translations: [{ id: 1, german: 'Pizza', words: { en: 'Pizzas' } }] };
    const shown = words.inPageWords(shop);
    expect(shown.categories.map(({ name }) => [name, words.langOf(name)])).toEqual([
      ['Pizzas', undefined],
      ['Käse', 'de'],
      ['Verborgen', 'de'],
    ]);
    expect(words.originalOf(shown)).toBe(shop);
  });

  test('is German on German pages, without a mark', async () => {
    const { inPageWords, langOf } = await import('../../src/content/own-words.ts');
    const shop = { ...testShop(), translations: [{ id: 1, german: 'Pizza', words: { en: 'Pizzas' } }] };
    expect([inPageWords(shop), langOf('Pizza')]).toEqual([shop, undefined]);
  });
});
