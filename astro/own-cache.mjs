import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A build for another folder (SITE_OUT_DIR) may run beside others: their content collections must not share a
 * cache.
 */
export const ownCache = {
  name: 'own-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build' || !process.env.SITE_OUT_DIR) return;
      const folder = mkdtempSync(join(tmpdir(), 'bestellbar-astro-'));
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      updateConfig({ cacheDir: pathToFileURL(`${folder}/`) });
    },
  },
};
