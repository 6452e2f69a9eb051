import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The entities changed by each revision of the shop, recorded by triggers on every shop table, so that caches reload only those. `list` is
 * a list of the shop, `config` or `images`. The last thousand revisions are stored.
 */
export const shopEdits = pgTable(
  'shop_edits',
  {
    revision: bigint({ mode: 'number' }).notNull(),
    list: text().notNull(),
    entityId: integer().notNull(),
  },
  (table) => [index('shop_edits_revision').on(table.revision)],
);

/** The folders into which processes publish the shop's pages. */
export const sites = pgTable('sites', {
  name: text().primaryKey(),
  /** The publication in the folder at the last write: shows whether folder and database belong together. */
  publication: text(),
  /** The last status as JSON, for other processes. */
  status: text(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
});

/** Signatures of accepted calls, as long as they could be replayed. */
export const signedCalls = pgTable(
  'signed_calls',
  {
    signature: text().primaryKey(),
    /** The signature expires by then anyway. */
    keptUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('signed_calls_kept_until').on(table.keptUntil)],
);
