import { germanVariants } from '../../domain/german.ts';
import { isVariant, type Language, type Wording } from '../../domain/languages.ts';
import type { Words } from '../../domain/words/catalogue.ts';
import * as de from './customers.ts';
import * as deAT from './de-AT/customers.ts';
import * as deCH from './de-CH/customers.ts';
import * as deDE from './de-DE/customers.ts';
import * as en from './en/customers.ts';
import * as fr from './fr/customers.ts';
import * as it from './it/customers.ts';
import * as tr from './tr/customers.ts';

/** What the API says to customers, in one language. */
export type CustomerWords = Words<typeof de>;

const WORDS: Readonly<Record<Language, CustomerWords>> = { de, en, fr, it, tr };

const germanIn = germanVariants(de, { 'de-DE': deDE, 'de-AT': deAT, 'de-CH': deCH });

/** What the API says to customers in a language, or a variant of German; only the server loads all of them. */
export const customerWords = (wording: Wording): CustomerWords =>
  isVariant(wording) ? germanIn(wording) : WORDS[wording];
