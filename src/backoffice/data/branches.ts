import { useQuery } from '@tanstack/react-query';
import type { ResourceCallbacks } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { call } from './call.ts';
import { dataProvider } from './data-provider.ts';
import { queries } from './queries.ts';
import { failures } from './texts.ts';
import { isAdmin, readMe } from './me.ts';

const RARELY_CHANGED = 5 * 60_000;

/** The zone of the shop's clock; null until it is known. */
export function useZone(): string | null {
  const { data } = useQuery({
    queryKey: ['shop-zone'],
    queryFn: () =>
      call('get /api/config', {}, failures.configLoad).then(({ data: config }) => config.timezone),
    staleTime: RARELY_CHANGED,
    retry: true,
  });
  return data ?? null;
}

export const OWN_BRANCHES = ['own-branches'];

/** The branches whose orders whoever is signed in works on; undefined until they are known. */
export function useOwnBranches(): Branch[] | undefined {
  const { data } = useQuery({
    queryKey: OWN_BRANCHES,
    async queryFn() {
      const [me, { data: all }] = await Promise.all([
        readMe(),
        // The provider itself: react-admin's would call it a success if nobody is signed in.
        dataProvider.getList<Branch>('branches', { filter: {} }),
      ]);
      const own = new Set(me.branches.map(({ id }) => id));
      return isAdmin(me) ? all : all.filter(({ id }) => own.has(id));
    },
    staleTime: RARELY_CHANGED,
    retry: true,
  });
  return data;
}

function readAgain<T>(result: T): Promise<T> {
  void queries.invalidateQueries({ queryKey: OWN_BRANCHES });
  return Promise.resolve(result);
}

/** A branch that was made, renamed or deleted is so at once wherever one is chosen. */
export const branchChanges: ResourceCallbacks = {
  resource: 'branches',
  afterCreate: readAgain,
  afterUpdate: readAgain,
  afterDelete: readAgain,
};
