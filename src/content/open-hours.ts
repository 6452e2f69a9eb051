import type { Branch } from '../lib/contract/branches.ts';
import { chipRanges, rangesAhead } from '../lib/domain/branch-facts.ts';
import type { OpenRange } from '../lib/domain/open-ranges.ts';
import { onceADay } from './memo.ts';

// When branches are open, for the days that pages know ahead; worked out once for all pages that say so.

const known = onceADay((branch: Branch, today) => {
  const openRanges = rangesAhead(branch, today);
  return { openRanges, chip: chipRanges(branch, openRanges) };
});

/** When a branch is open at all and for delivery, in the shop's time zone. */
export const openRangesOf = (
  branch: Branch,
  timezone: string,
): { opening: OpenRange[]; delivery: OpenRange[] } => known(branch, timezone).openRanges;

/** When a branch is open in any way, for its chip on the landing page, the toolbar and its own page (SPEC section 4). */
export const chipRangesOf = (branch: Branch, timezone: string): OpenRange[] => known(branch, timezone).chip;
