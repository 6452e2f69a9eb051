import { z } from 'zod';
import { FURTHER_LANGUAGES } from '../domain/languages.ts';
import { Id, Text } from './fields.ts';

const Words = z.partialRecord(z.enum(FURTHER_LANGUAGES), Text());

/** A German text that the shop has written, with what it says in other languages. There is one of each text. */
export const Translation = z
  .object({ id: Id, german: Text().min(1), words: Words.default({}) })
  .meta({ id: 'Translation' });

export type Translation = z.output<typeof Translation>;

/** Other words for German texts: '' removes those of a language, and languages that are left out stay. */
export const TranslationChanges = z
  .object({
    changes: z
      .array(z.object({ german: Text().min(1), words: Words }))
      .min(1)
      .max(5000),
  })
  .meta({ id: 'TranslationChanges' });

export type TranslationChanges = z.output<typeof TranslationChanges>;

/** A text that the shop has written and customers read, with where it stands. */
export const OwnText = z
  .object({
    german: z.string(),
    words: Words,
    /** The first places: an entity of a list with its name, or the settings; and the field. */
    places: z.array(z.object({ list: z.string(), id: Id.nullable(), name: z.string(), field: z.string() })),
    /** How many places there are. */
    count: z.int().nonnegative(),
  })
  .meta({ id: 'OwnText' });

export type OwnText = z.output<typeof OwnText>;

/** Whether the operator has set up a translation service. */
export const Translator = z.object({ isAvailable: z.boolean() }).meta({ id: 'Translator' });

/** As many texts as DeepL takes in one call, and no more characters than fit its limit of 128 KiB in any script. */
const MOST_TEXTS = 50;
const MOST_CHARACTERS = 30_000;

/** German texts to translate into a language. */
export const SuggestionWish = z
  .object({
    language: z.enum(FURTHER_LANGUAGES),
    german: z
      .array(Text().min(1))
      .min(1)
      .max(MOST_TEXTS)
      .refine((texts) => texts.join('').length <= MOST_CHARACTERS, 'translationTexts'),
  })
  .meta({ id: 'SuggestionWish' });

export type SuggestionWish = z.output<typeof SuggestionWish>;

export const Suggestions = z.array(z.string()).meta({ id: 'Suggestions' });
