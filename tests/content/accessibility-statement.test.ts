import { describe, expect, test } from 'vitest';
import { accessibilityText } from '../../src/content/accessibility-statement.ts';
import { renderMarkdown } from '../../src/content/markdown.ts';
import { legalLinks } from '../../src/content/site.ts';
import type { Config } from '../../src/lib/contract/config.ts';
import type { Shop } from '../../src/lib/contract/shop.ts';
import { testShop } from '../support/shop.ts';

const shopIn = (
  country: Config['country'],
  change: Partial<Config> = {},
  blocks: Shop['blocks'] = [],
): Shop => {
  const shop = testShop();
  return { ...shop, config: { ...shop.config, country, ...change }, blocks };
};
const written = (value: string, isPublic = true): Shop['blocks'] => [
  {
    id: 1,
    identifier: 'accessibility',
    isEnabled: true,
    isPublic,
    data: [{ type: 'markdown', name: 'text', value }],
  },
];

describe('The statement on accessibility', () => {
  test('is there where a country is set, and linked in the footer', () => {
    expect(accessibilityText(shopIn(''))).toBe('');
    for (const country of ['DE', 'AT', 'CH'] as const) {
      const shop = shopIn(country, { businessName: 'Roma GmbH' });
      expect(accessibilityText(shop)).toContain('Diese Erklärung gilt für den Bestellshop von Roma GmbH.');
      expect(legalLinks(shop).map(({ href }) => href)).toContain('/site/accessibility');
    }
  });

  test('names the service, how it works, what was checked and when, what is missing, and whom to tell', async () => {
    const html = await renderMarkdown(accessibilityText(shopIn('DE', { businessName: '*Roma* <b>' })));
    for (const words of [
      '*Roma* &#x3C;b>',
      'zum Abholen, nach Hause geliefert oder an den Tisch',
      'wurde zuletzt am 25.11.2026 geprüft',
      'allein mit der Tastatur',
      'Was noch nicht vollkommen ist',
      'Mitte: Telefon: +493012345',
    ])
      expect(html).toContain(words);
    // Branches without a page are not told of.
    expect(html).not.toContain('Kantine');
  });

  test.each([
    ['DE', 'kontakt@mlbf-barrierefrei.de', 'BFSGV'],
    ['AT', 'Sozialministeriumservice', 'BaFG'],
  ] as const)('in %s names who watches over it: %s', (country, body, law) => {
    const text = accessibilityText(shopIn(country));
    expect(text).toContain('Zuständige Stelle');
    expect(text).toContain(body);
    expect(text).toContain(law);
  });

  test('in CH names nobody and no law, as there is none', () => {
    expect(accessibilityText(shopIn('CH'))).not.toMatch(/Zuständige Stelle|BFSG|BaFG/);
  });

  test('says what a map or a payment service may be in the way of, only where there is one', () => {
    const plain = shopIn('DE', { enablePluginMapbox: false });
    expect(accessibilityText(plain)).not.toContain('Karte auf der Startseite');
    expect(accessibilityText(shopIn('DE', { enablePluginMapbox: true }))).toContain(
      'Karte auf der Startseite',
    );
    expect(accessibilityText(plain)).toContain('Seite des Zahlungsdienstes');
    const branches = plain.branches.map((branch) => ({ ...branch, isMollieEnabled: false }));
    expect(accessibilityText({ ...plain, branches })).not.toContain('Seite des Zahlungsdienstes');
  });

  test('gives way to the text of the shop, or stands in it where the shop wants it', () => {
    expect(accessibilityText(shopIn('DE', {}, written('Unser Text.')))).toBe('Unser Text.');
    const both = accessibilityText(shopIn('DE', {}, written('Rampe am Hof.\n\n{Erklärung}\n\nBis bald.')));
    expect(both).toMatch(/^Rampe am Hof\.\n\nGutes Essen[^]*Zuständige Stelle[^]*Bis bald\.$/);
    expect(accessibilityText(shopIn('DE', {}, written('Verborgen', false)))).toContain('Zuständige Stelle');
    expect(accessibilityText(shopIn('', {}, written('A\n\n{Erklärung}')))).toBe('A\n\n');
  });
});
