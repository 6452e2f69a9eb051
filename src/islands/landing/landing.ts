import { readShopData } from '../../lib/client/page-data.ts';
import { tabStorage } from '../../lib/stores/storage.ts';
import { storeAlertsSeen, showAlertsOnce } from '../../lib/stores/landing/alerts.ts';
import { createNextOpening } from '../../lib/stores/landing/next-opening.ts';
import { startMaps } from '../map/start-maps.ts';
import { followOpening } from '../menu/opening.ts';
import { startFinder } from './finder.ts';
import { followToday } from './today.ts';

/** Lets the shop's alerts rise over the home page; however they are closed, they are not shown again in this tab. */
export function startAlerts(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-alerts]');
  if (!dialog) return;
  const version = dialog.dataset['alerts'] ?? '';
  const key = `asp.${readShopData().shop}.alerts`;
  const storeSeen = () => storeAlertsSeen(tabStorage.values, key, version);
  // OK and Escape at once: 'close' comes a moment later, and a reload before that would show the alerts again.
  for (const type of ['submit', 'cancel', 'close']) dialog.addEventListener(type, storeSeen);
  // A tap beside the sheet is a tap on the dialog itself.
  dialog.addEventListener('click', ({ target }) => {
    if (target !== dialog) return;
    storeSeen();
    dialog.close();
  });
  showAlertsOnce(tabStorage.values, key, version, () => dialog.showModal());
}

/** Everything of the landing page that moves, in either of its forms. */
export function startLanding(): void {
  const whenOpens = createNextOpening(readShopData().timezone);
  followOpening((next) => whenOpens(next, Date.now()));
  startFinder();
  followToday();
  startAlerts();
  startMaps();
}
