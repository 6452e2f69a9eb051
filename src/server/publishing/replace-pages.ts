import { copyFile, link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COMPRESSED, writeQuickCopy } from './rendering/compress.ts';

/** The files that a publication wrote and removed. Their earlier bytes are stored beside the note. */
interface PageChanges {
  written: string[];
  removed: string[];
}

const COPIES = ['', ...Object.values(COMPRESSED)];
const noteOf = (history: string) => join(history, 'changes.json');
const notThere = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Puts staged pages live one by one, atomically, and removes deleted ones. Earlier versions are stored in `history` first, so that after a
 * crash everything can be undone or repeated.
 */
export async function putLive(
  staged: string,
  live: string,
  history: string,
  { written, removed }: PageChanges,
): Promise<void> {
  for (const file of [...written, ...removed]) {
    await mkdir(dirname(join(history, file)), { recursive: true });
    // A crashed process has stored it already.
    await link(join(live, file), join(history, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') notThere(error);
    });
  }
  await writeFile(noteOf(history), JSON.stringify({ written, removed } satisfies PageChanges));
  for (const file of written) await moveFile(staged, live, file);
  for (const file of removed) await removeFile(live, file);
}

/** Restores what a publication changed. Returns the files that differ now. */
export async function takeBack(live: string, history: string): Promise<string[]> {
  const { written, removed } = JSON.parse(await readFile(noteOf(history), 'utf8')) as PageChanges;
  const staged = join(history, '.staged');
  for (const file of [...written, ...removed]) {
    await mkdir(dirname(join(staged, file)), { recursive: true });
    const isKept = await copyFile(join(history, file), join(staged, file)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        notThere(error);
        return false;
      },
    );
    if (isKept) {
      writeQuickCopy(join(staged, file), await readFile(join(staged, file)));
      await moveFile(staged, live, file);
    } else await removeFile(live, file);
  }
  return [...written, ...removed];
}

async function moveFile(staged: string, live: string, file: string): Promise<void> {
  await mkdir(dirname(join(live, file)), { recursive: true });
  for (const copy of COPIES) {
    await makeYounger(join(staged, file + copy), join(live, file + copy));
    const isStaged = await rename(join(staged, file + copy), join(live, file + copy)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        notThere(error);
        return false;
      },
    );
    // Now too small to be compressed: the old copy would be served instead.
    if (!isStaged) await rm(join(live, file + copy), { force: true });
  }
}

/** Web servers identify versions by size and second: two edits within a second must differ. */
async function makeYounger(staged: string, live: string): Promise<void> {
  const [fresh, old] = await Promise.all([staged, live].map((path) => stat(path).catch(() => null)));
  if (!fresh || !old || seconds(fresh.mtimeMs) > seconds(old.mtimeMs)) return;
  const next = seconds(old.mtimeMs) + 1;
  await utimes(staged, next, next);
}

const seconds = (ms: number) => Math.floor(ms / 1000);

async function removeFile(live: string, file: string): Promise<void> {
  for (const copy of COPIES) await rm(join(live, file + copy), { force: true });
}
