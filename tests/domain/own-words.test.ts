import { describe, expect, it } from 'vitest';
import { createShopInWords, orderInWords, textsOf } from '../../src/lib/contract/own-words.ts';
import type { Shop } from '../../src/lib/contract/shop.ts';
import type { CartItem } from '../../src/lib/domain/cart-item.ts';
import { sameAgain } from '../../src/lib/domain/reorder.ts';
import { reconcile } from '../../src/lib/domain/cart-changes.ts';
import { dietsOf, isHot } from '../../src/lib/domain/diets.ts';
import { asCents } from '../../src/lib/domain/money.ts';
import { itemInWordsOf, lineInGerman, partsInGerman } from '../../src/lib/domain/own-words.ts';
import type { Product } from '../../src/lib/domain/product.ts';
import { testShop } from '../support/shop.ts';

type Words = Record<string, { en?: string; fr?: string }>;

function shopWith(words: Words, change: (shop: Shop) => Shop = (shop) => shop): Shop {
  const translations = Object.entries(words).map(([german, its], at) => ({ id: at + 1, german, words: its }));
  return { ...change(testShop()), translations };
}

const MENU: Words = {
  Margherita: { en: 'Margherita with basil', fr: 'Margherita au basilic' },
  Größe: { en: 'Size', fr: 'Taille' },
  klein: { en: 'small', fr: 'petite' },
  groß: { en: 'large', fr: 'grande' },
  Oliven: { en: 'Olives', fr: 'Olives' },
  Pizza: { en: 'Pizzas' },
};

const productIn = (language: 'en' | 'fr', shop = shopWith(MENU), id = 1): Product => {
  const found = createShopInWords(language)
    .shopIn(shop)
    .products.find((one) => one.id === id);
  if (!found) throw new Error('no such product');
  return found;
};

const chosen = (product: Product, size: number): CartItem => {
  const [part] = product.config.parts;
  return {
    product,
    amount: 2,
    unit: 'Stk',
    parts: [{ name: part?.name ?? '', value: part?.options[size]?.name ?? '' }],
  };
};

describe('what a shop writes itself', () => {
  it('is shown in the language of a page, and what has no translation stays German', () => {
    const { products, categories } = createShopInWords('en').shopIn(shopWith(MENU));
    expect(categories.map(({ name }) => name)).toEqual(['Pizzas', 'Käse', 'Verborgen']);
    expect(products[0]?.name).toBe('Margherita with basil');
    expect(products[0]?.config.parts.map(({ name }) => name)).toEqual(['Size', 'Extras']);
    expect(products[0]?.config.parts[1]?.options.map(({ name }) => name)).toEqual(['Olives', 'Rucola']);
    // What has no translation costs nothing.
    expect(products[1]).not.toHaveProperty('german');
  });

  it('names the descriptions that stay German of a dish that is translated', () => {
    const text = 'Mit Basilikum';
    const described = (shop: Shop) => ({
      ...shop,
      products: shop.products.map((one) => ({ ...one, description: text })),
    });
    expect(productIn('en', shopWith(MENU, described)).untranslated).toEqual([text]);
    const all = { ...MENU, [text]: { en: 'With basil' } };
    expect(productIn('en', shopWith(all, described))).not.toHaveProperty('untranslated');
  });

  it('names an origin that stays German of a dish that is translated', () => {
    const origin = 'Allgäu, Deutschland';
    const grown = (shop: Shop) => ({ ...shop, products: shop.products.map((one) => ({ ...one, origin })) });
    expect(productIn('en', shopWith(MENU, grown)).untranslated).toEqual([origin]);
    const all = { ...MENU, [origin]: { en: 'Allgäu, Germany' } };
    expect(productIn('en', shopWith(all, grown))).not.toHaveProperty('untranslated');
  });

  it('is known by its German words to the API', () => {
    const product = productIn('en');
    const item = chosen(product, 1);
    expect(item.parts).toEqual([{ name: 'Size', value: 'large' }]);
    expect(partsInGerman(product, item.parts)).toEqual([{ name: 'Größe', value: 'groß' }]);
  });

  it('leaves what customers type as it is', () => {
    const shop = shopWith({ Torte: { en: 'Cake' }, Aufschrift: { en: 'Lettering' }, Oma: { en: 'Granny' } });
    const cake = productIn('en', shop, 6);
    expect(partsInGerman(cake, [{ name: 'Lettering', value: 'Cake' }])).toEqual([
      { name: 'Aufschrift', value: 'Cake' },
    ]);
  });

  it('stays German where two options would read alike', () => {
    const shop = shopWith({ Oliven: { en: 'Green' }, Rucola: { en: 'Green' }, Extras: { en: 'More' } });
    const [, extras] = productIn('en', shop).config.parts;
    expect(extras?.name).toBe('More');
    expect(extras?.options.map(({ name }) => name)).toEqual(['Oliven', 'Rucola']);
  });

  it('may swap words: each shown one still leads to one German one', () => {
    const shop = shopWith({ klein: { en: 'groß' }, groß: { en: 'klein' } });
    const product = productIn('en', shop);
    expect(partsInGerman(product, [{ name: 'Größe', value: 'groß' }])).toEqual([
      { name: 'Größe', value: 'klein' },
    ]);
  });

  it('says in German which diets a dish suits, whatever its translation says', () => {
    const vegan = (shop: Shop): Shop => ({
      ...shop,
      products: shop.products.map((one) => ({ ...one, description: 'Vegan. Feurig scharf.' })),
    });
    const shop = shopWith({ 'Vegan. Feurig scharf.': { en: 'Without animal products. Hot.' } }, vegan);
    const product = productIn('en', shop);
    expect(product.description).toBe('Without animal products. Hot.');
    expect([dietsOf(product, ''), isHot(product)]).toEqual([['vegan', 'vegetarisch'], true]);
  });

  it('gives the same objects for the same shop, and the German original back', () => {
    const words = createShopInWords('en');
    const shop = shopWith(MENU);
    const shown = words.shopIn(shop);
    expect(words.shopIn({ ...shop, config: { ...shop.config, title: 'Neu' } }).products).toBe(shown.products);
    expect(words.originalOf(shown)).toBe(shop);
    expect(words.originalOf(shown.products[0] ?? {})).toBe(shop.products[0]);
    expect([words.isTranslated('Size'), words.isTranslated('Käse')]).toEqual([true, false]);
  });

  it('lists the texts of an entity without blank ones', () => {
    const [product] = testShop().products;
    const texts = product ? textsOf('products', product) : [];
    expect(texts.slice(0, 3)).toEqual([
      { text: 'Margherita', field: 'name' },
      { text: 'Größe', field: 'parts.name' },
      { text: 'klein', field: 'parts.options.name' },
    ]);
  });
});

