import {
  OFFER_AFTER_ACCEPTANCE_MS,
  OFFER_AFTER_LOAD_MS,
  UPDATE_CHECK_MS,
  ACCEPTANCE,
  hasAccepted,
} from '../../lib/stores/shell/consent.ts';

/** What every page does before its first tap; the rest of the shell is fetched when it is needed. */

/** Offline there is no page view to send and no app to offer. */
const forgive = () => {};

const appAfter = (ms: number, what: 'startApp' | 'offerApp') =>
  setTimeout(() => void import('./app.ts').then((app) => app[what]()).catch(forgive), ms);

const sendPageView = () =>
  import('../../lib/stores/shell/page-view.ts').then((it) => it.sendCurrentPageView()).catch(forgive);

export async function startShell(): Promise<void> {
  // The dock's two cards, each with its button: every page has them.
  const [cookies, close, offline, retry] = document.querySelectorAll<HTMLElement>(
    '.dock-card,.dock-card button',
  ) as unknown as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const isAccepted = hasAccepted(document.cookie);
  const { dataset } = document.documentElement;
  const isAppEnabled = 'app' in dataset;

  onoffline = ononline = () => {
    offline.hidden = navigator.onLine;
  };
  offline.hidden = navigator.onLine;
  retry.onclick = () => location.reload();

  cookies.hidden = isAccepted;
  close.onclick = () => {
    document.cookie = ACCEPTANCE;
    cookies.hidden = true;
    void sendPageView();
    if (isAppEnabled) appAfter(OFFER_AFTER_ACCEPTANCE_MS, 'offerApp');
  };
  if (isAccepted) void sendPageView();

  if (isAppEnabled)
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      window.installPrompt = event;
    });
  addEventListener('load', () => {
    // With the plugin off there may still be a worker from earlier.
    if (isAppEnabled || navigator.serviceWorker?.controller) appAfter(UPDATE_CHECK_MS, 'startApp');
    if (isAppEnabled && isAccepted) appAfter(OFFER_AFTER_LOAD_MS, 'offerApp');
  });

  try {
    // Devices that know orders show them.
    // oxlint-disable-next-line no-restricted-globals -- page-storages.ts is more than the shell may cost before the first tap
    if (localStorage[`asp.${dataset['shop']}.orders`])
      await import('../orders/device.ts').then((it) => it.showOrders());
  } catch {
    // Storage is forbidden, or there is no connection.
  }
}
