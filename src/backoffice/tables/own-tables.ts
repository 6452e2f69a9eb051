import { useGetList } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Table } from '../../lib/contract/entities.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import { useMe } from '../forms/use-me.ts';
import { isAdmin } from '../sign-in/me.ts';

/**
 * Holds a list to the tables of somebody's branches; undefined until they are known. Not by the branches, since this would take
 * the place of the branch that somebody chooses in the list.
 */
export function useOwnTables(branches: readonly Branch[] | undefined): Record<string, unknown> | undefined {
  const me = useMe();
  const isHeld = me !== undefined && !isAdmin(me);
  const { data } = useGetList<Table>(
    'tables',
    {
      pagination: { page: 1, perPage: LARGEST_PAGE },
      sort: { field: 'id', order: 'ASC' },
      filter: { branchId: branches?.map(({ id }) => id) },
    },
    { enabled: isHeld && branches !== undefined },
  );
  if (!me) return undefined;
  if (!isHeld) return {};
  return data && { id: data.map(({ id }) => id) };
}
