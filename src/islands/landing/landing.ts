import { readShopData } from '../../lib/client/page-data.ts';
import { tabStorage } from '../../lib/stores/storage.ts';
import { storeAlertsSeen, showAlertsOnce } from '../../lib/stores/landing/alerts.ts';
import { createNextOpening } from '../../lib/stores/landing/next-opening.ts';
import { startMaps } from '../map/start-maps.ts';
import { followOpening } from '../menu/opening.ts';
import { startFinder } from './finder.ts';
import { followToday } from './today.ts';

/** Shows the shop's alerts on the home page; once closed, they stay closed in this tab. */
export function startAlerts(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-alerts]');
  if (!dialog) return;
  const version = dialog.dataset['alerts'] ?? '';
  const key = `asp.${readShopData().shop}.alerts`;
  const storeSeen = () => storeAlertsSeen(tabStorage.values, key, version);
  // Also at OK and Escape: 'close' comes later, and a reload before it would show the alerts again.
  for (const type of ['submit', 'cancel', 'close']) dialog.addEventListener(type, storeSeen);
  // A tap on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', ({ target }) => {
    if (target !== dialog) return;
    storeSeen();
    dialog.close();
  });
  showAlertsOnce(tabStorage.values, key, version, () => dialog.showModal());
}

/** The scripts of the landing page, in both of its variants. */
export function startLanding(): void {
  const whenOpens = createNextOpening(readShopData().timezone);
  followOpening((next) => whenOpens(next, Date.now()));
  startFinder();
  followToday();
  startAlerts();
  startMaps();
}
