import { useQuery } from '@tanstack/react-query';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Menu } from '../../lib/contract/menus.ts';
import { call } from '../data/call.ts';
import { dataProvider } from '../data/data-provider.ts';
import { STEPS, stepsDone } from './steps.ts';
import { texts } from './texts.ts';

const RARELY_MS = 60_000;
/** Whoever is through is not asked again by every page. */
const DONE_KEY = 'first-run.done';

export function wasComplete(): boolean {
  try {
    return localStorage.getItem(DONE_KEY) === '1';
  } catch {
    return false;
  }
}

function remember(isComplete: boolean): void {
  try {
    if (isComplete) localStorage.setItem(DONE_KEY, '1');
    else localStorage.removeItem(DONE_KEY);
  } catch {
    // It is asked again, then.
  }
}

/** How far the shop is, reckoned from the shop itself: `always` whenever it comes into view, else now and then. */
export function useSteps(isEnabled: boolean, refetchOnMount: 'always' | true = true) {
  return useQuery({
    queryKey: ['first-run'],
    async queryFn() {
      // The provider itself: react-admin's would call it a success if nobody is signed in.
      const [{ data: config }, branches, menus, orders] = await Promise.all([
        call('get /api/config', {}, texts.failed),
        dataProvider.getList<Branch>('branches', { filter: {} }),
        dataProvider.getList<Menu>('menus', { filter: {} }),
        dataProvider.getList('orders', { filter: {}, pagination: { page: 1, perPage: 1 } }),
      ]);
      const facts = { config, branches: branches.data, menus: menus.data, orders: orders.total ?? 0 };
      const done = stepsDone(facts, Date.now());
      remember(STEPS.every((step) => done[step]));
      return done;
    },
    enabled: isEnabled,
    staleTime: RARELY_MS,
    refetchOnMount,
  });
}
