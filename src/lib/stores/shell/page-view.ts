/** What analytics hears of a page that was looked at, after consent (SPEC sections 2 and 7). */
export interface PageView {
  type: 'pageview';
  action: 'view';
  category: 'page';
  data: { path: string; title: string };
}

/** An order's address is its key: what is noted is that a status page was read, not whose. */
const SECRET_PATH = /^\/status\/.*/;

export function pageView(path: string, title: string): PageView {
  return {
    type: 'pageview',
    action: 'view',
    category: 'page',
    data: { path: path.replace(SECRET_PATH, '/status'), title },
  };
}

/** Sends it; whether it arrives is nobody's concern. `api` is '' for the page's own origin. */
export async function sendPageView(
  api: string,
  view: PageView,
  fetcher: typeof fetch = (...args) => fetch(...args),
): Promise<void> {
  await fetcher(`${api}/api/analytics-log`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
    // The answer is not waited for, and a page that is left still sends it.
    keepalive: true,
  }).catch(() => null);
}
