import { readFile } from 'node:fs/promises';
import subsetFont, { type Options } from 'subset-font';
import type { FontName } from '../src/lib/domain/face/fonts.ts';

/** Which of a font's two files: the letters of most languages, or those of Turkish and its neighbours. */
export type FontPart = 'latin' | 'latin-ext';

interface Source {
  /** The axes that are cut or fixed; none: all of the font. */
  axes?: Options['variationAxes'];
  /** The file's axes, as its package names them. */
  file?: string;
  /** Letters that few menus have are left to the system's font, so that the file is light enough. */
  isLean?: boolean;
  /** Pairs of letters are set as wide as each by itself. */
  hasNoKerning?: boolean;
}

const HEAVY = { axes: { wght: { min: 400, max: 800 } }, isLean: true };
const PLAIN = { axes: { wght: { min: 400, max: 700 } }, isLean: true };
const HEADINGS = { axes: { wght: 700 }, isLean: true };

/** How each is made light enough for a page: every one costs at most what Figtree does. */
export const SOURCES: Readonly<Record<FontName, Source>> = {
  figtree: {},
  'plus-jakarta-sans': { axes: { wght: { min: 400, max: 800 } } },
  'nunito-sans': PLAIN,
  urbanist: PLAIN,
  jost: HEAVY,
  'space-grotesk': PLAIN,
  'funnel-display': { axes: { wght: { min: 400, max: 800 } } },
  'host-grotesk': HEAVY,
  gabarito: { ...HEAVY, hasNoKerning: true },
  domine: { ...PLAIN, hasNoKerning: true },
  oswald: HEADINGS,
  fraunces: { axes: { wght: 700, opsz: 100, SOFT: 0, WONK: 0 }, file: 'full', isLean: true },
  'playfair-display': HEADINGS,
};

/** A font's file as its package has it. */
export const sourceFile = (font: FontName, part: FontPart): URL => {
  const { file = 'wght' } = SOURCES[font];
  return new URL(
    import.meta.resolve(`@fontsource-variable/${font}/files/${font}-${part}-${file}-normal.woff2`),
  );
};

/** A part of a font in one weight, as TrueType. */
export async function inWeight(
  font: FontName,
  part: FontPart,
  weight: number,
  options: { letters: string; features: string[]; names: number[] },
): Promise<Buffer> {
  const { axes } = SOURCES[font];
  return subsetFont(await readFile(sourceFile(font, part)), options.letters, {
    targetFormat: 'sfnt',
    keepFeatures: options.features,
    preserveNameIds: options.names,
    noHinting: true,
    variationAxes: { ...axes, wght: weight },
  });
}
