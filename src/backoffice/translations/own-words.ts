import { useQuery } from '@tanstack/react-query';
import type { OwnText } from '../../lib/contract/translations.ts';
import type { FURTHER_LANGUAGES } from '../../lib/domain/languages.ts';
import { call } from '../data/call.ts';
import { useConfig } from '../data/config.ts';
import { placeTexts, translationTexts as texts } from './texts.ts';

export type Further = (typeof FURTHER_LANGUAGES)[number];
export type Words = OwnText['words'];

/** All texts of the shop with their translations. */
export const OWN_TEXTS = {
  queryKey: ['own-texts'],
  queryFn: async () => (await call('get /api/own-texts', {}, texts.couldNotLoad)).data,
};

export const useOwnTexts = (isWanted = true) => useQuery({ ...OWN_TEXTS, enabled: isWanted });

const NONE: readonly Further[] = [];

/** The languages that the shop offers besides German; undefined until loaded. */
export function useFurther(): readonly Further[] | undefined {
  const config = useConfig();
  return config && (config.languages.length > 0 ? config.languages : NONE);
}

const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;

export const listName = (list: string): string => nameIn(placeTexts.lists, list);
export const fieldName = (field: string): string => nameIn(placeTexts.fields, field);

/** 'Produkt „Margherita“: Beschreibung' for each place, as far as they are named. */
export function placesOf({ places, count }: OwnText): string {
  const names = places.map(({ list, name, field }) => {
    const entity = name === '' ? listName(list) : `${listName(list)} „${name}“`;
    return field === 'name' ? entity : `${entity}: ${fieldName(field)}`;
  });
  return texts.places(names.join(', '), count - places.length);
}

export type Shown = keyof typeof texts.filters;

/** Which texts to list: of a list or everywhere (''), with all words of a search. */
export interface Wanted {
  shown: Shown;
  list: string;
  search: string;
}

const isMissing = ({ words }: OwnText, languages: readonly Further[]) =>
  languages.some((language) => !words[language]);

/** The texts that are wanted. */
export function chosenTexts(
  all: readonly OwnText[],
  { shown, list, search }: Wanted,
  languages: readonly Further[],
): OwnText[] {
  const sought = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((text) => {
    if ((shown === 'gone') !== (text.count === 0)) return false;
    if (shown === 'missing' && !isMissing(text, languages)) return false;
    if (list !== '' && !text.places.some((place) => place.list === list)) return false;
    const said = [text.german, ...Object.values(text.words)].join('\n').toLowerCase();
    return sought.every((word) => said.includes(word));
  });
}

/** How many of the texts in use have words in a language. */
export function translatedIn(all: readonly OwnText[], language: Further): { done: number; all: number } {
  const used = all.filter(({ count }) => count > 0);
  return { done: used.filter(({ words }) => words[language]).length, all: used.length };
}
