import { DateTime } from 'luxon';
import type { WritableAtom } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { BranchData, CheckoutFacts } from '../../client/page-data.ts';
import { branchFacts, rangesAhead } from '../../domain/branch-facts.ts';

/**
 * Sets a page's branch to what the API says of it now (epoch milliseconds, the shop's zone), and answers it; throws without an answer.
 * It loads Luxon, so only an outdated page fetches this module.
 */
export async function renewBranch(
  api: Api,
  $branch: WritableAtom<BranchData>,
  zone: string,
  now: number,
): Promise<Pick<CheckoutFacts, 'branch' | 'openRanges'>> {
  const [branch, config, tables] = await Promise.all([
    api('get /api/branches/{id}', { params: { id: $branch.get().branch.id }, isWorded: true }),
    api('get /api/config'),
    api('get /api/tables'),
  ]);
  if (!branch.ok || !config.ok || !tables.ok) throw new Error('the branch could not be read');
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const facts = branchFacts(branch.data, tables.data, config.data);
  const openRanges = rangesAhead(branch.data, today);
  const before = $branch.get();
  $branch.set({ ...before, ...facts, branch: { ...before.branch, ...facts.branch }, openRanges });
  return { branch: branch.data, openRanges };
}
