import { fileURLToPath } from 'node:url';
import { site } from '../astro.config.mjs';

/** The entry of the pages' code for the resident writer, which renders single pages of a shop that it is given. */
const ENTRY = fileURLToPath(new URL('../src/content/page-writer.ts', import.meta.url));

/** An adapter that adds nothing: it only names the entry (DESIGN section 1). */
const pageWriter = {
  name: 'page-writer',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'page-writer',
        entrypointResolution: 'auto',
        serverEntrypoint: ENTRY,
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
};

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
