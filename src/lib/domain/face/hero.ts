import { contrast, hexOfBytes, type Hex } from './color.ts';
import { deriveFace } from './derive.ts';
import { shownSchemes, type Face } from './face.ts';

/** Repeated drawings on the landing page, in the face's colours. */
export const PATTERNS = ['dots', 'waves', 'tiles', 'leaves'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** What the landing page begins with besides its words. */
export const HEROES = ['none', 'picture', ...PATTERNS] as const;
export type Hero = (typeof HEROES)[number];

export const isPattern = (hero: Hero): hero is Pattern => hero !== 'none' && hero !== 'picture';

/** A tile of each: its side, and what is drawn in it. */
const TILES: Readonly<Record<Pattern, readonly [side: number, drawing: string]>> = {
  dots: [28, '<circle cx="7" cy="7" r="4"/><circle cx="21" cy="21" r="4"/>'],
  waves: [
    40,
    '<path d="M0 10q10-10 20 0t20 0M0 30q10-10 20 0t20 0" fill="none" stroke="#000" stroke-width="4"/>',
  ],
  // As on the floor of a kitchen.
  tiles: [48, '<path d="M0 0h24v24H0zM24 24h24v24H24z"/>'],
  leaves: [
    56,
    '<path d="M8 24Q8 8 24 8 24 24 8 24zM36 52Q36 36 52 36 52 52 36 52zM8 34q14 0 14 14-14 0-14-14zM36 6q14 0 14 14-14 0-14-14z"/>',
  ],
};

/** A pattern as a mask, so that the page's colours show through it in either scheme. */
export function patternUrl(pattern: Pattern): string {
  const [side, drawing] = TILES[pattern];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${drawing}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23')}")`;
}

/** How much of the page's ground lies over a picture where words stand on it, in per cent. */
export const SCRIM = 92;

const mixed = (over: Hex, under: number, share: number) =>
  hexOfBytes(
    [1, 3, 5].map((at) => Number.parseInt(over.slice(at, at + 2), 16) * share + under * (1 - share)),
  );

/** The least contrast of words to any picture under the scrim: black, or white. */
export function scrimContrast(face: Face): number {
  const derived = deriveFace(face);
  const ratios = shownSchemes(face).flatMap((scheme) => {
    const { ground, ink, 'ink-soft': soft } = derived[scheme];
    return [0, 255].flatMap((under) =>
      [ink, soft].map((front) => contrast(front, mixed(ground, under, SCRIM / 100))),
    );
  });
  return Math.min(...ratios);
}
