import type { Database } from '../platform/database/database.ts';
import { deleteLeftOvers, uploadPath } from './queries/uploads.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { repeat, type JobContext } from '../platform/async/repeat.ts';

const EVERY_MS = 3_600_000;
/** A cart may wait for its order this long: a week. */
const KEPT_MS = 7 * 86_400_000;
/** Files cleared away at once. */
const MOST_AT_ONCE = 200;

/** Clears away files that nobody has ordered with for a week; says how many those were. */
export async function sweepUploads(db: Database, storage: Storage, now: number): Promise<number> {
  const gone = await deleteLeftOvers(db, new Date(now - KEPT_MS), MOST_AT_ONCE);
  await storage.remove(gone.map(uploadPath));
  return gone.length;
}

/** Does so every hour until the answer is called, which waits for the round under way. */
export function scheduleUploadCleanup(
  db: Database,
  storage: Storage,
  { now, report }: JobContext,
): () => Promise<void> {
  return repeat(EVERY_MS, () => sweepUploads(db, storage, now()), report);
}
