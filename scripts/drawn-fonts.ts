/**
 * Makes the fonts of documents on paper and of drawn pictures, in single weights as TrueType, and says what stands in for each in pages.
 * After an update of one, `node scripts/drawn-fonts.ts` writes src/server/media/fonts and prints `STAND_INS` of src/lib/domain/face/stand-ins.ts.
 */
import { writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import { FONT_NAMES, FONTS, type FontName } from '../src/lib/domain/face/fonts.ts';
import type { StandIn } from '../src/lib/domain/face/stand-ins.ts';
import {
  drawnFontFile,
  DRAWN_FONTS,
  type DrawnPart,
  type DrawnWeight,
} from '../src/server/media/drawn-fonts.ts';
import { inWeight } from './font-sources.ts';

const FEATURES = ['kern', 'ccmp', 'mark', 'tnum'];
/** Family, style and PostScript name, which PDF states, and what the licence requires. */
const NAMES = [0, 1, 2, 4, 6, 13, 14];

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('');
/** Of the second file, Latin Extended-A: the letters of Turkish, and of names from Prague to Riga. */
const LETTERS: Readonly<Record<DrawnPart, string>> = {
  latin: between(0x20, 0xff) + between(0x2000, 0x22ff) + 'ŒœıŸ',
  'latin-ext': between(0x100, 0x17f) + 'Șșțẞ',
};

/** A font's part in a weight. */
export const drawnFont = (font: FontName, part: DrawnPart, weight: DrawnWeight): Promise<Buffer> =>
  inWeight(font, part, weight, { letters: LETTERS[part], features: FEATURES, names: NAMES });

/** Average widths of letters, in units of the em, of what systems have: as `xWidthAvg` of Capsize's tables. */
const SYSTEM = {
  sans: { 400: 913 / 2048, 700: 983 / 2048 },
  serif: { 400: 832 / 2048, 700: 886 / 2048 },
} as const;

const percent = (share: number) => Math.round(share * 1000) / 10;

/** What stands in for a font in a weight. */
export async function standInOf(font: FontName, weight: DrawnWeight): Promise<StandIn> {
  const metrics = await fromBuffer(await drawnFont(font, 'latin', weight));
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = metrics;
  const size = xWidthAvg / unitsPerEm / SYSTEM[FONTS[font].kind][weight];
  const share = (units: number) => percent(Math.abs(units) / (unitsPerEm * size));
  return [percent(size), share(ascent), share(descent), share(lineGap)];
}

if (import.meta.main) {
  for (const { font, part, weight } of DRAWN_FONTS)
    await writeFile(drawnFontFile(font, part, weight), await drawnFont(font, part, weight));
  for (const font of FONT_NAMES)
    process.stdout.write(
      `'${font}': [${JSON.stringify(await standInOf(font, 400))}, ${JSON.stringify(await standInOf(font, 700))}],\n`,
    );
}
