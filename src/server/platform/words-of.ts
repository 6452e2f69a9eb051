import { germanVariants } from '../../lib/domain/german.ts';
import { isVariant, type Language, type Wording } from '../../lib/domain/languages.ts';
import type { Words } from '../../lib/domain/words/catalogue.ts';
import * as deFacts from '../../lib/domain/words/facts.ts';
import * as deLabels from '../../lib/domain/words/labels.ts';
import * as deLocale from '../../lib/domain/words/locale.ts';
import * as deModes from '../../lib/domain/words/modes.ts';
import * as deTill from '../../lib/domain/words/till.ts';
import * as atLocale from '../../lib/domain/words/de-AT/locale.ts';
import * as chLabels from '../../lib/domain/words/de-CH/labels.ts';
import * as chLocale from '../../lib/domain/words/de-CH/locale.ts';
import * as natural from '../../lib/domain/words/de-DE/locale.ts';
import * as naturalModes from '../../lib/domain/words/de-DE/modes.ts';
import * as enFacts from '../../lib/domain/words/en/facts.ts';
import * as enLabels from '../../lib/domain/words/en/labels.ts';
import * as enLocale from '../../lib/domain/words/en/locale.ts';
import * as enModes from '../../lib/domain/words/en/modes.ts';
import * as enTill from '../../lib/domain/words/en/till.ts';
import * as frFacts from '../../lib/domain/words/fr/facts.ts';
import * as frLabels from '../../lib/domain/words/fr/labels.ts';
import * as frLocale from '../../lib/domain/words/fr/locale.ts';
import * as frModes from '../../lib/domain/words/fr/modes.ts';
import * as frTill from '../../lib/domain/words/fr/till.ts';
import * as itFacts from '../../lib/domain/words/it/facts.ts';
import * as itLabels from '../../lib/domain/words/it/labels.ts';
import * as itLocale from '../../lib/domain/words/it/locale.ts';
import * as itModes from '../../lib/domain/words/it/modes.ts';
import * as itTill from '../../lib/domain/words/it/till.ts';
import * as trFacts from '../../lib/domain/words/tr/facts.ts';
import * as trLabels from '../../lib/domain/words/tr/labels.ts';
import * as trLocale from '../../lib/domain/words/tr/locale.ts';
import * as trModes from '../../lib/domain/words/tr/modes.ts';
import * as trTill from '../../lib/domain/words/tr/till.ts';

type German = typeof deFacts & typeof deLabels & typeof deLocale & typeof deModes & typeof deTill;

const german: German = { ...deFacts, ...deLabels, ...deLocale, ...deModes, ...deTill };

const WORDS: Readonly<Record<Language, { readonly [Name in keyof German]: Words<German[Name]> }>> = {
  de: german,
  en: { ...enFacts, ...enLabels, ...enLocale, ...enModes, ...enTill },
  fr: { ...frFacts, ...frLabels, ...frLocale, ...frModes, ...frTill },
  it: { ...itFacts, ...itLabels, ...itLocale, ...itModes, ...itTill },
  tr: { ...trFacts, ...trLabels, ...trLocale, ...trModes, ...trTill },
};

const germanIn = germanVariants(german, {
  'de-DE': { ...natural, ...naturalModes },
  'de-AT': atLocale,
  'de-CH': { ...chLabels, ...chLocale },
});

/**
 * The words of `lib/domain/words` in a language or a variant of German. An import of a catalogue there gives the server the German ones, as pages get those of
 * their build.
 */
export const wordsOf = (wording: Wording) => (isVariant(wording) ? germanIn(wording) : WORDS[wording]);
