import type { Config } from '../lib/contract/config.ts';
import { langOf } from './own-words.ts';
import { ownModeNames } from '../lib/domain/mode-names.ts';
import { MODES, type Mode } from '../lib/domain/modes.ts';
import { LANGUAGE } from '../lib/domain/words/locale.ts';
import { MODE_NAMES } from '../lib/domain/words/modes.ts';

type Named = Pick<Config, 'modeNames'>;

/** What the shop calls its order types on pages in this language; without those that it calls as everybody does. */
const ownNames = ({ modeNames }: Named): Partial<Record<Mode, string>> =>
  ownModeNames(modeNames, LANGUAGE, (text) => (langOf(text) === undefined ? text : undefined));

/** The attributes of a page's root by which islands know the shop's names (`lib/stores/mode-name.ts`). */
export function rootNames(config: Named): Record<string, string> {
  const attributes: Record<Mode, string> = {
    takeaway: 'data-takeaway',
    delivery: 'data-delivery',
    dineIn: 'data-dine-in',
  };
  const names = ownNames(config);
  return Object.fromEntries(
    MODES.flatMap((mode) => (names[mode] === undefined ? [] : [[attributes[mode], names[mode]]])),
  );
}

/** What the shop calls an order type on pages in this language. */
export const modeName = (config: Named, mode: Mode): string => ownNames(config)[mode] ?? MODE_NAMES[mode];
