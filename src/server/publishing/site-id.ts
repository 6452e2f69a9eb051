import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The name of a site among all of the shop: that of its folder, whichever machine opens it and under whichever path. It is noted
 * in the folder once, so a folder that cannot be written any more keeps it. Throws if there is no note and none can be made.
 */
export async function siteId(folder: string): Promise<string> {
  const path = join(folder, 'site-id');
  const id = (await readNote(path)) ?? (await makeNote(folder, path));
  // A copy of the folder has the note too, but elsewhere on the disk: it is another site.
  return `${id}:${(await stat(path)).ino}`;
}

/** Who comes first makes the note, all others read it. It is put there whole, so nobody reads half of it. */
async function makeNote(folder: string, path: string): Promise<string> {
  const staged = `${path}-${randomUUID()}.new`;
  await mkdir(folder, { recursive: true });
  await writeFile(staged, randomUUID(), { flush: true });
  try {
    await link(staged, path).catch((error: NodeJS.ErrnoException) => {
      // ENOENT: the folder's keeper has cleared it away. Either way there is a note by now.
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
