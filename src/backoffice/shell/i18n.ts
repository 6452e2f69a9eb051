import { mergeTranslations } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import german from 'ra-language-german';
import { resources } from '../data/texts.ts';
import { newerGerman } from './german.ts';

/** A list's name begins with a capital within sentences, too. */
const wordsOf = (name: string) => ({ name, forcedCaseName: name });

/** What react-admin says, in German; the pack lacks what came after react-admin 3, which is in `german.ts`. */
export const messages = mergeTranslations(german, newerGerman, {
  resources: Object.fromEntries(
    Object.entries(resources).map(([key, { one, many }]) => [key, wordsOf(`${one} |||| ${many}`)]),
  ),
});

export const i18nProvider = polyglotI18nProvider(() => messages, 'de', [{ locale: 'de', name: 'Deutsch' }]);
