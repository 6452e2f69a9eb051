import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { paperFonts } from '../../scripts/paper-fonts.ts';

test('the fonts of documents on paper are what their script makes of Figtree and Manrope', async () => {
  const fonts = await paperFonts();
  expect(fonts.length).toBe(10);
  for (const [file, font] of fonts) expect(font.equals(await readFile(file)), file.pathname).toBe(true);
});
