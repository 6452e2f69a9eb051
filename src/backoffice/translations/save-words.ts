import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditsDone } from '../../lib/contract/many-edits.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { OWN_TEXTS, type Further, type Words } from './own-words.ts';
import { translationTexts as texts } from './texts.ts';

export type Changes = ReadonlyMap<string, Words>;

/** The same changes with a text in another language. */
export function withWord(changes: Changes, german: string, language: Further, text: string): Changes {
  return new Map(changes).set(german, { ...changes.get(german), [language]: text });
}

/** Saves translations as one edit, and takes it back. */
export function useSaveWords() {
  const [done, setDone] = useState<EditsDone | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempt();
  const queries = useQueryClient();
  async function one(work: () => Promise<unknown>, said: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const isDone = await attempt(work, said);
    // A call without an answer may have succeeded.
    await queries.invalidateQueries({ queryKey: OWN_TEXTS.queryKey });
    setBusy(false);
    return isDone;
  }
  return {
    done,
    isBusy,
    save: (changes: Changes) =>
      one(async () => {
        const list = [...changes].map(([german, words]) => ({ german, words }));
        setDone(
          (await call('post /api/translations/changes', { body: { changes: list } }, texts.failed)).data,
        );
      }, texts.saved),
    undo: () =>
      one(async () => {
        const id = done?.logId ?? null;
        if (id === null) return;
        await call('post /api/edits/{id}/undo', { params: { id } }, texts.failed);
        setDone(null);
      }, texts.undone),
  };
}
