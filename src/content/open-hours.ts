import type { Branch } from '../lib/contract/branches.ts';
import { chipRanges, rangesAhead } from '../lib/domain/branch-facts.ts';
import type { OpenRange } from '../lib/domain/open-ranges.ts';
import { onceADay } from './memo.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { openCountSteps, type OpenCountStep } from '../lib/domain/open-count.ts';

// Opening states of branches for the days in the page data; computed once for all pages.

const known = onceADay((branch: Branch, today) => {
  const openRanges = rangesAhead(branch, today);
  return { openRanges, chip: chipRanges(branch, openRanges) };
});

/** When a branch is open and when it delivers, in the shop's time zone. */
export const openRangesOf = (
  branch: Branch,
  timezone: string,
): { opening: OpenRange[]; delivery: OpenRange[] } => known(branch, timezone).openRanges;

/**
 * When a branch is open in any mode, for its chip on the landing page, the toolbar and its own page (SPEC
 * section 4).
 */
export const chipRangesOf = (branch: Branch, timezone: string): OpenRange[] => known(branch, timezone).chip;

/**
 * The number of open branches is on every page without a branch, so it covers fewer days than a branch's
 * hours.
 */
const COUNTED_DAYS = 4;

/** Keyed by the branches, which most edits do not change. */
const countsOf = onceADay((branches: Shop['branches'], today, timezone) => {
  const to = today.plus({ days: COUNTED_DAYS });
  const open = branches.filter(({ isPublic }) => isPublic);
  return openCountSteps(
    open.map((branch) => chipRangesOf(branch, timezone)),
    today.toMillis(),
    to.toMillis(),
  );
});

/** The number of open branches over the coming days (SPEC section 2 'Toolbar'). */
export const openCounts = ({ branches, config }: Shop): OpenCountStep[] =>
  countsOf(branches, config.timezone);
