import { site } from '../astro.config.mjs';
import { pageWriter } from './page-writer.mjs';

/** Stands for the hash of the offline page, which a release does not have: the server puts it in (publishing/app-worker-file.ts). */
const OFFLINE_PAGE = { url: 'offline', revision: 'OFFLINE-PAGE-REVISION' };

const shop = site({ ahead: [OFFLINE_PAGE] });

/** The same pages as code that stays in memory, in SITE_OUT_DIR: `astro build --config astro/writer.config.mjs`. */
export default {
  ...shop,
  output: 'server',
  adapter: pageWriter,
  session: false,
  vite: {
    ...shop.vite,
    // Its code has no content collections (content/shop.ts).
    define: { 'import.meta.env.PAGE_WRITER': 'true' },
    // A release has no packages but those with native parts; no page asks for a picture to be drawn.
    ssr: { noExternal: true, external: ['sharp'] },
  },
};
