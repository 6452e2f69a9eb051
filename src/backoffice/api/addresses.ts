import { useQuery } from '@tanstack/react-query';
import type { Addresses } from '../../lib/contract/addresses.ts';
import { call } from './call.ts';

/** Origins, without a slash at the end. */
type Origins = Readonly<Record<keyof Addresses, string>>;

/** Where staff are is where all is, unless the shop was told otherwise. */
const here = (): Origins => ({ site: location.origin, office: location.origin, api: location.origin });

let reading: Promise<Origins> | null = null;

/** Where the world finds the shop: not always where staff have opened it. Asked once; fails with `CallFailed`. */
export function readAddresses(): Promise<Origins> {
  reading ??= call('get /api/addresses').then(
    ({ data: { site, office, api } }) => {
      const { origin } = location;
      return { site: site ?? origin, office: office ?? origin, api: api ?? origin };
    },
    (error: unknown) => {
      reading = null;
      throw error;
    },
  );
  return reading;
}

/** The same for what is shown at once, and put right when it is known. */
export function useAddresses(): Origins {
  const { data } = useQuery({ queryKey: ['addresses'], queryFn: readAddresses, staleTime: Infinity });
  return data ?? here();
}
