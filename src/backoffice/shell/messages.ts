import { mergeTranslations } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { STAFF_LANGUAGES } from '../../lib/domain/languages.ts';
import { PAGE_LANGUAGE } from '../data/language.ts';
import { resources, type ResourceName } from '../data/texts.ts';
import { HELP, type HelpedPath } from './help/sentences.ts';
import { reactAdminTexts } from './react-admin-texts.ts';
import { emptyLists, recordTexts } from './texts.ts';

const wordsOf = (resource: ResourceName) => {
  const { one, many } = resources[resource];
  const path = `/${resource}`;
  const name = `${one} |||| ${many}`;
  return {
    name,
    forcedCaseName: name,
    page: { create: recordTexts.create(one) },
    notifications: {
      created: recordTexts.created(one),
      updated: recordTexts.updated(one, many),
      deleted: recordTexts.deleted(one, many),
    },
    ...(resource in emptyLists && { empty: emptyLists[resource] }),
    // What the list is for.
    ...(path in HELP && { invite: HELP[path as HelpedPath].sentence }),
  };
};

/** What react-admin says, also of the lists. */
export const messages = mergeTranslations(reactAdminTexts, {
  resources: Object.fromEntries(
    (Object.keys(resources) as ResourceName[]).map((name) => [name, wordsOf(name)]),
  ),
});

/** Polyglot counts Turkish as a language without a plural, which its lists' names have. */
const pluralRules = {
  pluralTypes: { two: (count: number) => (count === 1 ? 0 : 1) },
  pluralTypeToLanguages: { two: [...STAFF_LANGUAGES] },
};

export const i18nProvider = polyglotI18nProvider(() => messages, PAGE_LANGUAGE, [], { pluralRules });
