import { FONT_NAMES, FONTS, type FontName } from '../../lib/domain/face/fonts.ts';

export type DrawnPart = 'latin' | 'latin-ext';
export type DrawnWeight = 400 | 700;

/** Figtree has files of its own, in more weights and with more letters. Of fonts for headings, there is nothing else. */
export const DRAWN_FONTS = FONT_NAMES.filter((font) => font !== 'figtree').flatMap((font) =>
  ([400, 700] as const)
    .filter((weight) => weight === 700 || FONTS[font].use === 'all')
    .flatMap((weight) => (['latin', 'latin-ext'] as const).map((part) => ({ font, part, weight }))),
);

/** `scripts/drawn-fonts.ts` makes the files. */
export const drawnFontFile = (font: FontName, part: DrawnPart, weight: DrawnWeight): URL =>
  new URL(`./fonts/${font}-${part}-${weight}.ttf`, import.meta.url);
