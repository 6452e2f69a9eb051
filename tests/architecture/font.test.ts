import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import wawoff2 from 'wawoff2';
import { figtree, lettersOf, pageFont } from '../../scripts/subset-font.ts';

const file = new URL('../../src/layouts/fonts/figtree.woff2', import.meta.url);

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

const opened = async () => new Uint8Array(await wawoff2.decompress(await readFile(file)));

test("the pages' font is what its script makes of Figtree", async () => {
  expect(Buffer.from(await pageFont()).equals(await readFile(file))).toBe(true);
});

test("the pages' font has every letter of Figtree", async () => {
  expect(lettersOf(await opened())).toEqual(lettersOf(await figtree()));
});

test.each([
  'Käsespätzle à la crème',
  'AVOCADO-Taler „Tüftler“ – 12,50 €',
  'Bru\u0308he fu\u0308r Cafe\u0301',
])('the pages set "%s" as Figtree does', async (text) => {
  const line = await set(await opened(), text);
  expect(line).toEqual(await set(await figtree(), text));
  expect(line.isWhole).toBe(true);
});
