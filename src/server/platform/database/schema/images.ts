import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A picture of the shop. Its bytes are stored as `{id}-{version}.{extension}`. */
export const images = pgTable(
  'images',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    version: integer().notNull(),
    extension: text().notNull(),
    name: text().notNull().default(''),
  },
  (table) => [
    check('images_version', sql`${table.version} >= 0`),
    check('images_extension', sql`${table.extension} ~ '^[a-z0-9]{2,5}$'`),
  ],
);

/** A customer's file for an order; `publicHash` grants access to it. */
export const uploads = pgTable(
  'uploads',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    version: integer().notNull().default(1),
    extension: text().notNull(),
    publicHash: text().notNull().unique(),
    mimeType: text().notNull(),
    /** Its size; 0 for files from before sizes were stored. */
    bytes: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was first part of an order; null: none yet, so it will be deleted. */
    orderedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('uploads_left_over')
      .on(table.createdAt)
      .where(sql`${table.orderedAt} is null`),
  ],
);
