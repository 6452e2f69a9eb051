import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

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
