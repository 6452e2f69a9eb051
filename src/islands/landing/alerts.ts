import { readShopData } from '../../lib/client/page-data.ts';
import { tabStorage } from '../../lib/stores/current-storage.ts';
import { noteAlerts, showAlertsOnce } from '../../lib/stores/landing/alerts.ts';

/** Lets the shop's alerts rise over the home page; however they are closed, they are not shown again in this tab. */
export function startAlerts(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-alerts]');
  if (!dialog) return;
  const version = dialog.dataset['alerts'] ?? '';
  const key = `asp.${readShopData().shop}.alerts`;
  const note = () => noteAlerts(tabStorage.kept, key, version);
  // OK and Escape, at once: the browser says 'close' a moment later, and who loads the page anew in it would be asked again.
  for (const answer of ['submit', 'cancel', 'close']) dialog.addEventListener(answer, note);
  // A tap beside the sheet is a tap on the dialog itself.
  dialog.addEventListener('click', ({ target }) => {
    if (target !== dialog) return;
    note();
    dialog.close();
  });
  showAlertsOnce(tabStorage.kept, key, version, () => dialog.showModal());
}
