import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Which entities each revision of the shop has changed, written by triggers on every table of the shop: whoever keeps a copy
 * reads those again and not all. `list` is a list of the shop, `config` or `images`. The last thousand revisions are kept.
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

/** The folders that the shop's pages are published into, by the processes that keep them. */
export const sites = pgTable('sites', {
  name: text().primaryKey(),
  /** What the folder held when this was last written: tells whether folder and database belong together. */
  publication: text(),
  /** The last status, as JSON, for processes that do not keep the folder. */
  status: text(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
});
