import type { Database } from '../platform/database/database.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { type Publisher, createPublishing } from './staff-publishing.ts';
import { createRebuildCalls } from './rebuild-calls.ts';

interface Dependencies {
  db: Database;
  readShop: ReadCurrentShop;
  publisher: Publisher;
  /** Secrets of signed calls that re-render all pages; empty: such calls are refused. */
  rebuildSecrets: readonly string[];
  /** Epoch milliseconds. */
  now: () => number;
}

/** State and history of publishing, and signed calls. */
export function createPublishingService({ db, readShop, publisher, rebuildSecrets, now }: Dependencies) {
  return {
    publishing: createPublishing(db, { publisher, readShop, now }),
    rebuildCalls: createRebuildCalls(db, { secrets: rebuildSecrets, publisher, now }),
  };
}

export type PublishingService = ReturnType<typeof createPublishingService>;
