import { preparing } from '../../content/texts/preparing.ts';
import { createApi } from '../../lib/client/api.ts';
import { readShopData } from '../../lib/client/page-data.ts';

/** Says on the cards of open branches how many minutes an order takes there now. Without an answer, nothing is said. */
export async function showPreparing(): Promise<void> {
  const said = await createApi(readShopData().api)('get /api/preparing');
  if (!said.ok) return;
  for (const { branch, minutes } of said.data) {
    const link = document.querySelector(`[data-branch] a[href="/store/${CSS.escape(branch)}"]`);
    const opening = link?.closest('[data-branch]')?.querySelector<HTMLElement>('[data-opening]');
    if (!opening || opening.dataset['state'] === 'closed') continue;
    const chip = Object.assign(document.createElement('span'), { className: 'chip' });
    chip.textContent = preparing(minutes);
    opening.after(' ', chip);
  }
}
