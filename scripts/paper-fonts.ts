/**
 * Makes the fonts of documents on paper: Figtree, and Manrope for the Greek, Cyrillic and Vietnamese letters that Figtree lacks. As TrueType,
 * because PDF embeds no other form. After an update of either, `node scripts/paper-fonts.ts` writes src/server/orders/confirmation-pdf/fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import {
  PAPER_SUBSETS,
  PAPER_WEIGHTS,
  paperFontFile,
} from '../src/server/orders/confirmation-pdf/paper-fonts.ts';

const FIGTREE = import.meta.resolve('@fontsource/figtree/package.json');
const MANROPE = import.meta.resolve('@fontsource/manrope/package.json');

/** Tabular figures for prices, and what German texts use. */
const FEATURES = ['kern', 'ccmp', 'mark', 'tnum'];
/** Family, style and PostScript name, which PDF states, and what the licence requires. */
const NAMES = [0, 1, 2, 4, 6, 13, 14];

const LETTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((letter) => !/\p{Cs}/u.test(letter))
  .join('');

/** Each file's place with its content. */
export async function paperFonts(): Promise<[file: URL, font: Buffer][]> {
  const wanted = PAPER_SUBSETS.flatMap((subset) => PAPER_WEIGHTS.map((weight) => ({ subset, weight })));
  return Promise.all(
    wanted.map(async ({ subset, weight }) => {
      const source = `${subset.startsWith('figtree') ? FIGTREE : MANROPE}/../files/${subset}-${weight}-normal.woff`;
      const font = await subsetFont(await readFile(new URL(source)), LETTERS, {
        targetFormat: 'sfnt',
        keepFeatures: FEATURES,
        preserveNameIds: NAMES,
      });
      return [paperFontFile(subset, weight), font] as [URL, Buffer];
    }),
  );
}

if (import.meta.main) for (const [file, font] of await paperFonts()) await writeFile(file, font);
