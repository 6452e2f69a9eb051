import { join } from 'node:path';

/** What a release needs to render pages: code and assets. */
export interface PagesCode {
  /** Covers all of it: other code means rendering again. */
  hash: string;
  /** The page writer's process with the pages' code. */
  script: string;
  entry: string;
  /** Scripts, styles, fonts and icons, with compressed copies. */
  assets: string;
  /** The app's worker, a template for `writeWorker`. */
  worker: string;
}

/** Where pages are served and find the API: data at run time, not part of the code. */
export interface Places {
  origin: string;
  apiUrl: string;
  /** `retire`: pages carry a worker that removes the app from all devices. */
  appWorker: 'retire' | null;
  /** Further origins that a map's style names, for the policy. */
  mapOrigins?: readonly string[];
}

/** The pages' environment variables, the same for `astro build` and a page writer. */
export function siteEnvironment({ apiUrl, origin, appWorker }: Places): NodeJS.ProcessEnv {
  return {
    API_URL: apiUrl,
    PUBLIC_API_URL: '',
    SITE_URL: origin,
    SHARE_PICTURES: 'on',
    APP_WORKER: appWorker ?? '',
  };
}

/** The pages' code in a release's folder. */
export function pagesCodeIn(folder: string, hash: string, appWorker: Places['appWorker']): PagesCode {
  return {
    hash,
    script: join(folder, 'server/page-writer.mjs'),
    entry: join(folder, 'pages/entry.mjs'),
    assets: join(folder, 'site'),
    worker: join(folder, 'workers', appWorker === 'retire' ? 'retired.js' : 'app.js'),
  };
}
