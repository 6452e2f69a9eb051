import { $isBranchClosed } from '../../lib/stores/page.ts';
import { noticeAt, type NoticeSteps } from '../../lib/client/notice-steps.ts';
import { everyTick } from './every-tick.ts';

/** Says at the top of the page that the branch is closed, does not deliver or takes preorders, as long as it is so (SPEC section 8). */
export function followNotice(): void {
  const place = document.querySelector<HTMLElement>('[data-notice]');
  if (!place) return;
  everyTick(() => {
    // Read anew: an old page is put right while it is looked at.
    const steps = JSON.parse(place.dataset.notice ?? '') as NoticeSteps;
    const { text, kind } = noticeAt(steps, Date.now());
    $isBranchClosed.set(kind === 'closed');
    document.body.classList.toggle('is-closed', kind === 'closed');
    if (place.textContent !== text) place.textContent = text;
    place.hidden = !text;
    place.dataset.kind = kind;
  });
}
