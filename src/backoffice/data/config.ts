import { useQuery } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import type { Config } from '../../lib/contract/config.ts';
import { cachedZone } from '../../lib/domain/cached-zone.ts';
import { call } from './call.ts';
import { failures } from './texts.ts';

export const CONFIG_KEY = ['config'];

/** The shop's settings; undefined until they are there. */
export function useShopConfig(): Config | undefined {
  return useShopConfigQuery().data;
}

/** The same with what a screen has to know that depends on nothing else. */
export function useShopConfigQuery() {
  return useQuery({
    queryKey: CONFIG_KEY,
    queryFn: async () => (await call('get /api/config', {}, failures.configLoad)).data,
  });
}

/** The shop's time zone, whatever the browser's is. */
export const useShopZone = () => cachedZone(useShopConfig()?.timezone ?? 'Europe/Berlin');

/** An instant as the shop's clock shows it: '21.11.2026, 18:30'. */
export function useInstantText(): (instant: string) => string {
  const zone = useShopZone();
  return (instant) => DateTime.fromISO(instant, { zone }).toFormat('dd.LL.yyyy, HH:mm');
}
