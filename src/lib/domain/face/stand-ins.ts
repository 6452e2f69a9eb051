import type { FontName } from './fonts.ts';

/**
 * How much larger a font of the system is set, so that lines have the same length, and ascent, descent and line gap, in per cent:
 * `size-adjust`, `ascent-override`, `descent-override` and `line-gap-override`.
 */
export type StandIn = readonly [size: number, ascent: number, descent: number, gap: number];

/** What shows until a font is there, in regular and in bold, by the measures of its file (`scripts/drawn-fonts.ts`). */
export const STAND_INS: Readonly<Record<FontName, readonly [regular: StandIn, bold: StandIn]>> = {
  figtree: [
    [100.7, 94.3, 24.8, 0],
    [96.5, 98.5, 25.9, 0],
  ],
  'plus-jakarta-sans': [
    [105, 98.9, 21.1, 0],
    [100.8, 102.9, 22, 0],
  ],
  'nunito-sans': [
    [101.4, 99.7, 34.8, 0],
    [97.9, 103.2, 36, 0],
  ],
  urbanist: [
    [99, 95.9, 25.2, 0],
    [95.6, 99.3, 26.1, 0],
  ],
  jost: [
    [96, 111.5, 39.1, 0],
    [98.3, 108.8, 38.1, 0],
  ],
  'space-grotesk': [
    [109.7, 89.7, 26.6, 0],
    [102.1, 96.4, 28.6, 0],
  ],
  'funnel-display': [
    [106.5, 93.9, 23.5, 0],
    [101.6, 98.5, 24.6, 0],
  ],
  'host-grotesk': [
    [105, 96.7, 30, 0],
    [97.5, 104.1, 32.3, 0],
  ],
  gabarito: [
    [99.1, 94.8, 26.2, 0],
    [94, 100, 27.7, 0],
  ],
  domine: [
    [119.4, 75.4, 20.1, 0],
    [114.4, 78.7, 21, 0],
  ],
  oswald: [
    [81.4, 146.5, 35.5, 0],
    [85.6, 139.3, 33.8, 0],
  ],
  fraunces: [
    [93.5, 104.6, 27.3, 0],
    [95.6, 102.3, 26.7, 0],
  ],
  'playfair-display': [
    [111.3, 97.2, 22.6, 0],
    [107, 101.1, 23.5, 0],
  ],
};
