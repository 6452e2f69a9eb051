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

/** By the branches, which most edits leave alone. */
const counted = new WeakMap<Shop['branches'], { from: number; timezone: string; steps: OpenCountStep[] }>();

/** When a branch is open at all in the days to come (SPEC section 4). */
export function toolbarRanges({ config }: Shop, branch: Branch): OpenRange[] {
  const from = DateTime.now().setZone(config.timezone).startOf('day');
  return branchRanges(branch, from, from.plus({ days: DAYS_AHEAD }));
}

/** How many branches are open in the days to come: counted once for all pages of a build. */
export function openCounts({ branches, config: { timezone } }: Shop): OpenCountStep[] {
  const from = DateTime.now().setZone(timezone).startOf('day');
  const known = counted.get(branches);
  if (known?.from === from.toMillis() && known.timezone === timezone) return known.steps;
  const to = from.plus({ days: COUNTED_DAYS });
  const open = branches.filter(({ isPublic }) => isPublic);
  const steps = openCountSteps(
    open.map((branch) => branchRanges(branch, from, to)),
    from.toMillis(),
    to.toMillis(),
  );
  counted.set(branches, { from: from.toMillis(), timezone, steps });
  return steps;
}
