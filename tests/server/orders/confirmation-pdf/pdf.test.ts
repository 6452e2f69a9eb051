import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { confirmationPage } from '../../../../src/server/orders/confirmation-pdf/page.ts';
import { confirmationPdf } from '../../../../src/server/orders/confirmation-pdf/pdf.ts';
import type { Confirmation } from '../../../../src/server/orders/confirmation-pdf/parts.ts';
import { readPdf, squeezed, wordsOfPage, wordsOfPdf, type Placed } from '../../../support/pdf.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverbandsvorsitzender';

/** What a confirmation says, as short as can be. */
const said = (more: Partial<Confirmation> = {}): Confirmation => ({
  language: 'de',
  title: 'Bestellbestätigung 12',
  shopName: 'Roma & Söhne',
  brand: '#ffd200',
  font: 'figtree',
  at: new Date('2026-11-26T10:00:00Z'),
  till: ['Bestellbeleg, kein Kassenbeleg.'],
  seller: { heading: 'Ihr Vertragspartner', lines: ['Roma GmbH', 'Hauptstr. 1'] },
  facts: [{ name: 'Bestellnummer', value: '12' }],
  items: {
    heading: 'Ihre Bestellung',
    lines: [{ name: '2 Stk Käsespätzle', said: ['Größe: Groß'], price: '12,50 EUR' }],
  },
  sums: [
    { name: 'Gesamt Brutto', value: '12,50 EUR', isTotal: true },
    { name: 'davon Mehrwertsteuer 7 %', value: '0,82 EUR', isTotal: false },
  ],
  notes: [],
  legal: [],
  ...more,
});
const legal = (text: string) => [{ heading: 'Bedingungen', validFrom: 'In der Fassung von heute.', text }];
const read = async (confirmation: Confirmation) => readPdf(await confirmationPdf(confirmation));

/** Whether two texts lie over each other. Letters reach about 0.2 of their size below the line, and 0.75 above. */
const overlap = (a: Placed, b: Placed) =>
  a.page === b.page &&
  a.x < b.x + b.width - 0.5 &&
  b.x < a.x + a.width - 0.5 &&
  a.y - a.size * 0.2 < b.y + b.size * 0.75 - 1 &&
  b.y - b.size * 0.2 < a.y + a.size * 0.75 - 1;

function expectTidy({ placed }: { placed: Placed[] }): void {
  const words = placed.filter(({ text }) => text.trim() !== '');
  for (const one of words) {
    expect(one.x, one.text).toBeGreaterThanOrEqual(40);
    expect(one.x + one.width, one.text).toBeLessThanOrEqual(595.28 - 60);
    expect(one.y, one.text).toBeGreaterThan(60);
    expect(one.y, one.text).toBeLessThan(800);
  }
  const over = words.flatMap((a, at) =>
    words
      .slice(at + 1)
      .filter((b) => overlap(a, b))
      .map((b) => [a.text, b.text]),
  );
  expect(over).toEqual([]);
}

/** All texts of a confirmation; those of the law by paragraph. */
const textsIn = (part: unknown): string[] => {
  if (typeof part === 'string') return part.split('\n\n');
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
};
const lettersOf = (text: string) => Array.from(text).toSorted().join('');

