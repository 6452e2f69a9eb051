import { useQuery } from '@tanstack/react-query';
import type { ResourceCallbacks } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { dataProvider } from './data-provider.ts';
import { isAdmin, readMe } from './me.ts';
import { queries, RARELY_CHANGED_MS } from './queries.ts';

export const MY_BRANCHES = ['own-branches'];

/** The branches that a person works for, in the shop's order: all for admins, their own for employees; undefined until loaded. */
export function useMyBranches(): Branch[] | undefined {
  const { data } = useQuery({
    queryKey: MY_BRANCHES,
    async queryFn() {
      const [me, { data: all }] = await Promise.all([
        readMe(),
        // Past react-admin, which takes a 401 for a success.
        dataProvider.getList<Branch>('branches', { filter: {} }),
      ]);
      const own = new Set(me.branches.map(({ id }) => id));
      return isAdmin(me) ? all : all.filter(({ id }) => own.has(id));
    },
    staleTime: RARELY_CHANGED_MS,
    retry: true,
  });
  return data;
}

function refetch<T>(result: T): Promise<T> {
  void queries.invalidateQueries({ queryKey: MY_BRANCHES });
  return Promise.resolve(result);
}

/** Shows created, renamed and deleted branches at once wherever staff choose one. */
export const branchChanges: ResourceCallbacks = {
  resource: 'branches',
  afterCreate: refetch,
  afterUpdate: refetch,
  afterDelete: refetch,
};
