import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersFile, redirectsFile } from '../src/lib/hosting/host-files.ts';
import { inlineScripts, scriptHash } from '../src/lib/hosting/page-headers.ts';
import { forEachConcurrently } from '../src/server/platform/async/for-each-concurrently.ts';

/** How many pages are read concurrently. */
const AT_ONCE = 8;

/** Writes the configuration of hosts like Netlify and Cloudflare Pages beside the pages (docs/hosting.md). */
export const staticHosts = {
  name: 'static-hosts',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const pages = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
      // The page writer's build has no pages.
      if (pages.length === 0) return;
      const hashes = new Set();
      await forEachConcurrently(pages, { atOnce: AT_ONCE }, async (file) => {
        for (const script of inlineScripts(await readFile(join(folder, file), 'utf8')))
          hashes.add(scriptHash(script));
      });
      const headers = headersFile([...hashes].sort((a, b) => (a < b ? -1 : 1)));
      // Such a host would serve the shop without its policy: better to say so than to be found out.
      if (!headers.ok) logger.error(headers.reason);
      else await writeFile(join(folder, '_headers'), headers.text);
      await writeFile(join(folder, '_redirects'), redirectsFile());
    },
  },
};
