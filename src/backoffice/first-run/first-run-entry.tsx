import { useQuery } from '@tanstack/react-query';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import { Menu as Navigation } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Menu } from '../../lib/contract/entities.ts';
import { readConfig } from '../data/config.ts';
import { deviceSwitch } from '../data/device.ts';
import { dataProvider } from '../data/data-provider.ts';
import { isAdmin } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { call } from '../data/call.ts';
import { missingFacts, STEPS, stepsDone } from './steps.ts';
import { texts } from './texts.ts';

const RARELY_MS = 60_000;
/** Whether all steps were done at the last look: the navigation then no longer checks on every page. */
export const $isComplete = deviceSwitch('first-run.done', false);

/** Orders outlive their branch, so that those of the demo stay when it is emptied. */
async function countOrders(branches: readonly Branch[]): Promise<number> {
  if (branches.length === 0) return 0;
  const filter = { branchId: branches.map(({ id }) => id) };
  const { total } = await dataProvider.getList('orders', { filter, pagination: { page: 1, perPage: 1 } });
  return total ?? 0;
}

/** Which steps are done, derived from the shop's data; `always`: loaded again whenever the screen opens. */
export function useSteps(isEnabled: boolean, refetchOnMount: 'always' | true = true) {
  return useQuery({
    queryKey: ['first-run'],
    async queryFn() {
      // Past react-admin, which takes a 401 for a success.
      const [config, branches, menus, demo] = await Promise.all([
        readConfig(texts.failed),
        dataProvider.getList<Branch>('branches', { filter: {} }),
        dataProvider.getList<Menu>('menus', { filter: {} }),
        call('get /api/demo', {}, texts.failed),
      ]);
      const orders = await countOrders(branches.data);
      const facts = {
        config,
        branches: branches.data,
        menus: menus.data,
        orders,
        isDemo: demo.data.isDemo,
      };
      const done = stepsDone(facts, Date.now());
      $isComplete.set(STEPS.every((step) => done[step]));
      return { done, missing: missingFacts(facts), config, branches: branches.data, isDemo: facts.isDemo };
    },
    enabled: isEnabled,
    staleTime: RARELY_MS,
    refetchOnMount,
  });
}

/** The entry of the navigation, for admins until all steps are done. */
export function FirstRunEntry() {
  const me = useMe();
  const { data } = useSteps(me !== undefined && isAdmin(me) && !$isComplete.get());
  if (!data || STEPS.every((step) => data.done[step])) return null;
  return <Navigation.Item to="/first-run" primaryText={texts.title} leftIcon={<ChecklistIcon />} />;
}
