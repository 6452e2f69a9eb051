import { mergeTranslations } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { resources, type ResourceName } from '../data/texts.ts';
import { HELP, type HelpedPath } from './help/sentences.ts';
import { reactAdminTexts } from './react-admin-texts.ts';
import { emptyLists, recordTexts } from './texts.ts';

const EMPTY: Partial<Record<ResourceName, string>> = emptyLists;

const wordsOf = (resource: ResourceName) => {
  const { one, many } = resources[resource];
  const path = `/${resource}`;
  const name = `${one} |||| ${many}`;
  return {
    name,
    forcedCaseName: name,
    notifications: {
      created: recordTexts.created(one),
      updated: recordTexts.updated(one, many),
      deleted: recordTexts.deleted(one, many),
    },
    ...(resource in EMPTY && { empty: EMPTY[resource] }),
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

export const i18nProvider = polyglotI18nProvider(() => messages, 'de', [{ locale: 'de', name: 'Deutsch' }]);
