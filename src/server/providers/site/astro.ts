import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { BuildSite } from './site-builder.ts';

/** Builds the site of a source tree with Astro, in a process of its own. */
export function createAstroBuilder(root: string): BuildSite {
  return async ({ apiUrl, outDir, logFile, signal }) => {
    const log = await open(logFile, 'w');
    try {
      const code = await run(
        root,
        { API_URL: apiUrl, PUBLIC_API_URL: '', SITE_OUT_DIR: outDir },
        log.fd,
        signal,
      );
      return code === 0 ? { ok: true } : { ok: false, reason: reasonIn(await readFile(logFile, 'utf8')) };
    } finally {
      await log.close();
    }
  };
}

function run(root: string, env: NodeJS.ProcessEnv, log: number, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve) => {
    const astro = join(root, 'node_modules/astro/bin/astro.mjs');
    const build = spawn(process.execPath, [astro, 'build'], {
      cwd: root,
      env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: ['ignore', log, log],
      signal,
    });
    build.once('error', () => resolve(null));
    build.once('exit', resolve);
  });
}

/** The line that says what went wrong, else the last one. */
function reasonIn(log: string): string {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return (lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? 'kein Protokoll').trim();
}
