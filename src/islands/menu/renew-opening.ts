import { DateTime } from 'luxon';
import { notice as words } from '../../content/texts/branch-page.ts';
import { createApi } from '../../lib/client/api.ts';
import { noticeAhead } from '../../lib/client/branch-notice-text.ts';
import { chipRanges } from '../../lib/domain/branch-facts.ts';
import { formatTime } from '../../lib/domain/dates.ts';
import { renewBranch } from '../../lib/stores/menu/live-branch.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';
import { OPENING_RENEWED } from '../shell/opening.ts';

/** Renews the page's branch, and with it the opening chips and the notice in the page; throws without an answer. */
export async function renewOpening(): Promise<void> {
  const $branch = currentBranch();
  const { api, timezone } = currentShop();
  const data = await renewBranch(createApi(api), $branch, timezone, Date.now());
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
  document.dispatchEvent(new Event(OPENING_RENEWED));
}
