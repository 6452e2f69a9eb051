import type { Language } from '../../../lib/domain/languages.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import * as de from './texts.ts';
import * as en from './en/texts.ts';
import * as fr from './fr/texts.ts';
import * as it from './it/texts.ts';
import * as tr from './tr/texts.ts';

const TEXTS: Readonly<Record<Language, CustomersTexts>> = { de, en, fr, it, tr };
type CustomersTexts = { readonly [Name in 'customerPushTexts']: Words<(typeof de)[Name]> };

/** What customers read in notifications, in a language. */
export const pushTextsIn = (language: Language): CustomersTexts => TEXTS[language];
