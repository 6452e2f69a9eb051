import { contrast, mostChroma, toHex, toOklch, type Hex, type Oklch } from './color.ts';
import { shownSchemes, type Face, type Scheme } from './face.ts';
import { PAIRS, TEXT } from './pairs.ts';
import { BASE, NEAR_BLACK, WHITE, type Derived, type Palette } from './palette.ts';

/** Why a colour is not the one that the brand gives by itself. */
export type Reason = 'page' | 'text';

/** A colour that was moved until its contrast sufficed: against the page, or for the text on it. */
export interface Adjustment {
  scheme: Scheme;
  token: Derived;
  from: Hex;
  to: Hex;
  reason: Reason;
}

export interface DerivedFace {
  light: Palette;
  dark: Palette;
  /** In the schemes that the shop shows. */
  adjusted: readonly Adjustment[];
}

const ORIGIN = toOklch(BASE.light.brand);
/** A brand of less chroma tints its pages less. */
const FULL_CHROMA = 0.1;
/** Yellow turns to olive as it darkens, so its shades go towards orange; hues further away than this keep theirs. */
const NEAR_DEGREES = 40;
const STEP = 0.004;

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** How near a brand is to the default one's hue, from 0 to 1. */
const nearness = (brand: Oklch) => Math.max(0, 1 - apart(brand.h, ORIGIN.h) / NEAR_DEGREES);

/** A base colour's hue, turned from the default brand's to this one's. */
const turnedHue = (base: Oklch, brand: Oklch) => brand.h + (base.h - ORIGIN.h) * nearness(brand);

/** Cream is warm, but as much pink or blue looks like sugar or ice. */
const COOL = 0.55;

/** Of the page: as light as the base, tinted by the brand. */
function tinted(base: Hex, brand: Oklch): Oklch {
  const { l, c, h } = toOklch(base);
  const share = Math.min(1, brand.c / FULL_CHROMA) * (COOL + (1 - COOL) * nearness(brand));
  return { l, c: c * share, h: turnedHue({ l, c, h }, brand) };
}

/** Of accents: as light as the base, and as colourful as the screen's most allows. */
function vivid(base: Hex, brand: Oklch): Oklch {
  const color = toOklch(base);
  const h = turnedHue(color, brand);
  const share = color.c / mostChroma(color.l, color.h);
  return { l: color.l, c: Math.min(brand.c, share * mostChroma(color.l, h)), h };
}

/** The colours of one scheme so far, and what had to be moved. */
interface Drawing {
  scheme: Scheme;
  colors: Record<keyof Palette, Hex>;
  adjusted: Adjustment[];
}

/** Whether a colour has enough contrast to everything of the page that it stands on. */
const holds = ({ scheme, colors }: Drawing, token: Derived, color: Hex) =>
  PAIRS.every(
    ({ front, back, least, schemes }) =>
      front !== token || !schemes.includes(scheme) || contrast(color, colors[back]) >= least,
  );

/** Sets a colour, moved away from the page until it holds: darker by day, lighter by night. */
function apply(drawing: Drawing, token: Derived, wanted: Oklch): void {
  const from = toHex(wanted);
  const step = drawing.scheme === 'light' ? -STEP : STEP;
  let to = from;
  for (let { l } = wanted; !holds(drawing, token, to) && l >= 0 && l <= 1; l += step)
    to = toHex({ ...wanted, l });
  set(drawing, token, from, to, 'page');
}

function set({ scheme, colors, adjusted }: Drawing, token: Derived, from: Hex, to: Hex, reason: Reason) {
  colors[token] = to;
  if (to !== from) adjusted.push({ scheme, token, from, to, reason });
}

/** Nothing darker than this can be seen to darken. */
const DARKEST = 0.15;

/** What is on a button, and the button's darker shade; where text on it would become illegible, a lighter one. */
function applyPressed(drawing: Drawing): void {
  const { colors } = drawing;
  const brand = toOklch(colors.brand);
  const base = toOklch(BASE.light['brand-strong']);
  const text = contrast(WHITE, colors.brand) >= TEXT ? WHITE : NEAR_BLACK;
  const shade = (step: number) =>
    toHex({ l: brand.l + step, c: brand.c * (base.c / ORIGIN.c), h: turnedHue(base, brand) });
  const darker = base.l - ORIGIN.l;
  const from = shade(darker);
  const isTurned = brand.l + darker < DARKEST || contrast(text, from) < TEXT;
  colors['on-brand'] = text;
  set(drawing, 'brand-strong', from, isTurned ? shade(-darker) : from, 'text');
}

/** The brand by night where it is seen on everything, else the accent. */
function focusOf(drawing: Drawing): Hex {
  const { brand, 'accent-ink': accent } = drawing.colors;
  if (drawing.scheme === 'light') return NEAR_BLACK;
  return holds(drawing, 'focus', brand) ? brand : accent;
}

const TINTED = ['ground', 'surface', 'raised', 'tint', 'line', 'line-strong', 'ink', 'ink-soft'] as const;

function draw(face: Face, scheme: Scheme): Drawing {
  const drawing: Drawing = { scheme, colors: { ...BASE[scheme] }, adjusted: [] };
  const brand = toOklch(face.brand);
  const accent = face.second === null ? brand : toOklch(face.second);
  const base = BASE[scheme];
  for (const token of TINTED) apply(drawing, token, tinted(base[token], brand));
  apply(drawing, 'brand', brand);
  applyPressed(drawing);
  apply(drawing, 'accent-ink', vivid(base['accent-ink'], accent));
  drawing.colors.focus = focusOf(drawing);
  return drawing;
}

/** Of each face that is in use: every page, mail and picture of a shop asks for it. */
const known = new WeakMap<Face, DerivedFace>();

/** All colours of a face. The default face has those of `BASE`. */
export function deriveFace(face: Face): DerivedFace {
  const derived = known.get(face) ?? derive(face);
  known.set(face, derived);
  return derived;
}

function derive(face: Face): DerivedFace {
  const drawn = { light: draw(face, 'light'), dark: draw(face, 'dark') };
  return {
    light: drawn.light.colors,
    dark: drawn.dark.colors,
    adjusted: shownSchemes(face).flatMap((scheme) => drawn[scheme].adjusted),
  };
}
