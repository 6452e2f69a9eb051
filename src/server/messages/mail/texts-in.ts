import { germanVariants } from '../../../lib/domain/german.ts';
import { isVariant, type Language, type Wording } from '../../../lib/domain/languages.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import * as de from './customer-texts.ts';
import * as deDE from './de-DE/customer-texts.ts';
import * as deAT from './de-AT/customer-texts.ts';
import * as deCH from './de-CH/customer-texts.ts';
import * as en from './en/customer-texts.ts';
import * as fr from './fr/customer-texts.ts';
import * as it from './it/customer-texts.ts';
import * as tr from './tr/customer-texts.ts';

const TEXTS: Readonly<Record<Language, CustomersTexts>> = { de, en, fr, it, tr };
type CustomersTexts = { readonly [Name in keyof typeof de]: Words<(typeof de)[Name]> };

const germanIn = germanVariants(de, { 'de-DE': deDE, 'de-AT': deAT, 'de-CH': deCH });

/** What customers read in mails, in a language or a variant of German. */
export const mailTextsIn = (wording: Wording): CustomersTexts =>
  isVariant(wording) ? germanIn(wording) : TEXTS[wording];
