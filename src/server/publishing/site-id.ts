import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The id of a site: constant for its folder, whichever machine and path it is opened from. Noted in the folder once, so that a folder that
 * becomes read-only keeps it. Throws without a note if none can be made.
 */
export async function siteId(folder: string): Promise<string> {
  const path = join(folder, 'site-id');
  const id = (await readNote(path)) ?? (await makeNote(folder, path));
  // A copied folder has the same note but another inode: it is another site.
  return `${id}:${(await stat(path)).ino}`;
}

/** The first process writes the note atomically; all others read it. */
async function makeNote(folder: string, path: string): Promise<string> {
  const staged = `${path}-${randomUUID()}.new`;
  await mkdir(folder, { recursive: true });
  await writeFile(staged, randomUUID(), { flush: true });
  try {
    await link(staged, path).catch((error: NodeJS.ErrnoException) => {
      // ENOENT: the leading process has removed the draft. Either way, a note exists by now.
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
    });
    return await readFile(path, 'utf8');
  } finally {
    await rm(staged, { force: true });
  }
}

function readNote(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
