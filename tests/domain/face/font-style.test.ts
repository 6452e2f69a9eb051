import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fontStyle } from '../../../src/lib/domain/face/font-style.ts';
import { FONT_NAMES, type FontName } from '../../../src/lib/domain/face/fonts.ts';

const latin = '/_astro/fonts/0123456789abcdef.woff2';

test('a font is used from the next page on, and something with its measures shows until then', () => {
  const style = fontStyle('figtree', { latin });
  expect(style).toContain(
    '@font-face{font-family:Figtree;src:url(/_astro/fonts/0123456789abcdef.woff2)format("woff2");font-weight:300 900;font-display:optional}',
  );
  expect(style).toContain(
    '@font-face{font-family:near;src:local(Arial);font-weight:100 599;size-adjust:100.7%;',
  );
  expect(style).toMatch(/:root\{--font:Figtree,near,system-ui,sans-serif\}$/);
});

test('a font for headings leaves texts to the font of the device', () => {
  const style = fontStyle('playfair-display', { latin });
  expect(style).toMatch(
    /:root\{--font:system-ui,sans-serif;--headings:Playfair Display,near,Georgia,serif\}$/,
  );
  expect(style.match(/@font-face/g)).toHaveLength(2);
});

test('Turkish pages have a second file for the letters that the first lacks', () => {
  expect(fontStyle('jost', { latin, turkish: '/tr.woff2' })).toContain(
    'src:url(/tr.woff2)format("woff2");font-weight:400 800;font-display:optional;unicode-range:U+11E-11F,U+130,U+15E-15F}',
  );
});

const packed = (font: FontName) => brotliCompressSync(fontStyle(font, { latin })).length;

test.each(FONT_NAMES)('the style of %s costs a page no more than that of Figtree does, packed', (font) => {
  expect(packed(font) - packed('figtree')).toBeLessThan(30);
});
