import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A build with APP_WORKER=retire contains a service worker that removes the app from every device. */
export const retireWorker = {
  name: 'retire-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (process.env.APP_WORKER !== 'retire') return;
      await copyFile(new URL('retired-worker.js', import.meta.url), fileURLToPath(new URL('sw.js', dir)));
    },
  },
};
