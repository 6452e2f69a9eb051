import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Signatures of calls that were accepted, for as long as somebody could send them again. */
export const signedCalls = pgTable(
  'signed_calls',
  {
    signature: text().primaryKey(),
    /** From then on the signature is too old to be accepted anyhow. */
    keptUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('signed_calls_kept_until').on(table.keptUntil)],
);
