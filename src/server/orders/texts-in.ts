import { germanVariants } from '../../lib/domain/german.ts';
import { isVariant, type Language, type Wording } from '../../lib/domain/languages.ts';
import type { Words } from '../../lib/domain/words/catalogue.ts';
import * as de from './words.ts';
import * as deDE from './de-DE/words.ts';
import * as deAT from './de-AT/words.ts';
import * as deCH from './de-CH/words.ts';
import * as en from './en/words.ts';
import * as fr from './fr/words.ts';
import * as it from './it/words.ts';
import * as tr from './tr/words.ts';

const TEXTS: Readonly<Record<Language, CustomersTexts>> = { de, en, fr, it, tr };
type CustomersTexts = { readonly [Name in keyof typeof de]: Words<(typeof de)[Name]> };

const germanIn = germanVariants(de, { 'de-DE': deDE, 'de-AT': deAT, 'de-CH': deCH });

/** What customers read about orders, in a language or a variant of German. */
export const orderTextsIn = (wording: Wording): CustomersTexts =>
  isVariant(wording) ? germanIn(wording) : TEXTS[wording];
