import type { BranchData } from '../../client/page-data.ts';
import { orderableFrom } from '../../domain/hours.ts';
import type { Mode } from '../../domain/modes.ts';
import { isOpenIn } from '../../domain/open-ranges.ts';

/** Whether a mode can be had at an instant, by the ranges that the page carries (DESIGN section 5.5). */
export function isModeOpenIn({ branch, openRanges }: BranchData, mode: Mode, at: number): boolean {
  const hasOwnHours = mode === 'delivery' && branch.isDeliveryHoursEnabled;
  const ranges = hasOwnHours ? openRanges.delivery : openRanges.opening;
  return at >= orderableFrom(branch) && isOpenIn(ranges, at);
}
