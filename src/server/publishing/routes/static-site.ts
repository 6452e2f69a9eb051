import { STATUS_HEADERS } from '../../../lib/hosting/page-headers.ts';
import { filesOfAddress } from '../../../lib/hosting/served-files.ts';
import type { Site } from '../publish-site.ts';
import type { SiteFile } from '../site-files.ts';
import type { Api } from '../../platform/http/api.ts';
import { notYet, sendFile } from './send-file.ts';

type Pages = Pick<Site, 'get' | 'isThere'>;

/** The pages (SPEC section 2): `/store/mitte` is the file `store/mitte/index.html`, whatever lacks a file is the 404 page. */
export function staticSite(app: Api['app'], site: Pages): void {
  app.get('*', async (c) => {
    if (!site.isThere()) return notYet(c);
    const path = cleanPath(c.req.path);
    const file = path === null ? undefined : find(site, path);
    if (file) return sendFile(c, file, 200, path?.startsWith('status') ? STATUS_HEADERS : {});
    const missing = site.get('404.html');
    return missing ? sendFile(c, missing, 404) : c.text('Nicht gefunden.', 404);
  });
}

/** Decoded, without slashes at either end; null if it cannot be decoded. */
function cleanPath(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/^\/+|\/+$/g, '');
  } catch {
    return null;
  }
}

function find(site: Pages, path: string): SiteFile | undefined {
  // One shell serves every order's status page.
  if (/^status\/[^/]+\/[^/]+$/.test(path)) return site.get('status/index.html');
  for (const name of filesOfAddress(path)) {
    const file = site.get(name);
    if (file) return file;
  }
  return undefined;
}
