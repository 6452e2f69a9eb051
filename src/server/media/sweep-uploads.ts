import type { Database } from '../platform/database/database.ts';
import { deleteLeftOvers, uploadPath } from './queries/uploads.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';

const EVERY_MS = 3_600_000;
/** How long uploads wait for an order. */
const KEPT_MS = 86_400_000;
/** Deleted at once. */
const MOST_AT_ONCE = 200;

/** Deletes uploads without an order after a day; returns their number. */
export async function sweepUploads(db: Database, storage: Storage, now: number): Promise<number> {
  const gone = await deleteLeftOvers(db, new Date(now - KEPT_MS), MOST_AT_ONCE);
  await storage.remove(gone.map(uploadPath));
  return gone.length;
}

/** Runs hourly. Returns how to stop, which waits for the running round. */
export function scheduleUploadCleanup(
  db: Database,
  storage: Storage,
  { now, report }: JobContext,
): () => Promise<void> {
  return repeat(EVERY_MS, () => sweepUploads(db, storage, now()), report);
}
