import { germanVariants } from '../../../lib/domain/german.ts';
import { isVariant, type Language, type Wording } from '../../../lib/domain/languages.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import * as de from './texts.ts';
import * as en from './en/texts.ts';
import * as fr from './fr/texts.ts';
import * as it from './it/texts.ts';
import * as tr from './tr/texts.ts';

const TEXTS: Readonly<Record<Language, CustomersTexts>> = { de, en, fr, it, tr };
type CustomersTexts = { readonly [Name in 'customerPushTexts']: Words<(typeof de)[Name]> };

const germanIn = germanVariants({ customerPushTexts: de.customerPushTexts }, {});

/** What customers read in notifications, in a language or a variant of German. */
export const pushTextsIn = (wording: Wording): CustomersTexts =>
  isVariant(wording) ? germanIn(wording) : TEXTS[wording];
