import type { Database } from '../platform/database/database.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { type Publisher, createPublishing } from './publishing.ts';
import { createRebuildCalls } from './rebuild-calls.ts';

interface Dependencies {
  db: Database;
  readShop: ReadCurrentShop;
  publisher: Publisher;
  /** A call signed with one of them renders all pages again; none: such calls are refused. */
  rebuildSecrets: readonly string[];
  /** Epoch milliseconds. */
  now: () => number;
}

/** State and history of the published pages, and calls that render them again. */
export function createPublishingService({ db, readShop, publisher, rebuildSecrets, now }: Dependencies) {
  return {
    publishing: createPublishing(db, { publisher, readShop, now }),
    rebuildCalls: createRebuildCalls(db, { secrets: rebuildSecrets, publisher, now }),
  };
}

export type PublishingService = ReturnType<typeof createPublishingService>;
