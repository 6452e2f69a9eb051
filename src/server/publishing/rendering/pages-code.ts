import { join } from 'node:path';

/** What a release brings for rendering pages: its code, and the files that pages load. */
export interface PagesCode {
  /** Of all of it: pages that were made of other code are rendered again. */
  hash: string;
  /** The page writer's process, and the pages' code that it loads. */
  script: string;
  entry: string;
  /** The folder with scripts, styles, fonts and icons, with compressed copies beside them. */
  assets: string;
  /** The app's worker, to be completed by `writeWorker`. */
  worker: string;
}

/** Where pages are served and find the API: data at run time, no part of any code. */
export interface Places {
  origin: string;
  apiUrl: string;
  /** `retire`: pages carry a worker that takes the app off every device. */
  appWorker: 'retire' | null;
}

/** What pages read from their environment: the same for `astro build` and for a page writer. */
export function siteEnvironment({ apiUrl, origin, appWorker }: Places): NodeJS.ProcessEnv {
  return {
    API_URL: apiUrl,
    PUBLIC_API_URL: '',
    SITE_URL: origin,
    SHARE_PICTURES: 'on',
    APP_WORKER: appWorker ?? '',
  };
}

/** The pages' code in the folder of a release. */
export function pagesCodeIn(folder: string, hash: string, appWorker: Places['appWorker']): PagesCode {
  return {
    hash,
    script: join(folder, 'server/page-writer.mjs'),
    entry: join(folder, 'pages/entry.mjs'),
    assets: join(folder, 'site'),
    worker: join(folder, 'workers', appWorker === 'retire' ? 'retired.js' : 'app.js'),
  };
}
