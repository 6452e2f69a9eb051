import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Font, shape, Variation } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { sourceFile, SOURCES } from '../../scripts/font-sources.ts';
import { LEAN_SIGNS, LEFT_OUT, pageFont, pageFontFile, TURKISH_LETTERS } from '../../scripts/font.ts';
import { FONT_NAMES, FONTS } from '../../src/lib/domain/face/fonts.ts';

/** Figtree's bytes: what a page has room for. */
const MOST_BYTES = 14_216;

const FIGTREE = sourceFile('figtree', 'latin');
const file = pageFontFile('figtree');

const opened = async (font: URL) => new Uint8Array(await convert(await readFile(font), 'truetype'));

/** A font's letters that stand by themselves, which accents of their own do not. */
const lettersOf = (font: Uint8Array<ArrayBuffer>) =>
  [...new Face(new Blob(font.buffer)).collectUnicodes()].filter(
    (letter) => !/\p{M}/u.test(String.fromCodePoint(letter)),
  );

/** From which weight to which a font can be set. */
const weightsOf = (font: Uint8Array<ArrayBuffer>) => new Face(new Blob(font.buffer)).getAxisInfos();

/** The weights as CSS writes them; '' for a font that has one. */
const toldWeights = (font: Uint8Array<ArrayBuffer>) => {
  const { wght } = weightsOf(font);
  return wght ? `${wght.min} ${wght.max}` : '';
};

/** Figtree's lightest, the two between which it has shapes of its own, and its heaviest. */
const WEIGHTS = [300, 500, 650, 900];

/** Of 1,000 to the em: outlines round the widths of composed letters, `é` by this much. */
const UNSEEN = 5;

/** A text as glyphs with their widths at a weight; the first glyph of a font is the box for what it does not have. */
async function set(
  font: Uint8Array<ArrayBuffer>,
  text: string,
  weight: number,
): Promise<{ widths: number[]; isWhole: boolean }> {
  const line = new Text();
  line.addText(text);
  line.guessSegmentProperties();
  const weighted = new Font(new Face(new Blob(font.buffer)));
  weighted.setVariations([new Variation('wght', weight)]);
  shape(weighted, line);
  return {
    widths: line.getGlyphPositions().map(({ xAdvance }) => xAdvance),
    isWhole: line.getGlyphInfos().every(({ codepoint }) => codepoint !== 0),
  };
}

/** What a text in the five languages of the shop has besides ASCII. */
const WORDS =
  'Käsespätzle „Große Öfen“ Crème brûlée à la façon – œufs, perché così è più buono, Şiş köfte, İçli ığdır ağa: 12,50 € · 2 × ½';

test.each(FONT_NAMES)(
  "the pages' font %s is what its script makes of its package, and no heavier than Figtree",
  async (font) => {
    for (const part of ['latin', 'latin-ext'] as const) {
      const bytes = await readFile(pageFontFile(font, part));
      expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
      expect((await pageFont(font, part)).equals(bytes)).toBe(true);
    }
  },
);

test("the pages' font has every letter of Figtree but those that no menu has", async () => {
  const wanted = lettersOf(await opened(FIGTREE)).filter(
    (letter) => !LEFT_OUT.includes(String.fromCodePoint(letter)),
  );
  expect(wanted.length).toBeGreaterThan(160);
  expect(lettersOf(await opened(file))).toEqual(wanted);
});

test.each(FONT_NAMES)(
  '%s has the letters of all languages of the shop, in the weights that are told',
  async (font) => {
    const [all, turkish] = [await opened(pageFontFile(font)), await opened(pageFontFile(font, 'latin-ext'))];
    const known = new Set(
      [...lettersOf(all), ...lettersOf(turkish)].map((letter) => String.fromCodePoint(letter)),
    );
    expect(Array.from(WORDS).filter((letter) => !known.has(letter))).toEqual([]);
    expect(
      lettersOf(turkish)
        .map((letter) => String.fromCodePoint(letter))
        .join(''),
    ).toBe(TURKISH_LETTERS);
    expect(toldWeights(turkish)).toBe(toldWeights(all));
    expect(toldWeights(all) || '700').toBe(FONTS[font].weights);
  },
);

const lean = FONT_NAMES.filter((font) => SOURCES[font].isLean);
test.each(lean)('%s leaves only letters to the system that no language of the shop has', async (font) => {
  const known = new Set(lettersOf(await opened(pageFontFile(font))));
  const whole = new Set(lettersOf(await opened(sourceFile(font, 'latin'))));
  const lacking = Array.from(LEAN_SIGNS).filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return whole.has(code) && !known.has(code);
  });
  expect(lacking).toEqual([]);
});

test("the pages' font has every weight of Figtree", async () => {
  expect(weightsOf(await opened(file))).toEqual(weightsOf(await opened(FIGTREE)));
});

test.each([
  'Käsespätzle à la crème',
  'AVOCADO-Taler „Tüftler“ – 12,50 €',
  'Bru\u0308he fu\u0308r Cafe\u0301',
])('the pages set "%s" as Figtree does in every weight', async (text) => {
  const [ours, whole] = [await opened(file), await opened(FIGTREE)];
  for (const weight of WEIGHTS) {
    const [line, original] = await Promise.all([set(ours, text, weight), set(whole, text, weight)]);
    expect(line.isWhole).toBe(true);
    expect(line.widths.length).toBe(original.widths.length);
    const apart = line.widths.map((width, at) => Math.abs(width - (original.widths[at] ?? 0)));
    expect(Math.max(...apart), `at ${weight}`).toBeLessThanOrEqual(UNSEEN);
  }
});
