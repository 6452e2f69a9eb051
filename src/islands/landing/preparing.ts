import { pausedUntil, preparing } from '../../content/texts/preparing.ts';
import { createApi } from '../../lib/client/api.ts';
import { formatTime } from '../../lib/domain/dates.ts';
import { readShopData } from '../../lib/client/page-data.ts';
import { BASE } from '../../lib/domain/words/locale.ts';

/** Says on the cards of open branches how many minutes an order takes there now, or from when on one is taken again. Without an answer, nothing is said. */
export async function showPreparing(): Promise<void> {
  const said = await createApi(readShopData().api)('get /api/preparing');
  if (!said.ok) return;
  const { timezone } = readShopData();
  for (const { branch, minutes, pausedUntil: until } of said.data) {
    const link = document.querySelector(`[data-branch] a[href="${BASE}/store/${CSS.escape(branch)}"]`);
    const opening = link?.closest('[data-branch]')?.querySelector<HTMLElement>('[data-opening]');
    if (!opening || opening.dataset['state'] === 'closed') continue;
    const chip = Object.assign(document.createElement('span'), { className: 'chip' });
    if (until !== undefined) chip.textContent = pausedUntil(formatTime(Date.parse(until), timezone));
    else if (minutes !== undefined) chip.textContent = preparing(minutes);
    opening.after(' ', chip);
  }
}
