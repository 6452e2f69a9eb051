import { FONTS, type FontName } from './fonts.ts';
import { STAND_INS, type StandIn } from './stand-ins.ts';

/** Where a font's files are. */
export interface FontFiles {
  latin: string;
  /** Further letters, for pages in Turkish. */
  turkish?: string;
  /** A preview shows the font however late it comes. */
  isSwapped?: boolean;
}

/** Fonts of systems whose measures are known, and what devices without them have. */
const SYSTEM = {
  sans: {
    regular: 'local(Arial)',
    bold: 'local("Arial Bold"),local(Arial-BoldMT)',
    otherwise: 'system-ui,sans-serif',
  },
  serif: {
    regular: 'local("Times New Roman")',
    bold: 'local("Times New Roman Bold"),local(TimesNewRomanPS-BoldMT)',
    otherwise: 'Georgia,serif',
  },
} as const;

/** Of the letters that only the second file has. */
const TURKISH_RANGE = 'unicode-range:U+11E-11F,U+130,U+15E-15F';

const face = (family: string, source: string, weights: string, more: readonly string[]) =>
  `@font-face{font-family:${family};src:${source};font-weight:${weights};${more.join(';')}}`;

const measures = ([size, ascent, descent, gap]: StandIn) => [
  `size-adjust:${size}%`,
  `ascent-override:${ascent}%`,
  `descent-override:${descent}%`,
  `line-gap-override:${gap}%`,
];

/**
 * The style sheet of a font: its files, what stands in for it with the same measures, and where it is used. A font that loads late is
 * used from the next page on: swapping it in would move the text.
 */
export function fontStyle(font: FontName, { latin, turkish, isSwapped = false }: FontFiles): string {
  const { name, weights, use, kind } = FONTS[font];
  const [regular, bold] = STAND_INS[font];
  const system = SYSTEM[kind];
  const isForText = use === 'all';
  const file = (url: string, ...more: string[]) =>
    face(name, `url(${url})format("woff2")`, weights, [
      `font-display:${isSwapped ? 'swap' : 'optional'}`,
      ...more,
    ]);
  const stack = `${name},near,${system.otherwise}`;
  return [
    file(latin),
    ...(turkish === undefined ? [] : [file(turkish, TURKISH_RANGE)]),
    ...(isForText ? [face('near', system.regular, '100 599', measures(regular))] : []),
    face('near', system.bold, '600 900', measures(bold)),
    `:root{${isForText ? `--font:${stack}` : `--font:system-ui,sans-serif;--headings:${stack}`}}`,
  ].join('');
}
