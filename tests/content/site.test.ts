import { describe, expect, test } from 'vitest';
import { legalLinks, legalPages } from '../../src/content/site.ts';
import type { Config } from '../../src/lib/contract/config.ts';
import type { Shop } from '../../src/lib/contract/shop.ts';
import { testShop } from '../support/shop.ts';

const shopIn = (country: Config['country'], isReturnable: boolean, withdrawalText = ''): Shop => {
  const shop = testShop();
  const [first, ...others] = shop.products;
  return {
    ...shop,
    config: { ...shop.config, country, withdrawalText },
    products: [{ ...first!, isReturnable }, ...others],
  };
};
const link = (shop: Shop) => legalLinks(shop).find(({ slug }) => slug === 'withdrawal');
const text = (shop: Shop) => legalPages(shop).find(({ slug }) => slug === 'withdrawal')?.markdown;

describe('The way to withdraw in the footer', () => {
  test('is there where the country knows the right and something can be sent back', () => {
    for (const country of ['DE', 'AT'] as const) {
      expect(link(shopIn(country, true))).toEqual({
        href: '/site/withdrawal',
        isExternal: false,
        slug: 'withdrawal',
        title: 'Vertrag widerrufen',
      });
      expect(link(shopIn(country, false))).toBeUndefined();
    }
    for (const country of ['', 'CH'] as const) expect(link(shopIn(country, true))).toBeUndefined();
  });

  test("is there with the shop's own notice, whatever the country", () => {
    expect(link(shopIn('', false, 'Sie können widerrufen.'))).toBeDefined();
    expect(text(shopIn('DE', true, 'Sie können widerrufen.'))).toBe('Sie können widerrufen.');
    expect(text(shopIn('DE', true))).toContain('### Folgen des Widerrufs');
    expect(text(shopIn('DE', false))).toBe('');
  });
});

describe('The European notice on the legal guarantee', () => {
  const found = (guarantee: Partial<Config>) => {
    const shop = testShop();
    const config = { ...shop.config, ...guarantee };
    return legalLinks({ ...shop, config }).find(({ slug }) => slug === 'guarantee');
  };

  test('has a page of its own with its words, where the shop has the official picture', () => {
    const guaranteeNotice = { id: 7, version: 1, extension: 'png' };
    expect(found({ guaranteeNotice })).toMatchObject({
      href: '/site/guarantee',
      title: 'Gesetzliche Gewährleistung',
    });
    const shop = testShop();
    const pages = legalPages({ ...shop, config: { ...shop.config, guaranteeNotice } });
    expect(pages.find(({ slug }) => slug === 'guarantee')?.markdown).toContain('mindestens zwei Jahren');
  });

  test('is linked where the shop has only its address, and nowhere without either', () => {
    const guaranteeLink = 'https://roma.example/hinweis.png';
    expect(found({ guaranteeLink })).toMatchObject({ href: guaranteeLink, isExternal: true });
    expect(found({})).toBeUndefined();
  });
});

test('The texts of the shop and of the law are German on pages in any language, the words of the guarantee are not', () => {
  const shop = testShop();
  const germanIn = (blocks: Shop['blocks']) =>
    legalPages({ ...shop, blocks }).flatMap(({ slug, isGerman }) => (isGerman ? slug : []));
  const statement = (value: string): Shop['blocks'] => [
    {
      id: 1,
      identifier: 'accessibility',
      isEnabled: true,
      isPublic: true,
      data: [{ type: 'markdown', name: 'Text', value }],
    },
  ];
  expect(germanIn([])).toEqual(['terms-and-conditions', 'privacy', 'imprint', 'allergens', 'withdrawal']);
  expect(germanIn(statement('Unser Text.'))).toContain('accessibility');
  expect(germanIn(statement('Unser Text. {Erklärung}'))).not.toContain('accessibility');
});
