import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Built, SiteBuild, SiteBuilder } from './site-builder.ts';

/** A build that hangs is given up. */
const LONGEST_BUILD_MS = 30 * 60_000;
/** How much of what a build said is shown to whoever asks why it failed. */
const LAST_LINES = 20;

/** Builds the site of a source tree with Astro, in a process of its own. */
export function createAstroBuilder(root: string): SiteBuilder {
  async function build(args: string[], site: SiteBuild): Promise<Built> {
    const log = await open(site.logFile, 'w');
    try {
      const code = await run(root, args, site, log.fd);
      return code === 0 ? { ok: true } : failureIn(await readFile(site.logFile, 'utf8'));
    } finally {
      await log.close();
    }
  }
  return {
    buildSite: (site) => build([], site),
    buildWriter: (site) => build(['--config', 'astro/writer.config.mjs'], site),
  };
}

/** What pages are told of their surroundings: the same for a build and for the resident page writer. */
export function siteEnvironment({ apiUrl, origin }: Pick<SiteBuild, 'apiUrl' | 'origin'>): NodeJS.ProcessEnv {
  return { API_URL: apiUrl, PUBLIC_API_URL: '', SITE_URL: origin, SHARE_PICTURES: 'on' };
}

function run(root: string, args: string[], site: SiteBuild, log: number): Promise<number | null> {
  return new Promise((resolve) => {
    const astro = join(root, 'node_modules/astro/bin/astro.mjs');
    const build = spawn(process.execPath, [astro, 'build', ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...siteEnvironment(site),
        SITE_OUT_DIR: site.outDir,
        SHOP_FILE: site.shopFile ?? '',
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', log, log],
      signal: AbortSignal.any([site.signal, AbortSignal.timeout(LONGEST_BUILD_MS)]),
      killSignal: 'SIGKILL',
    });
    // Orders come first.
    if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    build.once('error', () => resolve(null));
    build.once('exit', resolve);
  });
}

/** The line that says what went wrong, else the last one; and the lines up to the end. A page of ours is called `error`, too. */
function failureIn(log: string): Built {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const reason = lines.find((line) => /\[ERROR\]|\bError:/.test(line)) ?? lines.at(-1) ?? 'kein Protokoll';
  return { ok: false, reason: reason.trim(), lines: lines.slice(-LAST_LINES) };
}
