import { useGetList } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import type { Table } from '../../lib/contract/entities.ts';
import { useMe, isAdmin } from '../data/me.ts';

/**
 * Filter for the tables of the person's own branches: {} for admins, undefined until known. By table ids, since a fixed branch filter
 * would replace the branch chosen in the list.
 */
export function useOwnTablesFilter(
  branches: readonly Branch[] | undefined,
): Record<string, unknown> | undefined {
  const me = useMe();
  const isRestricted = me !== undefined && !isAdmin(me);
  const { data } = useGetList<Table>(
    'tables',
    {
      pagination: { page: 1, perPage: LARGEST_PAGE },
      sort: { field: 'id', order: 'ASC' },
      filter: { branchId: branches?.map(({ id }) => id) },
    },
    { enabled: isRestricted && branches !== undefined },
  );
  if (!me) return undefined;
  if (!isRestricted) return {};
  return data && { id: data.map(({ id }) => id) };
}

/** The branch with which a dialog about tables opens. */
export interface InitialBranch {
  branch: Branch;
  /** False if no branch has tables; true also while that is unknown. */
  hasTables: boolean;
}

/** The first branch with tables, else the first; null without branches. */
export function firstBranchWithTables(
  branches: readonly Branch[],
  tables: readonly Pick<Table, 'branch'>[],
): InitialBranch | null {
  const branchIds = new Set(tables.map(({ branch }) => branch.id));
  const found = branches.find(({ id }) => branchIds.has(id));
  const branch = found ?? branches[0];
  return branch ? { branch, hasTables: found !== undefined } : null;
}

/** The branch chosen in the list, else the first with tables; undefined until loaded. */
export function useInitialBranch(
  branches: readonly Branch[],
  chosen: Branch | undefined,
  isNeeded: boolean,
): InitialBranch | null | undefined {
  const { data, error } = useGetList<Table>(
    'tables',
    {
      pagination: { page: 1, perPage: LARGEST_PAGE },
      sort: { field: 'id', order: 'ASC' },
      filter: { branchId: branches.map(({ id }) => id) },
    },
    { enabled: isNeeded && !chosen, staleTime: 0 },
  );
  if (chosen) return { branch: chosen, hasTables: true };
  if (error && branches[0]) return { branch: branches[0], hasTables: true };
  return data && firstBranchWithTables(branches, data);
}
