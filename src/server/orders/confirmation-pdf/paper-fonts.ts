import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { FONTS, type FontName } from '../../../lib/domain/face/fonts.ts';
import { DRAWN_FONTS, drawnFontFile } from '../../media/drawn-fonts.ts';

/** In the order in which a letter is looked for. `scripts/paper-fonts.ts` makes the files. */
export const PAPER_SUBSETS = [
  'figtree-latin',
  'figtree-latin-ext',
  'manrope-vietnamese',
  'manrope-greek',
  'manrope-cyrillic',
] as const;
type PaperSubset = (typeof PAPER_SUBSETS)[number];

export const PAPER_WEIGHTS = [400, 700] as const;
export type PaperWeight = (typeof PAPER_WEIGHTS)[number];

export const paperFontFile = (subset: PaperSubset, weight: PaperWeight): URL =>
  new URL(`./fonts/${subset}-${weight}.ttf`, import.meta.url);

/** By weight: the shop's font, then those of `PAPER_SUBSETS`. */
export type PaperFonts = Readonly<Record<PaperWeight, readonly Font[]>>;

const files = new Map<FontName, Promise<Map<PaperWeight, Buffer[]>>>();

/**
 * Fonts for one document. Not shared: writing a font that has `Ö` leaves an `O` in it that no longer knows its letter, so that the next
 * document could not be copied from.
 */
export async function openPaperFonts(font: FontName): Promise<PaperFonts> {
  const reading = files.get(font) ?? readFiles(font);
  files.set(font, reading);
  const read = await reading;
  const open = (weight: PaperWeight) => (read.get(weight) ?? []).map((file) => create(file) as Font);
  return { 400: open(400), 700: open(700) };
}

/** The shop's own before Figtree, unless it is for headings alone. */
const ownFiles = (font: FontName, weight: PaperWeight): URL[] =>
  DRAWN_FONTS.filter(
    (drawn) => drawn.font === font && drawn.weight === weight && FONTS[font].use === 'all',
  ).map(({ part }) => drawnFontFile(font, part, weight));

async function readFiles(font: FontName): Promise<Map<PaperWeight, Buffer[]>> {
  const read = async (weight: PaperWeight) => {
    const wanted = [
      ...ownFiles(font, weight),
      ...PAPER_SUBSETS.map((subset) => paperFontFile(subset, weight)),
    ];
    return [weight, await Promise.all(wanted.map((file) => readFile(file)))] as const;
  };
  return new Map(await Promise.all(PAPER_WEIGHTS.map(read)));
}

/** Signs that are not drawn themselves; a soft hyphen has a glyph that would be. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/u;
/** Stands for a letter that no font has, if nothing like it does. */
const MISSING = '?';
/** Close to signs that no font has. A CJK, Arabic or Hebrew font would be megabytes, or need its lines set from right to left. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ '→': '->', '←': '<-', '↔': '<->', '⇒': '=>', '✓': '+', '✔': '+', '✗': 'x', '✘': 'x' },
  ...{ '★': '*', '☆': '*', '●': '•', '■': '•', '▪': '•', '◦': '•', '―': '–', '−': '-', '≈': 'ca. ' },
  ...{ '≤': '<=', '≥': '>=', '√': 'Wurzel ', '‰': ' Promille', '℮': 'e', '☎': 'Tel.', '✆': 'Tel.' },
  ...{ '₺': 'TRY', '₽': 'RUB', '₴': 'UAH', ʿ: '’', ʾ: '’', '‡': '**', '∗': '*' },
};

/** A piece of text in one font. */
export interface Run {
  text: string;
  /** The place in the fonts of its weight. */
  font: number;
}

/**
 * A text as runs in the first font that has each letter. Emoji and invisible signs are left out. Of other letters that no font has, a
 * close one stands in: 'ḥ' is 'h', '→' is '->'; where there is none, as for Chinese, '?'.
 */
export function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC').replaceAll(INVISIBLE, '')) {
    if (hasLetter(letter, fonts)) put(letter);
    else if (letter in ALIKE || !EMOJI.test(letter)) Array.from(alike(letter, fonts) ?? MISSING).forEach(put);
  }
  return runs;

  function put(letter: string): void {
    const code = letter.codePointAt(0) ?? 0;
    const font = Math.max(
      fonts.findIndex((one) => one.hasGlyphForCodePoint(code)),
      0,
    );
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
}

const hasLetter = (letter: string, fonts: readonly Font[]) =>
  fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** What stands for a letter that no font has: a sign like it, or the letter without its accents; null: nothing does. */
function alike(letter: string, fonts: readonly Font[]): string | null {
  const known = ALIKE[letter];
  if (known !== undefined) return known;
  if (/\p{M}/u.test(letter)) return '';
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain !== '' && Array.from(plain).every((one) => hasLetter(one, fonts)) ? plain : null;
}

/** Whether a text has letters that are shown as '?'. */
export const lacks = (text: string, fonts: readonly Font[]): boolean =>
  [...new Set(text.normalize('NFC').replaceAll(INVISIBLE, ''))].some(
    (letter) => !hasLetter(letter, fonts) && !EMOJI.test(letter) && alike(letter, fonts) === null,
  );
