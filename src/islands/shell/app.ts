import {
  currentInstall,
  currentUpdate,
  isAppEnabled,
  isStandalone,
  hasOrdered,
} from '../../lib/stores/shell/app.ts';
import { appWorker } from '../../lib/client/browser-app.ts';
import { readShopData } from '../../lib/client/page-data.ts';
import { hasAccepted } from '../../lib/stores/shell/consent.ts';
import { once } from '../../lib/stores/once.ts';

/** From then on, 5 s after the page's load, the app may be offered (SPEC section 9). */
const OFFER_AFTER_START_MS = 2500;

/** The shop as an app: fetched 2.5 s after load, or when it is to be offered (SPEC section 4 'App install'). */

/** Offline there is nothing to install and no update. */
const forgive = () => {};
const showCards = (what: 'showInstall' | 'showUpdate') =>
  void import('./app-cards.ts').then((cards) => cards[what]()).catch(forgive);

const mount = once(() => {
  const install = currentInstall();
  install.$step.subscribe(({ step }) => {
    if (step === 'prompt' || step === 'instructions') showCards('showInstall');
  });
  const link = document.querySelector<HTMLButtonElement>('[data-install-app]');
  if (link) {
    link.onclick = () => void install.begin();
    install.$isOffered.subscribe((isOffered) => link.toggleAttribute('data-offered', isOffered));
  }
  return install;
});

/** Keeps the service worker current; unregisters it if the plugin is off. Offers the app a little later. */
export async function startApp(): Promise<void> {
  if (isAppEnabled() && hasAccepted(document.cookie))
    setTimeout(() => void offerApp().catch(forgive), OFFER_AFTER_START_MS);
  const worker = appWorker();
  if (!worker) return;
  if (!isAppEnabled()) return worker.unregister();
  // On iPhones the installed app has a storage of its own, without the worker that Safari registered.
  if (isStandalone() && !(await worker.isRegistered())) await worker.register().catch(forgive);
  await mount().refresh();
  currentUpdate().$isReady.subscribe((isReady) => isReady && showCards('showUpdate'));
  await currentUpdate().start();
}

/** Shows the install prompt, if it may be shown: to customers who have ordered on this device. */
export async function offerApp(): Promise<void> {
  if (hasOrdered(readShopData().shop)) await mount().offer();
}

/** Begins installing, from wherever it is offered: the prompt, the footer's link, the status page. */
export async function installApp(): Promise<void> {
  await mount().begin();
}
