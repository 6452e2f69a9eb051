interface Font {
  /** As it is called. */
  name: string;
  /** The weights in its file, as CSS writes them. */
  weights: string;
  /** `headings`: a font whose file has one weight; text stands in the font of the device, which costs nothing. */
  use: 'all' | 'headings';
  kind: 'sans' | 'serif';
}

/** The fonts to choose from, by the name of their package: each costs a page no more than the first. */
export const FONTS = {
  figtree: { name: 'Figtree', weights: '300 900', use: 'all', kind: 'sans' },
  'plus-jakarta-sans': { name: 'Plus Jakarta Sans', weights: '400 800', use: 'all', kind: 'sans' },
  'nunito-sans': { name: 'Nunito Sans', weights: '400 700', use: 'all', kind: 'sans' },
  urbanist: { name: 'Urbanist', weights: '400 700', use: 'all', kind: 'sans' },
  jost: { name: 'Jost', weights: '400 800', use: 'all', kind: 'sans' },
  'space-grotesk': { name: 'Space Grotesk', weights: '400 700', use: 'all', kind: 'sans' },
  'funnel-display': { name: 'Funnel Display', weights: '400 800', use: 'all', kind: 'sans' },
  'host-grotesk': { name: 'Host Grotesk', weights: '400 800', use: 'all', kind: 'sans' },
  gabarito: { name: 'Gabarito', weights: '400 800', use: 'all', kind: 'sans' },
  domine: { name: 'Domine', weights: '400 700', use: 'all', kind: 'serif' },
  oswald: { name: 'Oswald', weights: '700', use: 'headings', kind: 'sans' },
  fraunces: { name: 'Fraunces', weights: '700', use: 'headings', kind: 'serif' },
  'playfair-display': { name: 'Playfair Display', weights: '700', use: 'headings', kind: 'serif' },
} as const satisfies Readonly<Record<string, Font>>;

export type FontName = keyof typeof FONTS;
export const FONT_NAMES = Object.keys(FONTS) as [FontName, ...FontName[]];

/** What each is called, in every language. */
export const fontNames = Object.fromEntries(FONT_NAMES.map((font) => [font, FONTS[font].name])) as Readonly<
  Record<FontName, string>
>;
