import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { germanSource } from '../../astro/german.mjs';
import { germanOf, GERMAN_VARIANTS } from '../../src/lib/domain/languages.ts';
import { asCents, formatMoney } from '../../src/lib/domain/money.ts';
import { customerWords } from '../../src/lib/contract/words/languages.ts';
import { orderTextsIn } from '../../src/server/orders/texts-in.ts';
import { mailTextsIn } from '../../src/server/messages/mail/texts-in.ts';
import { wordsOf } from '../../src/server/platform/words-of.ts';

/** What pages are built from (astro/languages.mjs). */
const FOLDERS = ['src/content/texts', 'src/lib/domain/words'].map((folder) =>
  join(import.meta.dirname, '../..', folder),
);
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ folder, name })),
);

const sources = (variant: (typeof GERMAN_VARIANTS)[number]) =>
  FILES.map(({ folder, name }) =>
    germanSource(folder, name, variant).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  ).join('\n');

/** What the specification says, and nobody would. */
const STIFF =
  /Pflichtangabe|Art der Lieferung|Takeaway|Dine In|'Email'|Gesamt Brutto|404|schliessen'|\+ Nr\.|Jetzt Bestellen|Online Bestellen|Konsum vor Ort|Verarbeiten\.\.\.|'Ticket'|EC Karte|des Foods|\} EUR/;

describe.each(GERMAN_VARIANTS)('German in %s', (variant) => {
  test('has none of the stiff words of the specification', () => {
    const all = sources(variant === 'de-CH' ? 'de-DE' : variant);
    expect(STIFF.exec(all)?.[0]).toBeUndefined();
  });

  test('says how to order, and that the cart leads to the checkout', () => {
    const all = sources(variant);
    for (const words of ['Wie möchten Sie bestellen?', 'Zur Kasse', 'Seite nicht gefunden', 'Bitte wählen'])
      expect(all).toContain(`'${words}'`);
  });

  test.each([
    ['answers of the API', customerWords],
    ['orders', orderTextsIn],
    ['mails', mailTextsIn],
    ['the domain', wordsOf],
  ])('has every German word about %s', (_, wordsIn) => {
    const keysIn = (value: unknown, place = ''): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, one]) => keysIn(one, `${place}.${key}`))
        : [`${place} ${typeof value}`];
    expect(keysIn(wordsIn(variant))).toEqual(keysIn(wordsIn('de')));
  });
});

test('Amounts are written as in the country', () => {
  const price = (variant: (typeof GERMAN_VARIANTS)[number], currency: string) =>
    formatMoney(asCents(123_450), currency, wordsOf(variant)).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(price('de-DE', 'EUR')).toBe('1.234,50 €');
  expect(price('de-AT', 'EUR')).toBe('€ 1 234,50');
  expect(price('de-CH', 'CHF')).toMatch(/^CHF 1['’]234\.50$/);
  expect(price('de-DE', 'CHF')).toBe('1.234,50 CHF');
  expect(formatMoney(asCents(-2), 'EUR', wordsOf('de-AT'))).toBe('-€\u00a00,02');
});

test('Swiss German has no ß and quotes «so», but leaves what the shop writes', () => {
  expect(sources('de-CH')).not.toMatch(/[ß„“]/);
  const { PLAIN_REFUSALS, PRODUCT_REFUSALS } = customerWords('de-CH');
  expect(PLAIN_REFUSALS.streetMissing).toBe('Bitte geben Sie Strasse und Hausnummer an.');
  expect(PRODUCT_REFUSALS.productSoldOut('„Weißbier“')).toBe('„Weißbier“ ist leider ausverkauft.');
  const { says } = mailTextsIn('de-CH').customerTexts.confirmed;
  expect(says('takeaway', null)).toEqual(['Ihre Bestellung ist bestätigt und wird jetzt zubereitet.']);
});

test('Austria has its own words for taxes, stairs and cards', () => {
  const all = sources('de-AT');
  expect(all).toContain("included: 'inkl. USt.'");
  expect(all).toContain("'Gesamt, inkl. USt.'");
  expect(all).toContain("'Stiege'");
  expect(mailTextsIn('de-AT').orderTexts.vat('10')).toBe('inkl. USt. 10 %');
  expect(mailTextsIn('de-AT').orderTexts.payments['atm-card']).toBe('Bankomatkarte');
  // What Austria says as Germany does.
  expect(mailTextsIn('de-AT').orderTexts.modes.takeaway).toBe('Abholung');
});

test('A shop speaks the words of the specification until its settings say otherwise', () => {
  expect(germanOf({ german: 'standard', country: 'CH' })).toBe('de');
  expect(germanOf({ german: 'natural', country: 'CH' })).toBe('de-CH');
  expect(germanOf({ german: 'natural', country: '' })).toBe('de-DE');
});
