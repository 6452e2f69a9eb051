import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Place } from '../storage/s3.ts';

/** Where backups are kept: a folder or a bucket. */
export type BackupPlace = { folder: string } | { bucket: S3Place };

/** A finished, checked backup. */
export interface StoredBackup {
  name: string;
  /** When it was begun, in epoch milliseconds. */
  at: number;
  /** In bytes. */
  size: number;
}

/** Writes a backup to a path, checks it, and throws if it is no good. */
export type WriteTo = (path: string) => Promise<unknown>;

export interface BackupTarget {
  /** What people know it by: a path, or a bucket's name. */
  name: string;
  /** Newest first. Files that are no backups are left out. */
  list: () => Promise<StoredBackup[]>;
  /** A backup under its name, which it gets once it is complete and checked. */
  store: (name: string, write: WriteTo, signal: AbortSignal) => Promise<void>;
  remove: (names: readonly string[]) => Promise<void>;
}

const NAME = /^bestellbar-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.backup$/;
const UNFINISHED = /^bestellbar-[\w-]+\.backup\.[\w-]+\.part$/;
/** No backup takes so long: its process was killed. */
const LEFT_BEHIND_MS = 24 * 3_600_000;

/** `bestellbar-2026-11-25T02-00-03Z.backup`: sorted by name they are sorted by time. */
export const nameOfBackup = (at: number) =>
  `bestellbar-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Those of a listing that are backups, newest first. */
export function backupsAmong(found: readonly { name: string; size: number }[]): StoredBackup[] {
  return found
    .map(({ name, size }) => ({ name, size, at: Date.parse(name.replace(NAME, '$1$2:$3:$4')) }))
    .filter(({ at }) => !Number.isNaN(at))
    .toSorted((a, b) => b.at - a.at);
}

/** `workFolder`: where a file waits for its way into a bucket. */
export async function openBackupTarget(place: BackupPlace, workFolder: string): Promise<BackupTarget> {
  if ('folder' in place) return folderTarget(place.folder);
  // Loaded late: slow, and unnecessary in most shops.
  return (await import('./bucket-target.ts')).bucketTarget(place.bucket, workFolder);
}

function folderTarget(folder: string): BackupTarget {
  return {
    name: folder,
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const found = names.filter((name) => NAME.test(name));
      return backupsAmong(
        await Promise.all(found.map(async (name) => ({ name, size: (await stat(join(folder, name))).size }))),
      );
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
