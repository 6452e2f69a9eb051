import { LOCALE } from '../../../lib/domain/words/en/locale.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

const COUNT = new Intl.NumberFormat(LOCALE);

/** English words of the translations. */
export const translationTexts: Words<typeof german.translationTexts> = {
  title: 'Translations',
  intro:
    'What you write in German, guests read in their language as soon as it is here. They read in German what is missing.',
  noLanguages: 'Your shop is in German only. Choose further languages in the settings.',
  toSettings: 'To the settings',
  loading: 'Loading…',
  languages: { en: 'English', fr: 'French', it: 'Italian', tr: 'Turkish' },
  done: (count, all) => `${COUNT.format(count)} of ${COUNT.format(all)}`,
  show: 'Show',
  filters: { missing: 'Missing', all: 'All', gone: 'No longer used' },
  kind: 'Where',
  everywhere: 'Everywhere',
  search: 'Search',
  nothing: 'Nothing found.',
  allDone: 'Everything is translated.',
  more: (count) => `Show ${COUNT.format(count)} more`,
  goneHint: 'This text is no longer in the shop. Empty fields remove the translation.',
  places: (names, more) => (more > 0 ? `${names} and ${COUNT.format(more)} more` : names),
  save: (count) => (count === 1 ? 'Save 1 text' : `Save ${COUNT.format(count)} texts`),
  discard: 'Discard',
  saved: 'Translations saved',
  undone: 'Translations taken back',
  undo: 'Undo',
  savedMany: (count) =>
    count === 1 ? '1 text has a new translation.' : `${COUNT.format(count)} texts have new translations.`,
  failed: 'The translations could not be saved',
  couldNotLoad: 'The translations could not be loaded',
  missing: (count) => (count === 0 ? 'complete' : `${COUNT.format(count)} missing`),
  inForm: 'Translations',
  savedFirst: 'What is saved is what you translate.',
  saveForm: 'Save translations',
  suggest: 'Suggest what is missing',
  suggestHint:
    'A translation service fills the empty fields of the texts shown. Guests read none of it until you have checked and saved it.',
  suggested: 'The suggestions are here. Please check and save them.',
  isSuggestion: 'Suggestion: please check',
  notSuggested: 'No suggestions came',
};

export const tableTexts: Words<typeof german.tableTexts> = {
  heading: 'As a table',
  hint: 'For a translation agency or Excel: a row per text, a column per language. Empty cells change nothing.',
  excel: 'Save for Excel',
  csv: 'Save as CSV',
  choose: 'Read a table',
  fileName: 'translations',
  unreadable: 'This file is not a readable table.',
  noColumns: 'The first row has to name “Deutsch” and at least one language, such as “English”.',
  changes: (count) =>
    count === 0
      ? 'There is nothing new in the table.'
      : count === 1
        ? '1 text gets a new translation.'
        : `${COUNT.format(count)} texts get new translations.`,
  problems: (count) => (count === 1 ? '1 row is left out:' : `${COUNT.format(count)} rows are left out:`),
  problem: {
    unknownText: (row, value) => `Row ${row}: the shop has no text “${value}”.`,
    noGerman: (row) => `Row ${row}: the German text is missing.`,
    tooLong: (row, value) => `Row ${row}: ${value} is longer than 20,000 characters.`,
    twice: (row, value) => `Row ${row}: “${value}” is already further up.`,
  },
  andMore: (count) => `and ${COUNT.format(count)} more`,
  ignored: (names) => `These columns are not used: ${names}`,
  apply: 'Apply',
};

/** What the places of texts are called. */
export const placeTexts: Words<typeof german.placeTexts> = {
  lists: {
    categories: 'Category',
    products: 'Product',
    optionGroups: 'Shared options',
    tags: 'Tag',
    branches: 'Branch',
    blocks: 'Content',
    divisions: 'Organisation',
    donatees: 'Donation recipient',
    config: 'Settings',
  },
  fields: {
    name: 'Name',
    description: 'Description',
    origin: 'Origin',
    'label.foodName': 'Name of the food',
    'label.instructions': 'Storage and use',
    'parts.name': 'Choice',
    'parts.description': 'Hint for the choice',
    'parts.options.name': 'Option',
    closedMessage: 'Message while closed',
    'data.name': 'Description of the picture',
    'data.value': 'Text',
    title: 'Title',
    termsAndConditionsText: 'Terms and conditions',
    privacyPolicyText: 'Privacy',
    imprintText: 'Legal notice',
    withdrawalText: 'Withdrawal',
    allergensText: 'Allergens and additives',
  },
};
