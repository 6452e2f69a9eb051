import type { Hex } from './color.ts';
import type { Scheme } from './face.ts';

/** Colours that the brand decides. */
export const DERIVED = [
  'brand',
  'brand-strong',
  'on-brand',
  'ground',
  'surface',
  'raised',
  'tint',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'accent-ink',
  'focus',
] as const;
export type Derived = (typeof DERIVED)[number];

/** Colours that mean the same in every shop. */
const CONSTANT = [
  'success',
  'success-ground',
  'warning',
  'warning-ground',
  'danger',
  'danger-ground',
] as const;

export const TOKENS = [...DERIVED, ...CONSTANT];
export type Token = (typeof TOKENS)[number];
export type Palette = Readonly<Record<Token, Hex>>;

export const NEAR_BLACK: Hex = '#010101';
export const WHITE: Hex = '#ffffff';

/** The default face's colours, from which those of others are turned. */
export const BASE: Readonly<Record<Scheme, Palette>> = {
  light: {
    brand: '#ffd200',
    'brand-strong': '#f2b900',
    'on-brand': NEAR_BLACK,
    ground: '#fbf6ec',
    surface: '#fffdf8',
    raised: WHITE,
    tint: '#f5ecd9',
    line: '#e8dcc4',
    'line-strong': '#8d7f66',
    ink: '#1b150c',
    'ink-soft': '#665941',
    'accent-ink': '#7a5600',
    focus: NEAR_BLACK,
    success: '#1b6b3a',
    'success-ground': '#e4f3e4',
    warning: '#8a4b00',
    'warning-ground': '#fff0d6',
    danger: '#b3261e',
    'danger-ground': '#fdeae6',
  },
  dark: {
    brand: '#ffd200',
    'brand-strong': '#f2b900',
    'on-brand': NEAR_BLACK,
    ground: '#14110c',
    surface: '#1f1b14',
    raised: '#2a251c',
    tint: '#2a241a',
    line: '#3a3327',
    'line-strong': '#8d8068',
    ink: '#f8f1e4',
    'ink-soft': '#beb199',
    'accent-ink': '#ffd84d',
    focus: '#ffd200',
    success: '#7fd79f',
    'success-ground': '#17301f',
    warning: '#ffc46b',
    'warning-ground': '#382812',
    danger: '#ffb0a6',
    'danger-ground': '#3c1c18',
  },
};

/** On paper and in files to keep, which are white in every face. */
export const ON_PAPER = {
  paper: WHITE,
  ink: '#1b150c',
  soft: '#5d564a',
  line: '#e3dccd',
  link: '#1f4e8c',
} as const satisfies Readonly<Record<string, Hex>>;
