import type { NoticeSteps } from '../../lib/client/branch-notice.ts';
import { everyTick } from './opening.ts';

/** The notice at an instant in epoch milliseconds; empty before the first step. */
export function noticeAt({ texts, steps }: NoticeSteps, at: number): { text: string; kind: string } {
  const [, index = 0, kind = 'open'] = steps.findLast(([from]) => from * 1000 <= at) ?? [];
  return { text: texts[index] ?? '', kind };
}

/** Shows at the top of the page while the branch is closed, does not deliver or takes preorders (SPEC section 8). */
export function followNotice(): void {
  const place = document.querySelector<HTMLElement>('[data-notice]');
  if (!place) return;
  everyTick(() => {
    // Read each time: `renew-opening.ts` may have set it again.
    const steps = JSON.parse(place.dataset.notice ?? '') as NoticeSteps;
    const { text, kind } = noticeAt(steps, Date.now());
    // `menu.ts` reads it from there.
    document.body.classList.toggle('is-closed', kind === 'closed');
    if (place.textContent !== text) place.textContent = text;
    place.hidden = !text;
    place.dataset.kind = kind;
  });
}
