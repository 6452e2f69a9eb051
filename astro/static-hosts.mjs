import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outsideOrigins } from '../src/lib/contract/outside-origins.ts';
import { baseOf, offeredLanguages } from '../src/lib/domain/languages.ts';
import { hostFiles } from '../src/lib/hosting/host-files.ts';
import { policyOf } from '../src/lib/hosting/served-files.ts';

const { API_URL, PUBLIC_API_URL = API_URL, MAP_ORIGINS = '' } = process.env;

/** The policy of a build's pages. `api`: what browsers call; empty means the pages' own origin. */
function policyOfBuild(shop, api) {
  const outside = outsideOrigins(shop);
  const named = MAP_ORIGINS.split(/[\s,]+/).filter(Boolean);
  const map = [...outside.map, ...named.map((address) => new URL(address).origin)];
  const calls = api ? [new URL(api).origin] : [];
  return policyOf({ calls: [...calls, ...map], pictures: [...calls, ...map, ...outside.pictures] });
}

/** Writes the configuration of web servers and of hosts like Netlify beside the pages (docs/hosting.md). */
export const staticHosts = {
  name: 'static-hosts',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const hasPages = await access(join(folder, 'index.html')).then(
        () => true,
        () => false,
      );
      // The page writer's build has none.
      if (!hasPages) return;
      // Loaded late: it reads the whole contract, and most builds stop above.
      const { readShop } = await import('../src/content/shop-loader.ts');
      const shop = await readShop();
      const { files, problem } = hostFiles(
        policyOfBuild(shop, PUBLIC_API_URL),
        shop.branches,
        offeredLanguages(shop.config.languages).map(baseOf),
      );
      // Such a host would serve the shop without its policy: better to say so than to be found out.
      if (problem) logger.error(problem);
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    },
  },
};
