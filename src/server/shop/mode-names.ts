import { textIn } from '../../lib/contract/own-words.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { LANGUAGES } from '../../lib/domain/languages.ts';
import { ownModeNames } from '../../lib/domain/mode-names.ts';
import type { Mode } from '../../lib/domain/modes.ts';

/** What a shop calls its order types in a language (BCP 47); without those that it calls as everybody does. */
export function modeNamesIn(shop: Shop | null, wording: string): Partial<Record<Mode, string>> {
  if (!shop) return {};
  const language = LANGUAGES.find((one) => one === wording);
  return ownModeNames(shop.config.modeNames, wording, (german) =>
    language ? textIn(german, shop, language) : undefined,
  );
}
