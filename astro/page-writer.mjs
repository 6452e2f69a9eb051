import { fileURLToPath } from 'node:url';

/** The entry of the pages' code for the resident writer, which renders single pages of a shop that it is given. */
const ENTRY = fileURLToPath(new URL('../src/content/page-writer.ts', import.meta.url));

/** An adapter that adds nothing: it only names the entry (DESIGN section 1). */
export const pageWriter = {
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
