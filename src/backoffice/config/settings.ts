import type { Config } from '../../lib/contract/config.ts';
import { call, CallFailed } from '../api/call.ts';
import { isSame } from '../api/is-same.ts';
import { failures } from '../api/texts.ts';

/** The settings as somebody opened them, with the tag of that state. */
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

/** Changes what was opened. Other settings may have been changed meanwhile, but not the very same ones. */
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
  // With the tag of the new state.
  return readSettings();
}

/** The settings that are others than before. What the settings have no field for is none of theirs. */
export function changedFields(before: Config, form: Partial<Config>): Partial<Config> {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(form).filter(([name, value]) => name in old && !isSame(value, old[name])),
  );
}
