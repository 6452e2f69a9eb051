import type { Shop } from '../lib/contract/shop.ts';
import { openCountSteps, type OpenCountStep } from '../lib/domain/open-count.ts';
import { onceADay } from './memo.ts';
import { chipRangesOf } from './open-hours.ts';

/** How many branches are open is on every page without a branch, so it is known for fewer days than a branch's hours. */
const COUNTED_DAYS = 4;

/** By the branches, which most edits leave alone. */
const countsOf = onceADay((branches: Shop['branches'], today, timezone) => {
  const to = today.plus({ days: COUNTED_DAYS });
  const open = branches.filter(({ isPublic }) => isPublic);
  return openCountSteps(
    open.map((branch) => chipRangesOf(branch, timezone)),
    today.toMillis(),
    to.toMillis(),
  );
});

/** How many branches are open in the days to come (SPEC section 2 'Toolbar'). */
export const openCounts = ({ branches, config }: Shop): OpenCountStep[] =>
  countsOf(branches, config.timezone);
