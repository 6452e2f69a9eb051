import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FIGTREE, pageFont } from '../../scripts/font.ts';

const file = new URL('../../src/layouts/fonts/figtree.woff2', import.meta.url);

const opened = async (font: URL) => new Uint8Array(await convert(await readFile(font), 'truetype'));

/** A font's letters, numbers, punctuation and currencies; accents of their own and rare signs are left to system fonts. */
const lettersOf = (font: Uint8Array<ArrayBuffer>) =>
  [...new Face(new Blob(font.buffer)).collectUnicodes()].filter((letter) =>
    /[\p{Lu}\p{Ll}\p{Lo}\p{N}\p{P}\p{Sc}]/u.test(String.fromCodePoint(letter)),
  );

/** From which weight to which a font can be set. */
const weightsOf = (font: Uint8Array<ArrayBuffer>) => new Face(new Blob(font.buffer)).getAxisInfos();

/** A text as glyphs with their widths; the first glyph of a font is the box for what it does not have. */
async function set(
  font: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<{ widths: number[]; isWhole: boolean }> {
  const line = new Text();
  line.addText(text);
  line.guessSegmentProperties();
  shape(new Font(new Face(new Blob(font.buffer))), line);
  return {
    widths: line.getGlyphPositions().map(({ xAdvance }) => xAdvance),
    isWhole: line.getGlyphInfos().every(({ codepoint }) => codepoint !== 0),
  };
}

test("the pages' font is what its script makes of Figtree", async () => {
  expect(Buffer.from(await pageFont()).equals(await readFile(file))).toBe(true);
});

test("the pages' font has every letter, number, punctuation mark and currency of Figtree", async () => {
  expect(lettersOf(await opened(file))).toEqual(lettersOf(await opened(FIGTREE)));
});

test("the pages' font has every weight of Figtree", async () => {
  expect(weightsOf(await opened(file))).toEqual(weightsOf(await opened(FIGTREE)));
});

test.each([
  'Käsespätzle à la crème',
  'AVOCADO-Taler „Tüftler“ – 12,50 €',
  'Bru\u0308he fu\u0308r Cafe\u0301',
])('the pages set "%s" as Figtree does', async (text) => {
  const line = await set(await opened(file), text);
  expect(line).toEqual(await set(await opened(FIGTREE), text));
  expect(line.isWhole).toBe(true);
});
