import {
  OFFER_AFTER_ACCEPTANCE_MS,
  UPDATE_CHECK_MS,
  answerOf,
  hasAccepted,
  hasAnswered,
} from '../../lib/stores/shell/consent.ts';

/** What every page does before its first tap; the rest of the shell is fetched when it is needed. */

/** Offline there is no page view to send and no app to offer. */
const forgive = () => {};

const appAfter = (ms: number, what: 'startApp' | 'offerApp') =>
  setTimeout(() => void import('./app.ts').then((app) => app[what]()).catch(forgive), ms);

const sendPageView = () =>
  import('../../lib/stores/shell/page-view.ts').then((it) => it.sendCurrentPageView()).catch(forgive);

export async function startShell(): Promise<void> {
  // Every page has the first two; the last is there with the plugin only.
  const [cookies, offline, install] = document.querySelectorAll<HTMLElement>(
    '.dock-card,.install',
  ) as unknown as [HTMLElement, HTMLElement, HTMLElement?];

  const showOffline = () => (offline.hidden = navigator.onLine);
  onoffline = ononline = showOffline;
  showOffline();

  cookies.hidden = hasAnswered(document.cookie);
  cookies.onclick = ({ target }) => {
    const { value } = target as HTMLButtonElement;
    if (!value) return;
    document.cookie = answerOf(value);
    cookies.hidden = true;
    // Closing the notice is no consent.
    if (value === '0') return;
    void sendPageView();
    if (install) appAfter(OFFER_AFTER_ACCEPTANCE_MS, 'offerApp');
  };
  if (hasAccepted(document.cookie)) void sendPageView();

  if (install)
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      window.installPrompt = event;
    });
  addEventListener('load', () => {
    // With the plugin off there may still be a worker from earlier.
    if (navigator.serviceWorker?.controller) appAfter(UPDATE_CHECK_MS, 'startApp');
    // Without one there is nothing to update: it is fetched for the link that offers the app.
    else if (install)
      new IntersectionObserver(([entry], seen) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        appAfter(UPDATE_CHECK_MS, 'startApp');
      }).observe(install);
  });

  try {
    // Devices that know orders show them.
    // oxlint-disable-next-line no-restricted-globals -- stores/storage.ts is more than the shell may cost before the first tap
    if (localStorage[`asp.${document.documentElement.dataset['shop']}.orders`])
      await import('../orders/device.ts').then((it) => it.showOrders());
  } catch {
    // Storage is forbidden, or there is no connection.
  }
}
