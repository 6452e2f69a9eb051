import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersFile, redirectsFile } from '../src/lib/hosting/host-files.ts';
import { scriptHashes } from '../src/lib/hosting/page-policy.ts';

/** Writes beside the pages what hosts like Netlify and Cloudflare Pages have to know of them (docs/hosting.md). */
export const staticHosts = {
  name: 'static-hosts',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const hashes = new Set();
      let pages = 0;
      for await (const file of glob('**/*.html', { cwd: folder })) {
        pages += 1;
        for (const hash of scriptHashes(await readFile(join(folder, file), 'utf8'))) hashes.add(hash);
      }
      // The page writer's build has code only.
      if (pages === 0) return;
      const headers = headersFile(hashes);
      // A shop on such a host would be without its policy: better told than found out.
      if (!headers.ok) logger.error(headers.reason);
      else await writeFile(join(folder, '_headers'), headers.text);
      await writeFile(join(folder, '_redirects'), redirectsFile());
    },
  },
};
