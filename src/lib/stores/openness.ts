import type { Mode } from '../domain/modes.ts';
import { isOpenIn } from '../domain/open-ranges.ts';
import type { BranchData } from '../client/page-data.ts';

/** Whether a mode can be had right now, by the ranges that the page carries (DESIGN section 5.5). */
export function isModeOpenIn({ branch, openRanges }: BranchData, mode: Mode, at: number): boolean {
  const hasOwnHours = mode === 'delivery' && branch.isDeliveryHoursEnabled;
  return isOpenIn(hasOwnHours ? openRanges.delivery : openRanges.opening, at);
}
