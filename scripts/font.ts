/**
 * Makes the pages' font of Figtree: the same letters without unused features. After an update of Figtree,
 * `node scripts/font.ts` writes src/layouts/fonts/.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

export const FIGTREE = new URL(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);
const FIGTREE_MORE = new URL(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
);
const PAGE_FONT = new URL('../src/layouts/fonts/figtree.woff2', import.meta.url);
const TURKISH_FONT = new URL('../src/layouts/fonts/figtree-turkish.woff2', import.meta.url);

/** What browsers enable by default and German texts use, and tabular figures for prices. */
const FEATURES = ['kern', 'ccmp', 'rvrn', 'tnum'];
/** Required by the licence. */
const NAMES = [0, 13, 14];
/** Style names for font menus, widths by weight (browsers read them from the outlines), and dropout control for black-and-white screens. */
const UNUSED_TABLES = ['STAT', 'HVAR', 'prep'];

/** Icelandic letters, accents without a letter, and signs of programs and other languages: pages show them in the system's font. */
export const LEFT_OUT = '$£^`{}|<>\\~[]=÷¡¿‹›ĂÐðÞþ´¨¯¸ˆ˚˜ʻʼ¤¢¥¦¬¶±µªº¹³⁴†‡‰⁄↑↓\ufffd';

/** All precomposed letters: `u` with a diaeresis is written as `ü`, which is one of them. */
const LETTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((letter) => !/[\p{M}\p{Cs}]/u.test(letter) && !LEFT_OUT.includes(letter))
  .join('');

/** Turkish letters that the pages' font lacks; Turkish pages load them beside it (layouts/Page.astro). */
export const TURKISH_LETTERS = 'ĞğİŞş';

/** The font of all pages as WOFF2. */
export const pageFont = (): Promise<Buffer> => subsetOf(FIGTREE, LETTERS);

/** The further letters of Turkish pages as WOFF2. */
export const turkishFont = (): Promise<Buffer> => subsetOf(FIGTREE_MORE, TURKISH_LETTERS);

async function subsetOf(font: URL, letters: string): Promise<Buffer> {
  return subsetFont(await readFile(font), letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: NAMES,
    dropTables: UNUSED_TABLES,
  });
}

if (import.meta.main) {
  await writeFile(PAGE_FONT, await pageFont());
  await writeFile(TURKISH_FONT, await turkishFont());
}
