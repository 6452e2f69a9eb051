import { runBuild } from './run-build.ts';
import type { Built, SiteBuild, SiteBuilder } from './site-builder.ts';

/** Builds the site of a source tree with Astro, in a process of its own. */
export function createAstroBuilder(root: string): SiteBuilder {
  const build = (args: string[], site: SiteBuild): Promise<Built> =>
    runBuild({
      root,
      script: 'node_modules/astro/bin/astro.mjs',
      args: ['build', ...args],
      env: {
        ...siteEnvironment(site),
        SITE_OUT_DIR: site.outDir,
        SHOP_FILE: site.shopFile ?? '',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      logFile: site.logFile,
      signal: site.signal,
    });
  return {
    buildSite: (site) => build([], site),
    buildWriter: (site) => build(['--config', 'astro/writer.config.mjs'], site),
  };
}

/** What pages are told of their surroundings: the same for a build and for the resident page writer. */
export function siteEnvironment({ apiUrl, origin }: Pick<SiteBuild, 'apiUrl' | 'origin'>): NodeJS.ProcessEnv {
  return { API_URL: apiUrl, PUBLIC_API_URL: '', SITE_URL: origin, SHARE_PICTURES: 'on' };
}
