import type { GermanVariant } from './languages.ts';
import type { Overrides, Words } from './words/catalogue.ts';

/**
 * Variants of German where words are looked up while the program runs, which only the server does; pages have theirs from their build
 * (astro/german.mjs), by the same rules.
 */

/** Whose words a variant starts from. */
export const PARENTS = { 'de-DE': null, 'de-AT': 'de-DE', 'de-CH': 'de-DE' } as const satisfies Record<
  GermanVariant,
  GermanVariant | null
>;

/** Swiss spelling knows no 'ß', and quotes «so». */
export const inSwissSpelling = (text: string): string =>
  text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»');

/** Letters of what a sentence is about, such as a dish's name: they stay as they are written. */
const KEPT = { ß: '\uE000', '„': '\uE001', '“': '\uE002' } as const;

const hidden = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll(/[ß„“]/g, (letter) => KEPT[letter as keyof typeof KEPT])
    : Array.isArray(value)
      ? value.map(hidden)
      : value;

const shown = (text: string): string =>
  Object.entries(KEPT).reduce((words, [letter, place]) => words.replaceAll(place, letter), text);

/** A catalogue in Swiss spelling. */
function swiss(words: unknown): unknown {
  if (typeof words === 'string') return shown(inSwissSpelling(words));
  if (typeof words === 'function')
    return (...values: unknown[]) => swiss((words as (...all: unknown[]) => unknown)(...values.map(hidden)));
  if (Array.isArray(words)) return words.map(swiss);
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, swiss(value)]));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words with what is said differently in their places. */
const merged = (words: unknown, overrides: unknown): unknown =>
  isGroup(words) && isGroup(overrides)
    ? {
        ...words,
        ...Object.fromEntries(Object.entries(overrides).map(([key, one]) => [key, merged(words[key], one)])),
      }
    : (overrides ?? words);

/** By variant: what it says differently from its parent. */
type VariantWords<T> = Readonly<Partial<Record<GermanVariant, Overrides<T>>>>;

/** The words of a catalogue in each variant, made when they are first asked for. */
export function germanVariants<T extends object>(
  german: T,
  overrides: VariantWords<T>,
): (variant: GermanVariant) => { readonly [Name in keyof T]: Words<T[Name]> } {
  const made = new Map<GermanVariant, unknown>();
  const plain = (variant: GermanVariant): unknown => {
    const parent = PARENTS[variant];
    return merged(parent === null ? { ...german } : plain(parent), overrides[variant]);
  };
  return (variant) => {
    const words = made.get(variant) ?? (variant === 'de-CH' ? swiss(plain(variant)) : plain(variant));
    made.set(variant, words);
    // The types of `Overrides` let a variant say the same things only.
    return words as { readonly [Name in keyof T]: Words<T[Name]> };
  };
}
