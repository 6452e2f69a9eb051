import type { Language } from '../../lib/domain/languages.ts';
import type { Words } from '../../lib/domain/words/catalogue.ts';
import * as de from '../../lib/contract/words/staff.ts';
import * as en from '../../lib/contract/words/en/staff.ts';
import * as tr from '../../lib/contract/words/tr/staff.ts';
import { messageOf, type Issue } from '../../lib/contract/words/issues.ts';
import { customerWords } from '../../lib/contract/words/languages.ts';
import { currentLanguage, currentWording } from './http/language.ts';

/** Staff read German, English or Turkish; for any other language they get English. */
const WORDS: Readonly<Record<Language, { readonly [Name in keyof typeof de]: Words<(typeof de)[Name]> }>> = {
  de,
  en,
  fr: en,
  it: en,
  tr,
};

/** What the API says to staff, in the language that the current request asks for; German outside of requests. */
export const staffWords = () => WORDS[currentLanguage()];

/** A zod issue of what staff sent → a text in that language. */
export const staffMessageOf = (issue: Issue): string =>
  messageOf(issue, customerWords(currentWording()), staffWords().FIELD_CODES);
