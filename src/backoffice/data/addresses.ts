import { useQuery } from '@tanstack/react-query';
import type { Addresses } from '../../lib/contract/config.ts';
import { call } from './call.ts';
import { queries } from './queries.ts';

/** Origins, without a slash at the end. */
type Origins = Readonly<Record<keyof Addresses, string>>;

/** Where staff are is where all is, unless the shop was told otherwise. */
function origins({ site, office, api }: Addresses): Origins {
  const { origin } = location;
  return { site: site ?? origin, office: office ?? origin, api: api ?? origin };
}

const ADDRESSES = {
  queryKey: ['addresses'],
  queryFn: async () => origins((await call('get /api/addresses')).data),
  staleTime: Infinity,
};

/** Where the world finds the shop: not always where staff have opened it. Fails with `CallFailed`. */
export const readAddresses = (): Promise<Origins> => queries.fetchQuery(ADDRESSES);

/** The same for what is shown at once, and put right when it is known. */
export function useAddresses(): Origins {
  const { data } = useQuery(ADDRESSES);
  return data ?? origins({ site: null, office: null, api: null });
}
