import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsAmong, type BackupPlace, type BackupTarget } from './backup-target.ts';

const UNFINISHED = /^bestellbar-[\w-]+\.backup\.[\w-]+\.part$/;
/** No backup takes so long: its process was killed. */
const LEFT_BEHIND_MS = 24 * 3_600_000;

/** `workFolder`: where a file waits for its way into a bucket. */
export async function openBackupTarget(place: BackupPlace, workFolder: string): Promise<BackupTarget> {
  if ('folder' in place) return folderTarget(place.folder);
  // Loaded late: slow, and unnecessary in most shops.
  return (await import('./bucket-target.ts')).bucketTarget(place.bucket, workFolder);
}

function folderTarget(folder: string): BackupTarget {
  return {
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const found: { name: string; size: number }[] = [];
      for (const name of names) {
        // Another process may remove it meanwhile.
        const file = await stat(join(folder, name)).catch(() => null);
        if (file?.isFile()) found.push({ name, size: file.size });
      }
      return backupsAmong(found);
    },
    async store(name, write) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeUnfinished(folder);
      await write(join(folder, name));
    },
    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
  };
}

/** What killed processes left. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
