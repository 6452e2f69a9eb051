import { DateTime } from 'luxon';
import type { Branch } from '../lib/contract/branches.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { branchRanges } from '../lib/domain/hours.ts';
import { openCountSteps, type OpenCountStep } from '../lib/domain/open-count.ts';
import type { OpenRange } from '../lib/domain/open-ranges.ts';

/** Pages know this many days ahead; a nightly build renews them. */
const DAYS_AHEAD = 14;
/** How many branches are open is on every page without a branch, so it is known for fewer days. */
const COUNTED_DAYS = 4;

const counted = new WeakMap<Shop, OpenCountStep[]>();

/** When a branch is open at all in the days to come (SPEC section 4). */
export function toolbarRanges({ config }: Shop, branch: Branch): OpenRange[] {
  const from = DateTime.now().setZone(config.timezone).startOf('day');
  return branchRanges(branch, from, from.plus({ days: DAYS_AHEAD }));
}

/** How many branches are open in the days to come: counted once for all pages of a build. */
export function openCounts(shop: Shop): OpenCountStep[] {
  const known = counted.get(shop);
  if (known) return known;
  const from = DateTime.now().setZone(shop.config.timezone).startOf('day');
  const to = from.plus({ days: COUNTED_DAYS });
  const open = shop.branches.filter(({ isPublic }) => isPublic);
  const steps = openCountSteps(
    open.map((branch) => branchRanges(branch, from, to)),
    from.toMillis(),
    to.toMillis(),
  );
  counted.set(shop, steps);
  return steps;
}
