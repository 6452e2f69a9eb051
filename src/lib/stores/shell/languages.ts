import { baseOf, DEFAULT_LANGUAGE, LANGUAGES, splitLanguage, type Language } from '../../domain/languages.ts';

/** Which language a visitor is shown, of those that the shop's pages are in. */

/** The same page in another language. `place` is the address without its origin. */
export const placeIn = (
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
) => {
  const { path } = splitLanguage(pathname);
  return (baseOf(language) + path).replace(/(.)\/$/, '$1') + search + hash;
};

interface Visit {
  /** The language of the page. */
  current: Language;
  offered: readonly Language[];
  /** What the browser keeps; null: nothing. */
  kept: string | null;
  /** The browser's languages, the preferred one first. */
  wanted: readonly string[];
}

/**
 * What to do for a visitor: go to the language chosen before, suggest the browser's, or nothing. Only German pages redirect, since
 * printed codes lead there; an address with a language is the visitor's choice.
 */
export function languageStep({
  current,
  offered,
  kept,
  wanted,
}: Visit): { go: Language } | { suggest: Language } | null {
  const chosen = offered.find((language) => language === kept);
  if (chosen) return current === DEFAULT_LANGUAGE && chosen !== current ? { go: chosen } : null;
  for (const tag of wanted) {
    const language = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    // A language that the shop does not have says nothing about the next ones.
    if (language && offered.includes(language)) return language === current ? null : { suggest: language };
  }
  return null;
}
