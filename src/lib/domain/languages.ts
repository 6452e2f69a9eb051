import type { CountryChoice } from './country.ts';

/** The languages of the customers' pages, as BCP 47 tags. German is the default, and the fallback for what has no translation. */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'tr'] as const;
/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'de';

/** Those that a shop may offer besides German. */
export const FURTHER_LANGUAGES = ['en', 'fr', 'it', 'tr'] as const satisfies readonly Language[];

/** Each language in itself. */
export const LANGUAGE_NAMES = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  tr: 'Türkçe',
} as const satisfies Record<Language, string>;

/** Ways to say German as people do in a country; 'de' alone has the words of the specification. */
export const GERMAN_VARIANTS = ['de-DE', 'de-AT', 'de-CH'] as const;
/** One of `GERMAN_VARIANTS`. */
export type GermanVariant = (typeof GERMAN_VARIANTS)[number];
/** A set of words: that of a language, or of a variant of German. Only words depend on it; addresses and choices know languages. */
export type Wording = Language | GermanVariant;

/** How a shop speaks German: as the specification does, or as people in its country do. */
export const GERMAN_STYLES = ['standard', 'natural'] as const;

/** The settings that choose the shop's German. */
export interface GermanSettings {
  german: (typeof GERMAN_STYLES)[number];
  country: CountryChoice;
}

/** The German of a shop; without a country, that of Germany. */
export const germanOf = ({ german, country }: GermanSettings): Wording =>
  german === 'natural' ? `de-${country || 'DE'}` : DEFAULT_LANGUAGE;

/** The words that a shop has for a language. */
export const wordingOf = (language: Language, settings: GermanSettings): Wording =>
  language === DEFAULT_LANGUAGE ? germanOf(settings) : language;

/** Whether words are a variant of German. */
export const isVariant = (wording: Wording): wording is GermanVariant => wording.includes('-');

/** The language of words. */
export const languageOf = (wording: Wording): Language => (isVariant(wording) ? DEFAULT_LANGUAGE : wording);

/** The languages of the back office; the first is the default. */
export const STAFF_LANGUAGES = ['de', 'en', 'tr'] as const satisfies readonly Language[];
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

export const isStaffLanguage = (text: string): text is StaffLanguage =>
  (STAFF_LANGUAGES as readonly string[]).includes(text);

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** What the paths of a language's pages begin with: '' for German, else such as `/en`. */
export const baseOf = (language: Wording): string =>
  language.startsWith(DEFAULT_LANGUAGE) ? '' : `/${language}`;

/** `/en/store/mitte` → English and `/store/mitte`; a path without a language is German. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? [];
  if (!isLanguage(first) || first === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path };
  return { language: first, path: rest || '/' };
}

/** German, then what a shop offers besides, in the order of `LANGUAGES`. */
export const offeredLanguages = (further: readonly string[]): Language[] =>
  LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || further.includes(language));

/**
 * The first language of an `Accept-Language` header (RFC 9110, 12.5.4) by its weights that is among `LANGUAGES`, whatever its region;
 * German for none.
 */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((wish, place) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(/\s*;/);
    const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
    return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight), place };
  });
  const [first] = wishes
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.place - other.place);
  return first && isLanguage(first.language) ? first.language : DEFAULT_LANGUAGE;
}
