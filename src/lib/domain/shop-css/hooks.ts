/**
 * What a shop's CSS may name, and what that is in today's pages. The names stay (docs/shop-css.md); what they stand for may change with a
 * release, so that the pages need no marks of their own. `isPlain`: its colours mean something, or stand on the brand, and cannot be set.
 */
interface Part {
  selector: string;
  /** The part that it is always in. */
  within?: string;
  isPlain?: true;
}

export const PARTS = {
  page: { selector: '' },
  header: { selector: '.header' },
  'shop-name': { within: 'header', selector: '.home' },
  hero: { selector: '.hero' },
  'hero-title': { within: 'hero', selector: 'h1' },
  'hero-text': { within: 'hero', selector: '.lead' },
  'branch-card': { selector: 'li.card' },
  'branch-card-name': { within: 'branch-card', selector: 'h3' },
  'branch-intro': { selector: '.intro' },
  'branch-name': { within: 'branch-intro', selector: 'h1' },
  category: { selector: '.group' },
  'category-title': { within: 'category', selector: 'h2' },
  dish: { selector: '.product' },
  'dish-name': { within: 'dish', selector: 'h3' },
  'dish-text': { within: 'dish', selector: '.description' },
  'dish-price': { within: 'dish', selector: '.price' },
  'dish-picture': { within: 'dish', selector: 'img', isPlain: true },
  block: { selector: '.block' },
  button: { selector: '.button', isPlain: true },
  chip: { selector: '.chip', isPlain: true },
  footer: { selector: '.footer' },
} as const satisfies Readonly<Record<string, Part>>;
export type PartName = keyof typeof PARTS;

export const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);

const partOf = (name: PartName): Part => PARTS[name];

/** Whether a part's colours may be chosen. */
export const isColored = (name: PartName): boolean => partOf(name).isPlain !== true;

/** A part's selector below another part, or below the page. */
export function selectorBelow(name: PartName, above: PartName | null): string {
  const { within, selector } = partOf(name);
  const isInside =
    within === undefined || within === above || (above !== null && partOf(above).within === within);
  return isInside || !isPart(within) ? selector : `${partOf(within).selector} ${selector}`;
}

/** States of a part, as they are written. */
export const STATES = ['hover', 'first-child', 'last-child'] as const;

/** Grounds and inks of the face: each of these inks is legible on each of these grounds, by day and by night (`face/pairs.ts`). */
export const GROUNDS = ['ground', 'surface', 'raised', 'tint'] as const;
export const INKS = ['ink', 'ink-soft', 'accent-ink'] as const;
/** Colours of lines, which say nothing. */
export const LINES = [...GROUNDS, ...INKS, 'line', 'line-strong', 'brand', 'brand-strong'] as const;
export const STEPS = ['step--1', 'step-0', 'step-1', 'step-2', 'step-3', 'step-4'] as const;
export const SPACES = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7'] as const;
export const ROUNDINGS = ['radius-1', 'radius-2', 'radius-3', 'pill'] as const;
export const SHADOWS = ['shadow-1', 'shadow-2'] as const;
