import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * So much room stays free for what has begun. The embedded PostgreSQL does not survive running out of it in the middle of its
 * log: it stands still, and the shop with it. Its log grows by files of 16 MB.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

/** The disk has no room left for anything new. */
class DiskFull extends Error {
  readonly code = 'ENOSPC';
  constructor(folder: string) {
    super(`less than ${RESERVE_BYTES} bytes are free on the disk of ${folder}`);
  }
}

/** Lets the database begin no writing once the disk is as good as full; reading goes on. */
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
