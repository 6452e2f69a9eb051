import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import { LARGEST_PAGE } from '../../lib/contract/lists.ts';
import type { Table } from '../../lib/contract/entities.ts';
import { useMyBranches } from '../data/lists.ts';
import { isAdmin } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { identifierOf } from '../forms/field-values.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

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

const MOST_AT_ONCE = 200;
const LONGEST_START = 64;

/** 'Gäste-', 1, 20 → gaeste-1 to gaeste-20; empty for an invalid range or more than 200. */
export function identifiersFrom(prefix: string, first: number, last: number): string[] {
  const count = last - first + 1;
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 0) return [];
  if (count < 1 || count > MOST_AT_ONCE) return [];
  // The appended digit keeps a trailing hyphen; 64 characters leave room for the longest number.
  const start = identifierOf(`${prefix}0`).slice(0, -1).slice(0, LONGEST_START);
  return Array.from({ length: count }, (_, index) => `${start}${first + index}`);
}

const NUMBERS = new Intl.Collator(LOCALE, { numeric: true });

/** Sorts by number: table 2 comes before table 10. */
export function byNumber<T extends { identifier: string }>(tables: readonly T[]): T[] {
  return [...tables].sort((a, b) => NUMBERS.compare(a.identifier, b.identifier));
}

/** The URL in a table's QR code: the branch's page, which reads the table from the query. */
export function tableAddress(origin: string, branch: string, table: string): string {
  return `${origin}/store/${branch}?table=${encodeURIComponent(table)}`;
}

const BY_NAME = new Intl.Collator(LOCALE);

/** The person's branches by name, for the lists of this screen; undefined until loaded. */
export function useBranchesByName(): Branch[] | undefined {
  const branches = useMyBranches();
  return useMemo(() => branches?.toSorted((a, b) => BY_NAME.compare(a.name, b.name)), [branches]);
}
