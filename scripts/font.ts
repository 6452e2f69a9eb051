/**
 * Makes the pages' font of Figtree: the same letters, without what no page asks of it. `node scripts/font.ts`, after an update of Figtree,
 * writes it to src/layouts/fonts/figtree.woff2.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

export const FIGTREE = new URL(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);
const PAGE_FONT = new URL('../src/layouts/fonts/figtree.woff2', import.meta.url);

/** What a browser turns on by itself, and figures of one width, which prices ask for; fractions and the like are nobody's. */
const FEATURES = ['kern', 'ccmp', 'locl', 'rvrn', 'tnum'];
/** Whose font it is: the licence wants it. */
const NAMES = [0, 13, 14];
/** The names of styles for the menus of other programs. */
const UNUSED_TABLES = ['STAT'];

/** All letters that stand by themselves: with an accent of its own, `u` is written as `ü`, which is one of them. */
const LETTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((letter) => !/[\p{M}\p{Cs}]/u.test(letter))
  .join('');

/** The font of all pages, packed as it travels. */
export async function pageFont(): Promise<Buffer> {
  return subsetFont(await readFile(FIGTREE), LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: NAMES,
    dropTables: UNUSED_TABLES,
  });
}

if (import.meta.main) await writeFile(PAGE_FONT, await pageFont());
