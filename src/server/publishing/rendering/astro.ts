import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { runBuild } from './run-build.ts';
import type { Built, SiteBuild, SiteBuilder } from './site-builder.ts';

/** Builds the site of a source tree with Astro, in a process of its own. */
export function createAstroBuilder(root: string): SiteBuilder {
  const build = (args: string[], site: SiteBuild): Promise<Built> =>
    underAnotherName(root, site.outDir, (outDir) =>
      runBuild({
        root,
        script: 'node_modules/astro/bin/astro.mjs',
        args: ['build', ...args],
        env: {
          ...siteEnvironment(site),
          SITE_OUT_DIR: outDir,
          SHOP_FILE: site.shopFile ?? '',
          ASTRO_TELEMETRY_DISABLED: '1',
        },
        logFile: site.logFile,
        signal: site.signal,
      }),
    );
  return {
    buildSite: (site) => build([], site),
    buildWriter: (site) => build(['--config', 'astro/writer.config.mjs'], site),
  };
}

/**
 * Astro 7 takes `/srv/shop-data` for a folder within `/srv/shop`, since it compares their first letters only, and then finds no
 * packages there: such a folder is reached by a link whose name begins otherwise.
 */
async function underAnotherName(
  root: string,
  outDir: string,
  build: (outDir: string) => Promise<Built>,
): Promise<Built> {
  if (!outDir.startsWith(root) || outDir.startsWith(root + sep)) return build(outDir);
  const links = await mkdtemp(join(tmpdir(), 'bestellbar-site-'));
  try {
    await mkdir(outDir, { recursive: true });
    const link = join(links, 'site');
    await symlink(outDir, link, 'junction');
    return await build(link);
  } finally {
    await rm(links, { recursive: true, force: true });
  }
}

/** What pages are told of their surroundings: the same for a build and for the resident page writer. */
export function siteEnvironment({ apiUrl, origin }: Pick<SiteBuild, 'apiUrl' | 'origin'>): NodeJS.ProcessEnv {
  return { API_URL: apiUrl, PUBLIC_API_URL: '', SITE_URL: origin, SHARE_PICTURES: 'on' };
}
