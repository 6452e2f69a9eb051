import { useMemo } from 'react';
import { modeNamesOf } from '../../lib/domain/mode-names.ts';
import type { Mode } from '../../lib/domain/modes.ts';
import { MODE_NAMES } from '../../lib/domain/words/modes.ts';
import { useConfig } from './config.ts';

/** What the shop calls its order types. */
export function useModeNames(): Readonly<Record<Mode, string>> {
  const own = useConfig()?.modeNames;
  return useMemo(() => modeNamesOf(own, MODE_NAMES), [own]);
}
