import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '../astro.config.mjs';
import { scriptsByLanguage } from './languages.mjs';

/** The entry of the pages' code for the page writer, which renders single pages of a given shop. */
const ENTRY = fileURLToPath(new URL('../src/content/page-writer.ts', import.meta.url));

/** An adapter that adds nothing but the entry (DESIGN section 1). */
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
    'astro:build:done': () =>
      writeFile(join(process.env.SITE_OUT_DIR, 'server/scripts.json'), JSON.stringify(scriptsByLanguage())),
  },
};

/**
 * Placeholder for the hash of the offline page, which a release does not have: the server replaces it
 * (publishing/render-release.ts).
 */
const OFFLINE_PAGE = { url: 'offline', revision: 'OFFLINE-PAGE-REVISION' };

const shop = site({ ahead: [OFFLINE_PAGE], isWriter: true });

/**
 * Builds the same pages as code for the page writer into SITE_OUT_DIR: `astro build --config
 * astro/writer.config.mjs`.
 */
export default {
  ...shop,
  output: 'server',
  adapter: pageWriter,
  session: false,
  vite: {
    ...shop.vite,
    // This build has no content collections (content/shop.ts).
    define: { 'import.meta.env.PAGE_WRITER': 'true' },
    // A release has only packages with native parts; pages use no image service.
    ssr: { noExternal: true, external: ['sharp'] },
  },
};
