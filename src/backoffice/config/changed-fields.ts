import type { Config } from '../../lib/contract/config.ts';
import { isSame } from '../api/is-same.ts';

/** The settings that are others than before. What the settings have no field for is none of theirs. */
export function changedFields(before: Config, form: Partial<Config>): Partial<Config> {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(form).filter(([name, value]) => name in old && !isSame(value, old[name])),
  );
}
