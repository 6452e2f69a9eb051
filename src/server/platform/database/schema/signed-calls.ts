import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
