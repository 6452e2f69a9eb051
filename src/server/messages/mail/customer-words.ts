import type { Language } from '../../../lib/domain/languages.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import * as de from './customer-texts.ts';
import * as en from './en/customer-texts.ts';
import * as fr from './fr/customer-texts.ts';
import * as it from './it/customer-texts.ts';
import * as tr from './tr/customer-texts.ts';

const TEXTS: Readonly<Record<Language, CustomersTexts>> = { de, en, fr, it, tr };
type CustomersTexts = { readonly [Name in keyof typeof de]: Words<(typeof de)[Name]> };

/** What customers read in mails, in a language. */
export const mailTextsIn = (language: Language): CustomersTexts => TEXTS[language];
