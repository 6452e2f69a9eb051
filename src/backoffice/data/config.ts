import { useQuery } from '@tanstack/react-query';
import type { Config, Addresses } from '../../lib/contract/config.ts';
import { DEFAULT_FACE, type Face } from '../../lib/domain/face/face.ts';
import { call, CallFailed } from './call.ts';
import { isSame } from './data-provider.ts';
import { dateAndTime } from './formats.ts';
import { RARELY_CHANGED_MS, queries } from './queries.ts';
import { failures } from './texts.ts';

/** The shop's settings, and what the whole back office takes from them: currency and time zone. Loaded at the start, so without Luxon. */

export const CONFIG_KEY = ['config'];

/** Reads the settings. Fails with `CallFailed`. */
export const readConfig = async (fallback: string = failures.configLoad): Promise<Config> =>
  (await call('get /api/config', {}, fallback)).data;

export const CONFIG_QUERY = { queryKey: CONFIG_KEY, queryFn: () => readConfig() };

export const useConfigQuery = () => useQuery(CONFIG_QUERY);

/** The settings; undefined until loaded. */
export const useConfig = (): Config | undefined => useConfigQuery().data;

/** The shop's currency; EUR until loaded. */
export const useCurrency = (): string => useConfig()?.currency ?? 'EUR';

/** The shop's face; the default one until loaded. */
export const useFace = (): Face => useConfig()?.face ?? DEFAULT_FACE;

/** The settings as a query, which tries again for as long as the API cannot be reached. */
export const useLastingConfigQuery = () =>
  useQuery({ ...CONFIG_QUERY, staleTime: RARELY_CHANGED_MS, retry: true });

/** The zone's name; null until loaded, however long the API cannot be reached. */
export const useZone = (): string | null => useLastingConfigQuery().data?.timezone ?? null;

/** Formats instants in the shop's zone: '21.11.2026, 18:30'. */
export function useInstantText(): (instant: string) => string {
  const zone = useConfig()?.timezone ?? 'Europe/Berlin';
  return (instant) => dateAndTime(instant, zone);
}

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

/** Origins, without a slash at the end. */
type Origins = Readonly<Record<keyof Addresses, string>>;

/** Defaults to the back office's own origin. */
function origins({ site, office, api }: Addresses): Origins {
  const { origin } = location;
  return { site: site ?? origin, office: office ?? origin, api: api ?? origin };
}

const ADDRESSES = {
  queryKey: ['addresses'],
  queryFn: async () => origins((await call('get /api/addresses')).data),
  staleTime: Infinity,
};

/** The public origins, which may differ from the one that staff use. Fails with `CallFailed`. */
export const readAddresses = (): Promise<Origins> => queries.fetchQuery(ADDRESSES);

/** As `readAddresses`, for immediate rendering; corrected once loaded. */
export function useAddresses(): Origins {
  const { data } = useQuery(ADDRESSES);
  return data ?? origins({ site: null, office: null, api: null });
}
