import { useGetList } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import type { Table } from '../../lib/contract/tables.ts';
import { useMe } from '../forms/use-me.ts';
import { isAdmin } from '../sign-in/me.ts';

/**
 * Holds a list to the tables of somebody's branches; undefined until they are known. Not by the branches, since this would take
 * the place of the branch that somebody chooses in the list.
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

/** With which branch a dialog about a branch's tables opens. */
export interface InitialBranch {
  branch: Branch;
  /** Whether it has tables, or nothing is known of that. False where no branch has any. */
  hasTables: boolean;
}

/** The first of the branches that has tables, else simply the first; null if there is no branch at all. */
export function firstBranchWithTables(
  branches: readonly Branch[],
  tables: readonly Pick<Table, 'branch'>[],
): InitialBranch | null {
  const branchIds = new Set(tables.map(({ branch }) => branch.id));
  const found = branches.find(({ id }) => branchIds.has(id));
  const branch = found ?? branches[0];
  return branch ? { branch, hasTables: found !== undefined } : null;
}

/** The branch that is chosen in the list, else the first with tables; undefined as long as that is being asked for. */
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
