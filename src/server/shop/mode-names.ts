import type { Shop } from '../../lib/contract/shop.ts';
import { ownModeNames } from '../../lib/domain/mode-names.ts';
import type { Mode } from '../../lib/domain/modes.ts';

/** What a shop calls its order types in a language; without those that it calls as everybody does. */
export const modeNamesIn = (shop: Shop | null, language: string): Partial<Record<Mode, string>> =>
  shop ? ownModeNames(shop.config.modeNames, language) : {};
