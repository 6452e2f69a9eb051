import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnText } from '../../lib/contract/translations.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import type { Further } from './own-words.ts';
import { withWord, type Changes } from './save-words.ts';
import { translationTexts as texts } from './texts.ts';

/** As many as the API takes at once, and half of its characters, so that one long text fits as well. */
const MOST = { texts: 50, characters: 10_000 };

/** Texts in use without words in a language, neither saved nor typed, in parts that the API takes. */
export function missingIn(all: readonly OwnText[], changes: Changes, language: Further): string[][] {
  const parts: string[][] = [];
  let characters = 0;
  for (const { german, words, count } of all) {
    if (count === 0 || words[language] || changes.get(german)?.[language]) continue;
    const last = parts.at(-1);
    characters += german.length;
    if (last && last.length < MOST.texts && characters <= MOST.characters) last.push(german);
    else {
      parts.push([german]);
      characters = german.length;
    }
  }
  return parts;
}

/** A field whose words were suggested, and not touched since. */
export const fieldKey = (german: string, language: Further) => `${language} ${german}`;

const NONE: ReadonlySet<string> = new Set();

/** Fills empty fields with suggestions of a translation service. They are changes like typed ones: a person saves them. */
export function useSuggestWords(onChange: (change: (before: Changes) => Changes) => void) {
  const { data } = useQuery({
    queryKey: ['translator'],
    queryFn: async () => (await call('get /api/translator', {}, texts.couldNotLoad)).data,
  });
  const [suggested, setSuggested] = useState(NONE);
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempt();

  async function suggestPart(german: string[], language: Further): Promise<void> {
    const wish = { language, german };
    const { data: words } = await call(
      'post /api/translator/suggestions',
      { body: wish },
      texts.notSuggested,
    );
    onChange((before) =>
      german.reduce(
        // What was typed in the meantime stays.
        (changes, text, place) =>
          changes.get(text)?.[language] ? changes : withWord(changes, text, language, words[place] ?? ''),
        before,
      ),
    );
    setSuggested((before) => new Set([...before, ...german.map((text) => fieldKey(text, language))]));
  }

  return {
    isAvailable: data?.isAvailable ?? false,
    isBusy,
    suggested,
    /** A person has read it, or all of them are gone. */
    forget: (key?: string) =>
      setSuggested((before) => (key === undefined ? NONE : new Set([...before].filter((it) => it !== key)))),
    async suggest(all: readonly OwnText[], changes: Changes, languages: readonly Further[]) {
      setBusy(true);
      await attempt(async () => {
        for (const language of languages)
          for (const part of missingIn(all, changes, language)) await suggestPart(part, language);
      }, texts.suggested);
      setBusy(false);
    },
  };
}
