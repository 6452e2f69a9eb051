import { doublePrecision, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Where addresses are, as a geocoder has said; the addresses themselves are not kept. */
export const geocodedAddresses = pgTable(
  'geocoded_addresses',
  {
    /** A hash of the address and of who was asked. */
    key: text().primaryKey(),
    /** Both null: there is no such address. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('geocoded_addresses_expires').on(table.expiresAt)],
);
