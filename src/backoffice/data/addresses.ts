import { useQuery } from '@tanstack/react-query';
import type { Addresses } from '../../lib/contract/config.ts';
import { call } from './call.ts';
import { queries } from './queries.ts';

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

/** The same for immediate rendering, corrected once loaded. */
export function useAddresses(): Origins {
  const { data } = useQuery(ADDRESSES);
  return data ?? origins({ site: null, office: null, api: null });
}
