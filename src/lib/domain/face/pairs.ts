import { contrast } from './color.ts';
import { SCHEMES, type Scheme } from './face.ts';
import type { Palette, Token } from './palette.ts';

/** The least contrast of text, and of marks, focus and the borders of controls (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
const MARK = 3;
/** What a button on the page needs to look like one; its text is what tells it, so that a pale brand keeps its colour. */
const SEEN = 1.2;

const PAGE = ['ground', 'surface', 'raised', 'tint'] as const;
const NOTICES = ['success-ground', 'warning-ground', 'danger-ground'] as const;

/** Colours seen together, and how much contrast they need at least. */
export interface Pair {
  front: Token;
  back: Token;
  least: number;
  schemes: readonly Scheme[];
}

const on = (
  front: Token,
  least: number,
  backs: readonly Token[],
  schemes: readonly Scheme[] = SCHEMES,
): Pair[] => backs.map((back) => ({ front, back, least, schemes }));

/** Every pair that has to hold in every face. */
export const PAIRS: readonly Pair[] = [
  ...on('ink', TEXT, [...PAGE, ...NOTICES]),
  ...on('ink-soft', TEXT, [...PAGE, ...NOTICES]),
  ...on('accent-ink', TEXT, PAGE),
  ...on('on-brand', TEXT, ['brand', 'brand-strong']),
  ...on('line-strong', MARK, [...PAGE, ...NOTICES]),
  ...on('focus', MARK, [...PAGE, ...NOTICES]),
  ...on('brand', SEEN, PAGE, ['light']),
  // By night a mark is seen by its colour alone.
  ...on('brand', MARK, PAGE, ['dark']),
  ...on('success', TEXT, [...PAGE, 'success-ground']),
  ...on('warning', TEXT, [...PAGE, 'warning-ground']),
  ...on('danger', TEXT, [...PAGE, 'danger-ground']),
];

/** The pairs of a scheme whose contrast is too low. */
export const failing = (palette: Palette, scheme: Scheme): Pair[] =>
  PAIRS.filter(
    ({ front, back, least, schemes }) =>
      schemes.includes(scheme) && contrast(palette[front], palette[back]) < least,
  );
