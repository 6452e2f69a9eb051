import { readShopData } from '../../client/page-data.ts';
import { once } from '../once.ts';

/** What analytics records of a page view, after consent (SPEC sections 2 and 7). */
export interface PageView {
  type: 'pageview';
  action: 'view';
  category: 'page';
  data: { path: string; title: string };
}

/** An order's address gives access to it, so that analytics only records that it was a status page. */
const SECRET_PATH = /^(\/[a-z]{2})?\/status\/.*/;

export function pageView(path: string, title: string): PageView {
  return {
    type: 'pageview',
    action: 'view',
    category: 'page',
    data: { path: path.replace(SECRET_PATH, '$1/status'), title },
  };
}

/** Sends a page view; failures are ignored. `api` is '' for the page's own origin. */
export async function sendPageView(
  api: string,
  view: PageView,
  fetcher: typeof fetch = (...args) => fetch(...args),
): Promise<void> {
  await fetcher(`${api}/api/analytics-log`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
    // Also sent by a page that is being left.
    keepalive: true,
  }).catch(() => null);
}

/** Sends the open page's view, once; only called after consent. */
export const sendCurrentPageView = once(() =>
  sendPageView(readShopData().api, pageView(location.pathname, document.title)),
);
