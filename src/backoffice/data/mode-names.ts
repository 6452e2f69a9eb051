import { useMemo } from 'react';
import { modeNamesOf } from '../../lib/domain/mode-names.ts';
import type { Mode } from '../../lib/domain/modes.ts';
import { LANGUAGE } from '../../lib/domain/words/locale.ts';
import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import { useConfig } from './config.ts';

/** What the shop calls its order types; in other languages than German, what everybody does. */
export function useModeNames(): Readonly<Record<Mode, string>> {
  const own = useConfig()?.modeNames;
  return useMemo(() => modeNamesOf(own, MODE_NAMES, LANGUAGE), [own]);
}
