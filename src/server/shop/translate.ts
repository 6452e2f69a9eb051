import type { SuggestionWish } from '../../lib/contract/translations.ts';
import type { TranslatorRefusal } from '../../lib/contract/words/staff.ts';

/** Translates German texts, one for each, in their order. */
export type Translate = (
  wish: SuggestionWish,
) => Promise<{ ok: true; texts: string[] } | { ok: false; code: TranslatorRefusal }>;
