import { access, chmod, constants, mkdir, stat, open, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { MetricSource } from './metrics.ts';

/** Everybody but the owner. */
const OTHERS = 0o077;

/**
 * Creates the data folder, readable by its owner only: it holds orders, the session secret and customers' files. Takes the permissions of
 * others from an existing one.
 * @returns why it cannot be used, in German; null: it can.
 */
export async function whyUnusable(folder: string): Promise<string | null> {
  const because = (reason: string) => `Der Datenordner ${folder} ist nicht zu benutzen: ${reason}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
    const { uid } = await stat(join(folder, 'postgres')).catch(() => stat(folder));
    // Root can write everywhere, and would leave files that the shop's own user cannot read.
    if (process.geteuid?.() === 0 && uid !== 0)
      return because(
        `Er gehört dem Benutzer mit der Nummer ${uid}. Bitte als dieser aufrufen, nicht als root.`,
      );
    await close(folder);
    return null;
  } catch (error) {
    return because(error instanceof Error ? error.message : String(error));
  }
}

async function close(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder);
  if ((mode & OTHERS) === 0 || uid !== process.geteuid?.()) return;
  // File systems without permissions, such as some network shares, refuse it.
  await chmod(folder, mode & 0o777 & ~OTHERS).catch(() => undefined);
}

/**
 * Sets the permissions of new files. Another web server reads pages in a folder of their own, so those stay readable; everything else is
 * then protected by the data folder's permissions.
 */
export function limitNewFiles(hasPublicPages: boolean): void {
  process.umask(hasPublicPages ? 0o022 : OTHERS);
}

/** Flushes a file, or a folder's list of names, to the disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The space left on the disk of the data folder. */
export function diskMetrics(folder: string): MetricSource<'bestellbar_disk_free_bytes'> {
  return {
    subject: 'disk',
    figures: {
      bestellbar_disk_free_bytes: { help: 'Bytes left on the disk of DATA_DIR', labels: [] },
    },
    async read() {
      const { bavail, bsize } = await statfs(folder);
      return { bestellbar_disk_free_bytes: [{ value: bavail * bsize }] };
    },
  };
}

/**
 * Space reserved for running transactions. The embedded PostgreSQL does not survive a full disk while writing its log, which grows in
 * files of 16 MB.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

/** The disk has no space for anything new. */
class DiskFull extends Error {
  readonly code = 'ENOSPC';
  constructor(folder: string) {
    super(`less than ${RESERVE_BYTES} bytes are free on the disk of ${folder}`);
  }
}

/** Refuses new writes once the disk is nearly full; reads continue. */
export function keepDiskReserve(pglite: PGlite, folder: string): void {
  async function ensureRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < RESERVE_BYTES) throw new DiskFull(folder);
  }
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = async (work) => {
    await ensureRoom();
    return transaction(work);
  };
  const query = pglite.query.bind(pglite);
  pglite.query = async (statement, ...rest) => {
    if (/^\s*(insert|update)\b/i.test(statement)) await ensureRoom();
    return query(statement, ...rest);
  };
}
