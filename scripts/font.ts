/**
 * Makes the pages' fonts of their packages: the same letters without unused features. After an update of one,
 * `node scripts/font.ts` writes src/layouts/fonts/.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FONT_NAMES, type FontName } from '../src/lib/domain/face/fonts.ts';
import { SOURCES, sourceFile, type FontPart } from './font-sources.ts';

/** What browsers enable by default and texts use, and tabular figures for prices. */
const FEATURES = ['kern', 'ccmp', 'rvrn', 'tnum'];
/** Required by the licence. */
const NAMES = [0, 13, 14];
/** Style names for font menus, widths by weight (browsers read them from the outlines), and dropout control for black-and-white screens. */
const UNUSED_TABLES = ['STAT', 'HVAR', 'prep'];
/** Of lean fonts, also lines below letters by weight, which move by less than can be seen, and smoothing for black-and-white screens. */
const LEAN_TABLES = [...UNUSED_TABLES, 'MVAR', 'gasp'];

/** Icelandic letters, accents without a letter, and signs of programs and other languages: pages show them in the system's font. */
export const LEFT_OUT = '$£^`{}|<>\\~[]=÷¡¿‹›ĂÐðÞþ´¨¯¸ˆ˚˜ʻʼ¤¢¥¦¬¶±µªº¹³⁴†‡‰⁄↑↓\ufffd';

/** All precomposed letters: `u` with a diaeresis is written as `ü`, which is one of them. */
const LETTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((letter) => !/[\p{M}\p{Cs}]/u.test(letter) && !LEFT_OUT.includes(letter))
  .join('');

/** Letters with accents and signs in German, English, French, Italian, Turkish, Spanish, and the Nordic languages: what lean fonts have. */
export const LEAN_SIGNS =
  'ÄÖÜäöüßÀÂÆÇÉÈÊËÎÏÔŒÙÛŸàâæçéèêëîïôœùûÿÌÒìòÁÍÑÓÚáíñóúıÅØåø–—‘’‚“”„«»…·•€°²½×−©®™№\u00a0\u2009\u202f';

/** `$` and others are left out of ASCII, too. */
const LEAN_LETTERS =
  Array.from(LETTERS)
    .filter((letter) => letter < '\u007f')
    .join('') + LEAN_SIGNS;

/** Turkish letters that the pages' fonts lack; Turkish pages load them beside theirs (layouts/Page.astro). */
export const TURKISH_LETTERS = 'ĞğİŞş';

/** Where a font of pages is. */
export const pageFontFile = (font: FontName, part: FontPart = 'latin') =>
  new URL(`../src/layouts/fonts/${font}${part === 'latin' ? '' : '-turkish'}.woff2`, import.meta.url);

/** A font of pages as WOFF2: its letters, or its further ones for Turkish pages. */
export async function pageFont(font: FontName, part: FontPart = 'latin'): Promise<Buffer> {
  const { axes, isLean = false, hasNoKerning = false } = SOURCES[font];
  const letters = isLean ? LEAN_LETTERS : LETTERS;
  const isWhole = axes === undefined;
  return subsetFont(await readFile(sourceFile(font, part)), part === 'latin' ? letters : TURKISH_LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES.filter((feature) => !(hasNoKerning && feature === 'kern')),
    preserveNameIds: NAMES,
    dropTables: isWhole ? UNUSED_TABLES : LEAN_TABLES,
    ...(isWhole ? {} : { noHinting: true, variationAxes: axes }),
  });
}

if (import.meta.main)
  for (const font of FONT_NAMES)
    for (const part of ['latin', 'latin-ext'] as const)
      await writeFile(pageFontFile(font, part), await pageFont(font, part));
