import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from '../../src/server/platform/database/folder-lock.ts';
import { readRelease } from '../../src/server/release.ts';
import { isFresh } from './sources.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
export const BUILD = join(ROOT, 'build');
const LOOK_AGAIN_MS = 250;

let ensuring: Promise<string> | null = null;

/**
 * The folder of a release of the current sources, built first if there is none. Checked once per process;
 * concurrent processes build one.
 */
export function ensureRelease(): Promise<string> {
  return (ensuring ??= findOrBuild());
}

async function findOrBuild(): Promise<string> {
  if (await isFresh(ROOT, BUILD)) return BUILD;
  const release = await turn();
  try {
    if (await isFresh(ROOT, BUILD)) return BUILD;
    const isThere = await readRelease(BUILD).then(
      () => true,
      () => false,
    );
    await build(
      isThere
        ? 'Der Code hat sich geändert, Bestellbar wird neu gebaut:'
        : 'Bestellbar wird gebaut, das ist nur einmal nötig:',
    );
    return BUILD;
  } finally {
    await release();
  }
}

/** Waits until no other process builds. */
async function turn(): Promise<() => Promise<void>> {
  for (;;) {
    const locked = await lockFolder(join(ROOT, 'node_modules/.cache/bestellbar-release'), () => {});
    if (locked.ok) return locked.release;
    await pause(LOOK_AGAIN_MS);
  }
}

/** In a separate process: the caller may be a test, whose runner resolves modules differently. */
async function build(reason: string): Promise<void> {
  const script = join(ROOT, 'scripts/release/build-release.ts');
  const child = spawn(process.execPath, [script, ROOT, BUILD, reason], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the release was not built (${code})`);
}
