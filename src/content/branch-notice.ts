import type { NoticeSteps } from '../lib/client/branch-notice.ts';
import type { BranchData } from '../lib/client/page-data.ts';
import * as reckon from '../lib/client/branch-notice.ts';
import { startOfToday } from './memo.ts';
import { notice as words } from './texts/notice.ts';

/** What the top of a branch's page says from when on, for the days given. */
export function noticeSteps(
  branch: BranchData['branch'],
  ranges: BranchData['openRanges'],
  zone: string,
  days: { from: number; to: number },
): NoticeSteps {
  return reckon.noticeSteps(branch, ranges, zone, days, words);
}

/** The same for the days that pages know (SPEC section 8). */
export function noticeAhead(data: BranchData, zone: string): NoticeSteps {
  return reckon.noticeAhead(data, zone, startOfToday(zone), words);
}
