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

export function startShell(): void {
  const [cookies, offline] = document.querySelectorAll<HTMLElement>('[data-cookies],[data-offline]');
  if (!cookies || !offline) return;
  const isAccepted = hasAccepted(document.cookie);
  const isAppEnabled = 'app' in document.documentElement.dataset;

  onoffline = ononline = () => {
    offline.hidden = navigator.onLine;
  };
  offline.hidden = navigator.onLine;
  const [retry] = offline.getElementsByTagName('button');
  if (retry) retry.onclick = () => location.reload();

  cookies.hidden = isAccepted;
  const [close] = cookies.getElementsByTagName('button');
  if (close)
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
}
