import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeQuickCopy } from './rendering/compress.ts';

/** The app's worker, as every host serves it. */
export const WORKER = 'sw.js';
/** The one page that the app prefetches and keeps until its worker names another version. */
const KEPT_AHEAD = 'offline/index.html';
/** The placeholder in a release's worker for that page's hash (astro/writer.config.mjs). */
const REVISION = 'OFFLINE-PAGE-REVISION';

/**
 * The app's worker lists the offline page with a hash of its bytes (Workbox), so it is written whenever that page is. `template` is the
 * release's worker. Returns all written files.
 */
export async function writeWorker(
  template: string,
  folder: string,
  written: readonly string[],
): Promise<string[]> {
  if (!written.includes(KEPT_AHEAD)) return [...written];
  const revision = createHash('md5')
    .update(await readFile(join(folder, KEPT_AHEAD)))
    .digest('hex');
  const worker = (await readFile(template, 'utf8')).replaceAll(REVISION, revision);
  await writeFile(join(folder, WORKER), worker);
  writeQuickCopy(join(folder, WORKER), Buffer.from(worker));
  return [...written, WORKER];
}