describe('a cart', () => {
  it('reads in the language of the page that it is seen on, and nothing counts as changed', () => {
    const item = chosen(productIn('en'), 1);
    const french = productIn('fr');
    const now = itemInWordsOf(item, french);
    expect([now.product.name, now.parts]).toEqual([
      'Margherita au basilic',
      [{ name: 'Taille', value: 'grande' }],
    ]);
    expect(reconcile([now], [{ product: french, isOrderable: true }]).changes).toEqual([]);
    const [german] = testShop().products;
    const back = german && itemInWordsOf(now, german);
    expect(back?.parts).toEqual([{ name: 'Größe', value: 'groß' }]);
    expect(back?.product.name).toBe('Margherita');
    expect(
      reconcile(back ? [back] : [], german ? [{ product: german, isOrderable: true }] : []).changes,
    ).toEqual([]);
  });

  it('stays the same object in the same language', () => {
    const item = chosen(productIn('en'), 0);
    expect(itemInWordsOf(item, productIn('en'))).toBe(item);
  });
});

describe('an order', () => {
  const ordered = {
    items: [
      {
        product: { id: 1 },
        name: 'Margherita',
        amount: 1,
        unit: 'Stk' as const,
        parts: [
          { name: 'Größe', value: 'groß' },
          { name: 'Extras', value: ['Oliven', 'Rucola'] },
        ],
        unitPrice: 12.4,
        gross: 12.4,
        taxRate: 7,
        isApproximate: false,
      },
    ],
  };

  it('is shown in its language with the way back to German', () => {
    const [line] = orderInWords(ordered, shopWith(MENU), 'en').items;
    expect(line).toMatchObject({
      name: 'Margherita with basil',
      parts: [
        { name: 'Size', value: 'large' },
        { name: 'Extras', value: ['Olives', 'Rucola'] },
      ],
    });
    expect(line && lineInGerman(line)).toMatchObject(ordered.items[0] ?? {});
    expect(orderInWords(ordered, shopWith(MENU), 'de')).toBe(ordered);
  });

  it('shows the name of a dish that is gone, where its translation is left', () => {
    const shop = shopWith(MENU, (all) => ({ ...all, products: [] }));
    expect(orderInWords(ordered, shop, 'en').items[0]?.name).toBe('Margherita with basil');
  });

  it('is ordered again on a page in another language, and nothing counts as changed', () => {
    const product = productIn('fr');
    const line = {
      name: 'Margherita',
      amount: 1,
      unit: 'Stk' as const,
      parts: ordered.items[0]?.parts ?? [],
      product: 1,
      unitPrice: asCents(1440),
      image: null,
    };
    const again = sameAgain([line], [{ product, isOrderable: true }]);
    expect(again.changes).toEqual([]);
    expect(again.items[0]?.parts).toEqual([
      { name: 'Taille', value: 'grande' },
      { name: 'Extras', value: ['Olives', 'Rucola'] },
    ]);
  });
});
