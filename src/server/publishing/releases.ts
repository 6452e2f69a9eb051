import { constants, copyFile, link, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { forEachConcurrently } from '../platform/async/concurrency.ts';
import { COMPRESSED } from './rendering/compress.ts';
import type { SiteState } from './site-state.ts';
import { takeBack } from './replace-pages.ts';

/** How long unused hashed files are stored for open pages. */
const OLD_ASSETS_MS = 7 * 24 * 60 * 60_000;
const ASSETS = '_astro';

export const releaseFolder = (folder: string, release: string): string => join(folder, 'releases', release);

/** All files below a folder, with slashes; empty without the folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll(sep, '/'));
}

const COPIES_AT_ONCE = 8;

/** Copies the assets of pages into a release, with their compressed copies. Returns their names without those copies. */
export async function copyAssets(from: string, to: string): Promise<string[]> {
  const files = await filesBelow(from);
  for (const folder of new Set(files.map((file) => dirname(join(to, file)))))
    await mkdir(folder, { recursive: true });
  await forEachConcurrently(files, { atOnce: COPIES_AT_ONCE }, (file) =>
    copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE),
  );
  const endings = Object.values(COMPRESSED);
  return files.filter((file) => !endings.some((ending) => file.endsWith(ending)));
}

/**
 * Copies hashed files of another release that are missing, so that open pages keep their scripts wherever the folder is served from.
 * Returns the old ones with their age; after a week they are dropped.
 */
export async function carryAssets(
  from: string,
  to: string,
  oldAssets: SiteState['oldAssets'],
  now: number,
): Promise<SiteState['oldAssets']> {
  const own = new Set(await filesBelow(join(to, ASSETS)));
  const still: SiteState['oldAssets'] = {};
  for (const path of await filesBelow(join(from, ASSETS))) {
    if (own.has(path)) continue;
    const since = oldAssets[path] ?? new Date(now).toISOString();
    if (now - Date.parse(since) > OLD_ASSETS_MS) continue;
    still[path] = since;
    await mkdir(join(to, ASSETS, path, '..'), { recursive: true });
    await link(join(from, ASSETS, path), join(to, ASSETS, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return still;
}

/** Points `current` at a release atomically, for web servers that serve the folder. */
export async function pointAt(folder: string, release: string): Promise<void> {
  const path = join(folder, 'current');
  await rm(`${path}.new`, { force: true });
  await symlink(join('releases', release), `${path}.new`, 'junction');
  await rename(`${path}.new`, path);
}

/** The writer of a killed server may still write into the removed folder for a moment. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 } as const;

/** Removes all entries of a folder except those given. */
export async function removeOthers(folder: string, isKept: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (!isKept(name)) await rm(join(folder, name), REMOVAL);
}

/** The restored publication: `changed` lists the files that differ in the same release; null: another release. */
interface PutBack {
  state: SiteState;
  live: string;
  changed: string[] | null;
}

/**
 * Undoes the current publication: single pages are restored, and a whole build is replaced by the release before it, which gets the
 * scripts of pages opened since. null: none before it.
 */
export async function putBack(folder: string, state: SiteState, now: number): Promise<PutBack | null> {
  const [note, before, ...older] = state.publications;
  if (!note || !before) return null;
  const live = releaseFolder(folder, before.release);
  const publications = [before, ...older];
  if (note.kind === 'pages') {
    const changed = await takeBack(live, join(folder, 'history', note.id));
    return { state: { ...state, publications, failure: null }, live, changed };
  }
  const oldAssets = await carryAssets(releaseFolder(folder, note.release), live, state.oldAssets, now);
  return { state: { ...state, publications, failure: null, oldAssets }, live, changed: null };
}
