import type { Translation } from '../../../lib/contract/translations.ts';
import { FURTHER_LANGUAGES } from '../../../lib/domain/languages.ts';
import { en } from './translations/en.ts';
import { fr } from './translations/fr.ts';
import { it } from './translations/it.ts';
import { same } from './translations/same.ts';
import { tr } from './translations/tr.ts';

const BY_LANGUAGE: Readonly<Record<(typeof FURTHER_LANGUAGES)[number], Readonly<Record<string, string>>>> = {
  en,
  fr,
  it,
  tr,
};

const wordsOf = (german: string): Translation['words'] =>
  Object.fromEntries(
    FURTHER_LANGUAGES.flatMap((language) => {
      const text = BY_LANGUAGE[language][german] ?? (same.includes(german) ? german : undefined);
      return text ? [[language, text]] : [];
    }),
  );

const TEXTS = [...new Set([...Object.keys(en), ...same])];

/** What the demo says in other languages. Legal texts are German only, and so is a dish whose name nobody would translate. */
export const translations: Translation[] = TEXTS.map((german, at) => ({
  id: at + 1,
  german,
  words: wordsOf(german),
}));
