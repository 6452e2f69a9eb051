import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { failures } from '../data/texts.ts';

/** The shop's settings; undefined until they are there. */
export function useConfig() {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: async () => (await call('get /api/config', {}, failures.configLoad)).data,
  });
  return data;
}

export const useCurrency = (): string => useConfig()?.currency ?? 'EUR';
