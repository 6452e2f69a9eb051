import { DateTime } from 'luxon';
import { notice as words } from '../../content/texts/notice.ts';
import { createApi } from '../../lib/client/api.ts';
import { noticeAhead } from '../../lib/client/branch-notice.ts';
import { chipRanges } from '../../lib/domain/branch-facts.ts';
import { formatTime } from '../../lib/domain/dates.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';
import { putRight, readLiveBranch } from '../../lib/stores/menu/live-branch.ts';
import { PUT_RIGHT } from './every-tick.ts';

/** The page's opening state, notice, ways of delivery and areas are put right by what the API says now; throws without an answer. */
export async function renewBranch(): Promise<void> {
  const data = currentBranch();
  const { api, timezone } = currentShop();
  const live = await readLiveBranch(createApi(api), data.branch.id, timezone, Date.now());
  if (!live) throw new Error('the branch could not be read');
  putRight(data, live);
  const ranges = chipRanges(data.branch, data.openRanges).map(({ start, end }) => [
    start,
    end,
    formatTime(end, timezone),
  ]);
  for (const chip of document.querySelectorAll<HTMLElement>('[data-opening]'))
    chip.dataset.opening = JSON.stringify(ranges);
  const today = DateTime.now().setZone(timezone).startOf('day');
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (notice) notice.dataset.notice = JSON.stringify(noticeAhead(data, timezone, today, words));
  document.dispatchEvent(new Event(PUT_RIGHT));
}
