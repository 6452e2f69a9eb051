import type { Config } from '../../lib/contract/config.ts';
import { call, CallFailed } from '../data/call.ts';
import { isSame } from '../data/changes.ts';
import { failures } from '../data/texts.ts';

/** The settings and the tag of that state. */
interface LoadedSettings {
  config: Config;
  tag: string | null;
}

export async function readSettings(): Promise<LoadedSettings> {
  const { data, headers } = await call('get /api/config', {}, failures.configLoad);
  return { config: data, tag: headers.get('etag') };
}

const write = (body: Partial<Config>, tag: string | null) =>
  call('post /api/config', { body, ...(tag ? { headers: { 'if-match': tag } } : {}) }, failures.configSave);

/**
 * Saves changed settings. Rejects with the API's 409 if another person has changed one of the same fields since `loaded`; changes of
 * other fields are kept.
 */
export async function writeSettings(
  loaded: LoadedSettings,
  changes: Partial<Config>,
): Promise<LoadedSettings> {
  await write(changes, loaded.tag).catch(async (error: unknown) => {
    if (!(error instanceof CallFailed) || error.status !== 409) throw error;
    const now = await readSettings();
    const names = Object.keys(changes) as (keyof Config)[];
    if (!names.every((name) => isSame(now.config[name], loaded.config[name]))) throw error;
    await write(changes, now.tag);
  });
  // The answer of a write has no tag of the new state.
  return readSettings();
}

/** The form's fields that differ from `before`; fields that are no setting, such as the record's id, are left out. */
export function changedFields(before: Config, form: Partial<Config>): Partial<Config> {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(form).filter(([name, value]) => name in old && !isSame(value, old[name])),
  );
}
