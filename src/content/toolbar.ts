import type { Branch } from '../lib/contract/branches.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { branchRanges } from '../lib/domain/hours.ts';
import { openCountSteps, type OpenCountStep } from '../lib/domain/open-count.ts';
import type { OpenRange } from '../lib/domain/open-ranges.ts';
import { onceADay } from './memo.ts';

/** Pages know this many days ahead; a nightly build renews them. */
const DAYS_AHEAD = 14;
/** How many branches are open is on every page without a branch, so it is known for fewer days. */
const COUNTED_DAYS = 4;

const rangesOf = onceADay((branch: Branch, today) =>
  branchRanges(branch, today, today.plus({ days: DAYS_AHEAD })),
);

/** By the branches, which most edits leave alone. */
const countsOf = onceADay((branches: Shop['branches'], today) => {
  const to = today.plus({ days: COUNTED_DAYS });
  const open = branches.filter(({ isPublic }) => isPublic);
  return openCountSteps(
    open.map((branch) => branchRanges(branch, today, to)),
    today.toMillis(),
    to.toMillis(),
  );
});

/** When a branch is open at all in the days to come (SPEC section 4). */
export const toolbarRanges = ({ config }: Shop, branch: Branch): OpenRange[] =>
  rangesOf(branch, config.timezone);

/** How many branches are open in the days to come. */
export const openCounts = ({ branches, config }: Shop): OpenCountStep[] =>
  countsOf(branches, config.timezone);
