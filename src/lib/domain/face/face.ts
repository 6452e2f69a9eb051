import type { Hex } from './color.ts';
import type { FontName } from './fonts.ts';

/** Which schemes the shop's pages have: the device's choice, or always one. */
export const SCHEME_CHOICES = ['both', 'light', 'dark'] as const;
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const CORNERS = ['sharp', 'soft', 'round'] as const;
export type Corners = (typeof CORNERS)[number];

/** What a shop chooses of its looks; `deriveFace` makes all colours from it. */
export interface Face {
  brand: Hex;
  /** The colour of links and accents; null: the brand's. */
  second: Hex | null;
  scheme: SchemeChoice;
  corners: Corners;
  font: FontName;
}

export const DEFAULT_FACE: Face = {
  brand: '#ffd200',
  second: null,
  scheme: 'both',
  corners: 'soft',
  font: 'figtree',
};

/** Faces to begin with, each for a kind of kitchen. */
export const READY_FACES = {
  trattoria: {
    brand: '#a61c28',
    second: '#3c6b35',
    scheme: 'both',
    corners: 'soft',
    font: 'playfair-display',
  },
  burger: { brand: '#ff8a1f', second: '#8a2d12', scheme: 'both', corners: 'round', font: 'gabarito' },
  sushi: { brand: '#16294d', second: '#c8372d', scheme: 'both', corners: 'sharp', font: 'jost' },
  bakery: { brand: '#d9a15b', second: '#7a4a21', scheme: 'light', corners: 'round', font: 'fraunces' },
  farm: { brand: '#3f7d3a', second: '#8a5a1c', scheme: 'both', corners: 'soft', font: 'domine' },
  bar: { brand: '#e0457b', second: '#7fb8d8', scheme: 'dark', corners: 'sharp', font: 'space-grotesk' },
} as const satisfies Readonly<Record<string, Face>>;

export const shownSchemes = ({ scheme }: Pick<Face, 'scheme'>): readonly Scheme[] =>
  scheme === 'both' ? SCHEMES : [scheme];

export const isSameFace = (one: Face, other: Face) =>
  one.brand === other.brand &&
  one.second === other.second &&
  one.scheme === other.scheme &&
  one.corners === other.corners &&
  one.font === other.font;

/** How much rounder than the default face's corners others are. */
const ROUNDNESS: Readonly<Record<Corners, number>> = { sharp: 0.2, soft: 1, round: 1.4 };

/** A radius of the default face as this face has it, to two decimals. */
export const rounded = (radius: number, { corners }: Pick<Face, 'corners'>) =>
  Math.round(radius * ROUNDNESS[corners] * 100) / 100;
