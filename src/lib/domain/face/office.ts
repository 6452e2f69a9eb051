import { contrast, type Hex } from './color.ts';
import { deriveFace } from './derive.ts';
import type { Face, Scheme } from './face.ts';
import { TEXT } from './pairs.ts';
import { NEAR_BLACK, WHITE } from './palette.ts';

/** The back office's grounds, which no shop changes: the page, what lies on it, dialogs and menus. */
export const OFFICE = {
  light: { page: '#f6f5f1', paper: WHITE, dialog: WHITE, menu: WHITE },
  dark: { page: '#16150f', paper: '#211f17', dialog: '#2a271d', menu: '#2f2c22' },
} as const satisfies Readonly<Record<Scheme, Readonly<Record<string, Hex>>>>;

/** The bar above every screen, and the one that offers to undo. */
export const BAR: Hex = NEAR_BLACK;
export const UNDO: Hex = '#1c1b17';

/** What the back office takes from the shop's face. */
export interface OfficeColors {
  brand: Hex;
  onBrand: Hex;
  /** Text, borders and switches, for which the brand may be too pale. */
  accent: Hex;
  /** Words on the black bars. */
  onBar: Hex;
  warning: Hex;
  danger: Hex;
}

export function officeColors(face: Face, scheme: Scheme): OfficeColors {
  const derived = deriveFace(face);
  const { brand, warning, danger, ...colors } = derived[scheme];
  const byNight = derived.dark;
  const onBar = contrast(byNight.brand, UNDO) >= TEXT ? byNight.brand : byNight['accent-ink'];
  return { brand, onBrand: colors['on-brand'], accent: colors['accent-ink'], onBar, warning, danger };
}
