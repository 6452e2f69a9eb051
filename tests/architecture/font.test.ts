import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Font, shape, Variation } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FIGTREE, LEFT_OUT, pageFont, TURKISH_LETTERS, turkishFont } from '../../scripts/font.ts';

const file = new URL('../../src/layouts/fonts/figtree.woff2', import.meta.url);

const turkishFile = new URL('../../src/layouts/fonts/figtree-turkish.woff2', import.meta.url);

const opened = async (font: URL) => new Uint8Array(await convert(await readFile(font), 'truetype'));

/** A font's letters that stand by themselves, which accents of their own do not. */
const lettersOf = (font: Uint8Array<ArrayBuffer>) =>
  [...new Face(new Blob(font.buffer)).collectUnicodes()].filter(
    (letter) => !/\p{M}/u.test(String.fromCodePoint(letter)),
  );

/** From which weight to which a font can be set. */
const weightsOf = (font: Uint8Array<ArrayBuffer>) => new Face(new Blob(font.buffer)).getAxisInfos();

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

test("the pages' font is what its script makes of Figtree", async () => {
  expect(Buffer.from(await pageFont()).equals(await readFile(file))).toBe(true);
});

test("the pages' font has every letter of Figtree but those that no menu has", async () => {
  const wanted = lettersOf(await opened(FIGTREE)).filter(
    (letter) => !LEFT_OUT.includes(String.fromCodePoint(letter)),
  );
  expect(wanted.length).toBeGreaterThan(160);
  expect(lettersOf(await opened(file))).toEqual(wanted);
});

test('Turkish pages have the letters that the font of all pages lacks, in every weight', async () => {
  expect(Buffer.from(await turkishFont()).equals(await readFile(turkishFile))).toBe(true);
  const [all, turkish] = [await opened(file), await opened(turkishFile)];
  const known = new Set(
    [...lettersOf(all), ...lettersOf(turkish)].map((letter) => String.fromCodePoint(letter)),
  );
  expect(
    Array.from('abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ').filter(
      (letter) => !known.has(letter),
    ),
  ).toEqual([]);
  expect(
    lettersOf(turkish)
      .map((letter) => String.fromCodePoint(letter))
      .join(''),
  ).toBe(TURKISH_LETTERS);
  expect(weightsOf(turkish)).toEqual(weightsOf(all));
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
