import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeQuickCopy } from './rendering/compress.ts';

/** The app's worker, as every host serves it. */
export const WORKER = 'sw.js';
/** The one page that the app fetches ahead, and keeps until its worker names another version of it. */
const KEPT_AHEAD = 'offline/index.html';
/** Stands in a release's worker for the hash of that page (astro/writer.config.mjs). */
const REVISION = 'OFFLINE-PAGE-REVISION';

/**
 * The app's worker lists the offline page with a hash of its bytes (Workbox): where that page is written, so is the worker, beside it.
 * `template` is the release's worker. Answers all files that are written.
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
