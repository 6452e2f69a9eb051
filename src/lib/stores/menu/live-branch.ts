import { DateTime } from 'luxon';
import type { Api } from '../../client/api.ts';
import type { BranchData } from '../../client/page-data.ts';
import { branchFacts, rangesAhead } from '../../domain/branch-facts.ts';
import { $renewals } from '../branch-renewals.ts';

/** What the API says of a branch now; null without an answer. It takes Luxon, so only an old page fetches it. */
export async function readLiveBranch(
  api: Api,
  branchId: number,
  zone: string,
  now: number,
): Promise<Omit<BranchData, 'version'> | null> {
  const [branch, config, tables] = await Promise.all([
    api('get /api/branches/{id}', { params: { id: branchId } }),
    api('get /api/config'),
    api('get /api/tables'),
  ]);
  if (!branch.ok || !config.ok || !tables.ok) return null;
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  return {
    ...branchFacts(branch.data, tables.data, config.data),
    openRanges: rangesAhead(branch.data, today),
  };
}

/** Puts right what the page said of its branch, in place: everything that reads it shares the one object, and is told. */
export function putRight(data: BranchData, live: Omit<BranchData, 'version'>): void {
  const { branch, ...others } = live;
  Object.assign(data.branch, branch);
  Object.assign(data, others);
  $renewals.set($renewals.get() + 1);
}
