import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A build with APP_WORKER=retire carries, as the app's worker, one that takes the app off every device. */
export const retireWorker = {
  name: 'retire-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (process.env.APP_WORKER !== 'retire') return;
      await copyFile(new URL('retired-worker.js', import.meta.url), fileURLToPath(new URL('sw.js', dir)));
    },
  },
};
