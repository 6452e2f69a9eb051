import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PUBLISHING_FAILURES } from '../../lib/contract/publishing-messages.ts';
import { lockFolder } from '../db/folder-lock.ts';
import type { Built } from './rendering/site-builder.ts';

const LOOK_AGAIN_MS = 200;

/**
 * Builds of one source tree take turns, whichever processes make them: Astro renders from a folder beside the sources (`.astro`)
 * wherever the pages themselves go, and two at a time take each other's code away.
 */
export async function inBuildTurn(
  root: string,
  signal: AbortSignal,
  build: () => Promise<Built>,
): Promise<Built> {
  const folder = join(root, 'node_modules/.cache/bestellbar-build');
  while (!signal.aborted) {
    const locked = await lockFolder(folder, () => {});
    if (locked.ok) {
      try {
        return await build();
      } finally {
        await locked.release();
      }
    }
    await pause(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {});
  }
  return { ok: false, reason: PUBLISHING_FAILURES.buildAborted, lines: [] };
}
