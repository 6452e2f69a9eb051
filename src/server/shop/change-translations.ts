import type { EditsDone } from '../../lib/contract/many-edits.ts';
import type { Translation, TranslationChanges } from '../../lib/contract/translations.ts';
import { FURTHER_LANGUAGES } from '../../lib/domain/languages.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Edited, EditShop, Step } from './edit-shop.ts';

/** Gives German texts other words in some languages, as one edit. */
export type ChangeTranslations = (actor: Actor, asked: TranslationChanges) => Promise<Edited<EditsDone>>;

const LOG = { action: 'update', entity: 'translations', id: null } as const;

/** In the order of languages, without blank ones. */
function mergedWords(before: Translation['words'], changes: Translation['words']): Translation['words'] {
  const all = { ...before, ...changes };
  return Object.fromEntries(
    FURTHER_LANGUAGES.flatMap((language) => {
      const text = all[language]?.trim();
      return text ? [[language, text]] : [];
    }),
  );
}

const isSame = (one: Translation['words'], other: Translation['words']) =>
  FURTHER_LANGUAGES.every((language) => one[language] === other[language]);

export function createChangeTranslations({ together }: Pick<EditShop, 'together'>): ChangeTranslations {
  return async (actor, { changes }) => {
    let changed = 0;
    const done = await together(actor, LOG, async ({ translations }, newId) => {
      const known = new Map(translations.map((one) => [one.german, one]));
      // A text may stand in the list more than once.
      const asked = new Map<string, Translation['words']>();
      for (const { german, words } of changes) asked.set(german, { ...asked.get(german), ...words });
      const steps: Step[] = [];
      for (const [german, words] of asked) {
        const before = known.get(german);
        const after = mergedWords(before?.words ?? {}, words);
        if (isSame(before?.words ?? {}, after)) continue;
        // One without words stays: edits that remove something could not be taken back.
        if (before)
          steps.push({ kind: 'update', list: 'translations', id: before.id, fields: { words: after } });
        else {
          const id = await newId('translations');
          steps.push({ kind: 'create', list: 'translations', id, fields: { german, words: after } });
        }
      }
      changed = steps.length;
      return { ok: true, steps };
    });
    return done.ok ? { ok: true, value: { changed, logId: done.value.logId } } : done;
  };
}