describe('the PDF of a confirmation', () => {
  it('is tagged, in German, with a title, headings, tables and page numbers', async () => {
    const pdf = await read(said({ legal: legal('## Eins\n\nText') }));
    expect(pdf).toMatchObject({ title: 'Bestellbestätigung 12', language: 'de-DE', isTagged: true });
    expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD']));
    expect(pdf.feet.map(squeezed)).toEqual([squeezed('Roma & Söhne · Bestellbestätigung 12 Seite 1 von 1')]);
  });

  it('says whose language it is in, and pages and letters in it, around legal texts in German', async () => {
    const pdf = await read(said({ language: 'tr', title: 'Sipariş onayı 12', legal: legal('Ağır') }));
    expect(pdf).toMatchObject({ language: 'tr-TR', isTagged: true });
    expect(pdf.feet.map(squeezed)).toEqual([squeezed('Roma & Söhne · Sipariş onayı 12 Sayfa 1/1')]);
    expect(wordsOfPdf(pdf)).not.toContain('?');
    const page = await confirmationPage(said({ language: 'tr', legal: legal('Text') }));
    expect(page).toContain('<html lang="tr">');
    expect(page).toMatch(/<div lang="de"><p[^>]*>Text/);
  });

  it('shows the letters of the neighbours, Greek, Cyrillic and Vietnamese', async () => {
    const name = 'Çiğ köfte, Żurek łódzki, Μουσακάς, Борщ, Phở bò, 5 €, „Crêpe“ – naïve';
    const pdf = await read(said({ notes: [name] }));
    expect(wordsOfPdf(pdf)).toContain(squeezed(name));
  });

  it('leaves out emoji, and says of other letters that it lacks them', async () => {
    const words = wordsOfPdf(await read(said({ notes: ['Scharf 🌶️👩‍🍳 und 烤鸭'] })));
    expect(words).toContain('Scharfund??');
    expect(words).toContain(squeezed('sie stehen hier als „?“'));
  });

  it('writes a sign like it where the fonts lack one, and then lacks nothing', async () => {
    const words = wordsOfPdf(await read(said({ notes: ['Ḥummuṣ ①, ﬁx → 5 ㎏ ★ ✓ Ａ'] })));
    expect(words).toContain(squeezed('Hummus 1, fix -> 5 kg * + A'));
    expect(words).not.toContain('?');
  });

  it('begins with the logo, if the shop has one', async () => {
    const size = { width: 400, height: 100, channels: 4, background: '#c00' } as const;
    const logo = await sharp({ create: size }).png().toBuffer();
    const pdf = Buffer.from(await confirmationPdf(said({ logo })));
    expect(pdf.includes('/Subtype /Image')).toBe(true);
    expectTidy(await readPdf(pdf));
    expect(Buffer.from(await confirmationPdf(said())).includes('/Subtype /Image')).toBe(false);
  });

  it('has lists, tables, quotes and links of legal texts, and no link but to pages, mails and phones', async () => {
    const text =
      '3. drei\n4. vier\n   - innen\n\n|A|B|\n|-|-|\n|1|2|\n\n> Zitat\n\n[Seite](https://a.example) [böse](javascript:x) [kurz][k] <b>roh</b>\n\n[k]: mailto:a@b.example';
    const pdf = await read(said({ legal: legal(text) }));
    const words = wordsOfPdf(pdf);
    for (const part of ['3.drei', '4.vier', '•innen', 'AB12', 'Zitat', 'SeiteböseKurz', '<b>roh</b>'])
      expect(words.toLowerCase()).toContain(part.toLowerCase());
    expect(pdf.links).toEqual(['https://a.example/', 'mailto:a@b.example']);
    expect(pdf.roles).toEqual(expect.arrayContaining(['L', 'LI', 'Lbl', 'LBody', 'Link']));
  });

  it('says nothing twice, and lays nothing over another, with long names and many lines', async () => {
    const item = {
      name: `10 Stk ${LONG} ${LONG}`,
      said: [`Zutaten: ${`${LONG}, `.repeat(9)}`],
      price: 'ca. 1.234,50 EUR',
    };
    const pdf = await read(
      said({
        shopName: LONG.repeat(3),
        facts: [{ name: 'Für', value: LONG.repeat(3) }],
        items: { heading: 'Ihre Bestellung', lines: Array.from({ length: 40 }, () => item) },
        legal: legal(`${'Ein langer Satz über alles. '.repeat(300)}\n\n- ${'Noch einer. '.repeat(200)}`),
      }),
    );
    expectTidy(pdf);
    expect(pdf.feet.length).toBeGreaterThan(8);
    expect(pdf.feet.at(-1)).toContain(`Seite ${pdf.feet.length} von ${pdf.feet.length}`);
  }, 30_000);

  it('aligns prices at the right, in figures of one width', async () => {
    const sums = ['1,11 EUR', '8,08 EUR', '99,99 EUR'].map((value) => ({
      name: 'Summe',
      value,
      isTotal: false,
    }));
    const { placed } = await read(said({ sums }));
    const prices = placed.filter(({ text }) => /^\d+,\d\d EUR$/.test(text));
    expect(prices.length).toBe(4);
    for (const { x, width } of prices) expect(x + width).toBeCloseTo(595.28 - 62, 0);
    expect(prices.at(-3)?.width).toBeCloseTo(prices.at(-2)?.width ?? 0, 3);
  });

  it('says what the page says, whatever it is', async () => {
    const word = fc.stringMatching(/^[A-Za-zäöüßÄÖÜşłΑ-ΡΣ-Ωα-ω0-9.,:%()-]{1,30}$/);
    const text = fc.array(word, { minLength: 1, maxLength: 25 }).map((words) => words.join(' '));
    const row = fc.record({ name: text, value: text });
    const line = fc.record({ name: text, said: fc.array(text, { maxLength: 4 }), price: word });
    const confirmations = fc.record({
      language: fc.constant('de' as const),
      title: text,
      shopName: text,
      brand: fc.constant('#ffd200' as const),
      font: fc.constantFrom('figtree' as const, 'domine' as const, 'jost' as const),
      at: fc.constant(new Date(0)),
      till: fc.array(text, { minLength: 1, maxLength: 7 }),
      seller: fc.record({ heading: text, lines: fc.array(text, { maxLength: 4 }) }),
      facts: fc.array(row, { minLength: 1, maxLength: 4 }),
      items: fc.record({ heading: text, lines: fc.array(line, { maxLength: 8 }) }),
      sums: fc.array(fc.record({ name: text, value: word, isTotal: fc.boolean() }), { maxLength: 5 }),
      notes: fc.array(text, { maxLength: 2 }),
      legal: fc.array(
        fc.record({
          heading: text,
          validFrom: text,
          text: fc
            .array(
              text.map((words) => `Z ${words}`),
              { maxLength: 5 },
            )
            .map((all) => all.join('\n\n')),
        }),
        { maxLength: 3 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(confirmations, async (confirmation) => {
        const pdf = await read(confirmation);
        const words = wordsOfPdf(pdf);
        const page = wordsOfPage(await confirmationPage(confirmation));
        for (const one of textsIn({ ...confirmation, language: null, brand: null, font: null })) {
          expect(words).toContain(squeezed(one));
          expect(page).toContain(squeezed(one));
        }
        // A price is read before what is said below its line.
        expect(lettersOf(words)).toBe(lettersOf(page));
        expectTidy(pdf);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
