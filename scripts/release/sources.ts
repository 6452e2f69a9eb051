import { createHash } from 'node:crypto';
import { readFile, stat, utimes } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST, type Manifest } from '../../src/server/release.ts';

/** The sources of a release. */
const SOURCES = [
  'src/**',
  'public/**',
  'astro/**',
  'patches/**',
  'scripts/release/**',
  'astro.config.mjs',
  'vite.backoffice.config.ts',
  'vite.server.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** A hash of all matching files below a folder, by path and content. */
export async function hashOf(root: string, patterns: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const paths = await Array.fromAsync(glob([...patterns], { cwd: root, withFileTypes: true }));
  const files = paths
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const path of files)
    hash
      .update(path.slice(root.length).replaceAll('\\', '/'))
      .update('\0')
      .update(await readFile(path));
  return hash.digest('hex');
}

/** A hash of all sources. */
export const sourcesHash = (root: string): Promise<string> => hashOf(root, SOURCES);

/**
 * Whether a release is up to date. Modification times are compared first, including those of folders, which
 * reveal removed files; newer files are then compared by content, because a checkout changes times only.
 */
export async function isFresh(root: string, folder: string): Promise<boolean> {
  const path = join(folder, MANIFEST);
  const [text, made] = await Promise.all([
    readFile(path, 'utf8').catch(() => null),
    stat(path).catch(() => null),
  ]);
  if (text === null || !made) return false;
  if ((await youngest(root)) <= made.mtimeMs) return true;
  const { code } = JSON.parse(text) as Manifest;
  if (code !== (await sourcesHash(root))) return false;
  await utimes(path, new Date(), new Date());
  return true;
}

async function youngest(root: string): Promise<number> {
  const paths = await Array.fromAsync(glob([...SOURCES, '{src,public,astro,patches}'], { cwd: root }));
  const times = await Promise.all(paths.map(async (path) => (await stat(join(root, path))).mtimeMs));
  return times.reduce((latest, time) => Math.max(latest, time), 0);
}
