import type { Language } from '../../domain/languages.ts';
import type { Words } from '../../domain/words/catalogue.ts';
import * as de from './customers.ts';
import * as en from './en/customers.ts';
import * as fr from './fr/customers.ts';
import * as it from './it/customers.ts';
import * as tr from './tr/customers.ts';

/** What the API says to customers, in one language. */
export type CustomerWords = Words<typeof de>;

const WORDS: Readonly<Record<Language, CustomerWords>> = { de, en, fr, it, tr };

/** What the API says to customers in a language; only the server loads all of them. */
export const customerWords = (language: Language): CustomerWords => WORDS[language];
