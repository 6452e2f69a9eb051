import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawnFont, standInOf } from '../../scripts/drawn-fonts.ts';
import { paperFonts } from '../../scripts/paper-fonts.ts';
import { FONT_NAMES } from '../../src/lib/domain/face/fonts.ts';
import { STAND_INS } from '../../src/lib/domain/face/stand-ins.ts';
import { DRAWN_FONTS, drawnFontFile } from '../../src/server/media/drawn-fonts.ts';

test('the fonts of documents on paper are what their script makes of Figtree and Manrope', async () => {
  const fonts = await paperFonts();
  expect(fonts.length).toBe(10);
  for (const [file, font] of fonts) expect(font.equals(await readFile(file)), file.pathname).toBe(true);
});

test.each(DRAWN_FONTS)(
  '$font, $part at $weight for paper and pictures, is what its script makes of its package',
  async (drawn) => {
    const { font, part, weight } = drawn;
    const bytes = await readFile(drawnFontFile(font, part, weight));
    expect((await drawnFont(font, part, weight)).equals(bytes)).toBe(true);
  },
);

test.each(FONT_NAMES)('what stands in for %s has the measures of its file', async (font) => {
  expect(STAND_INS[font]).toEqual([await standInOf(font, 400), await standInOf(font, 700)]);
});
