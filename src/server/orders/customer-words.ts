import type { Language } from '../../lib/domain/languages.ts';
import type { Words } from '../../lib/domain/words/catalogue.ts';
import * as de from './words.ts';
import * as en from './en/words.ts';
import * as fr from './fr/words.ts';
import * as it from './it/words.ts';
import * as tr from './tr/words.ts';

const TEXTS: Readonly<Record<Language, CustomersTexts>> = { de, en, fr, it, tr };
type CustomersTexts = { readonly [Name in keyof typeof de]: Words<(typeof de)[Name]> };

/** What customers read about orders, in a language. */
export const orderTextsIn = (language: Language): CustomersTexts => TEXTS[language];
