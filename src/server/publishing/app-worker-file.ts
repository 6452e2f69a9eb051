import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from './rendering/compress-site.ts';

const WORKER = 'sw.js';
/** The one page that the app fetches ahead, and keeps until its worker names another version of it. */
const KEPT_AHEAD = 'offline/index.html';

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

/**
 * The app's worker lists the offline page with a hash of its bytes (Workbox). Where that page is written anew, so is the worker.
 * Answers the files that are staged now.
 */
export async function stageWorker(
  staged: string,
  live: string,
  written: readonly string[],
): Promise<string[]> {
  if (!written.includes(KEPT_AHEAD)) return [...written];
  const worker = await readFile(join(live, WORKER), 'utf8').catch(() => null);
  const before = await readFile(join(live, KEPT_AHEAD)).catch(() => null);
  if (worker === null || before === null) return [...written];
  const after = await readFile(join(staged, KEPT_AHEAD));
  await writeFile(join(staged, WORKER), worker.replaceAll(md5(before), md5(after)));
  await compressFile(join(staged, WORKER));
  return [...written, WORKER];
}
