import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';

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

/** By weight, in the order of `PAPER_SUBSETS`. */
export type PaperFonts = Readonly<Record<PaperWeight, readonly Font[]>>;

let files: Promise<Map<PaperWeight, Buffer[]>> | null = null;

/**
 * Fonts for one document. Not shared: writing a font that has `Ö` leaves an `O` in it that no longer knows its letter, so that the next
 * document could not be copied from.
 */
export async function openPaperFonts(): Promise<PaperFonts> {
  files ??= readFiles();
  const read = await files;
  const open = (weight: PaperWeight) => (read.get(weight) ?? []).map((file) => create(file) as Font);
  return { 400: open(400), 700: open(700) };
}

async function readFiles(): Promise<Map<PaperWeight, Buffer[]>> {
  const read = async (weight: PaperWeight) =>
    [
      weight,
      await Promise.all(PAPER_SUBSETS.map((subset) => readFile(paperFontFile(subset, weight)))),
    ] as const;
  return new Map(await Promise.all(PAPER_WEIGHTS.map(read)));
}

/** Signs that are not drawn themselves; a soft hyphen has a glyph that would be. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/u;
/** Stands for a letter that no font has. */
const MISSING = '?';

/** A piece of text in one font. */
export interface Run {
  text: string;
  /** The place in the fonts of its weight. */
  font: number;
}

/**
 * A text as runs in the first font that has each letter. Emoji and invisible signs are left out; any other letter that no font has, such as
 * Chinese, becomes `?`.
 */
export function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC').replaceAll(INVISIBLE, '')) {
    const code = letter.codePointAt(0) ?? 0;
    const at = fonts.findIndex((font) => font.hasGlyphForCodePoint(code));
    if (at < 0 && EMOJI.test(letter)) continue;
    const last = runs.at(-1);
    const font = Math.max(at, 0);
    const shown = at < 0 ? MISSING : letter;
    if (last?.font === font) last.text += shown;
    else runs.push({ text: shown, font });
  }
  return runs;
}
