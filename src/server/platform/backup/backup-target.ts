import type { S3Bucket } from '../storage/s3.ts';

/** Where backups are kept: a folder or a bucket. */
export type BackupPlace = { folder: string } | { bucket: S3Bucket };

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
  /** Newest first. Files that are no backups are left out. */
  list: () => Promise<StoredBackup[]>;
  /** A backup under its name, which it gets once it is complete and checked. */
  store: (name: string, write: WriteTo, signal: AbortSignal) => Promise<void>;
  remove: (names: readonly string[]) => Promise<void>;
}

/** Only files of such names are listed, and with that ever removed. */
const NAME = /^bestellbar-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.backup$/;

/** `bestellbar-2026-11-25T02-00-03Z.backup`: sorted by name they are sorted by time. */
export const nameOfBackup = (at: number) =>
  `bestellbar-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Those of a listing that are backups, newest first. */
export function backupsAmong(found: readonly { name: string; size: number }[]): StoredBackup[] {
  return found
    .filter(({ name }) => NAME.test(name))
    .map(({ name, size }) => ({ name, size, at: Date.parse(name.replace(NAME, '$1$2:$3:$4')) }))
    .toSorted((a, b) => b.at - a.at);
}
