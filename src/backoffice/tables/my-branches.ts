import type { Branch } from '../../lib/contract/branches.ts';
import { useAllOf } from '../data/all-entities.ts';
import { useMe } from '../forms/use-me.ts';
import { isAdmin } from '../data/me.ts';

/** The branches whose tables a person may change: all for admins, their own for employees; undefined until known. */
export function useMyBranches(): Branch[] | undefined {
  const me = useMe();
  const { data } = useAllOf<Branch>('branches');
  if (!me || !data) return undefined;
  return isAdmin(me) ? data : data.filter(({ id }) => me.branches.some((own) => own.id === id));
}
