import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Block } from '../../../../lib/contract/entities.ts';
import type { Config } from '../../../../lib/contract/config.ts';
import { images } from './images.ts';

/** The shop's settings: one row with a JSON document validated by the contract. Its logo references `images`. */
export const config = pgTable(
  'config',
  {
    id: integer().primaryKey().default(1),
    document: jsonb().$type<Omit<Config, 'logo'>>().notNull(),
    logoId: integer().references(() => images.id, { onDelete: 'set null' }),
  },
  (table) => [check('config_single', sql`${table.id} = 1`)],
);

/** Counts changes of the shop's data, so that caches know when they are outdated. */
export const shopRevision = pgTable(
  'shop_revision',
  {
    id: integer().primaryKey().default(1),
    number: bigint({ mode: 'number' }).notNull(),
    /** Whether the shop is still the demo of the first start; false once and for all after that. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [check('shop_revision_single', sql`${table.id} = 1`)],
);

/** `position` is the entity's place in its list, here and in other tables. */
export const divisions = pgTable('divisions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  identifier: text().notNull().unique(),
  name: text().notNull(),
  position: integer().notNull().default(0),
});

export const tags = pgTable('tags', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  imageId: integer().references(() => images.id, { onDelete: 'set null' }),
  position: integer().notNull().default(0),
});

export const blocks = pgTable('blocks', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  identifier: text().notNull().unique(),
  isEnabled: boolean().notNull().default(true),
  isPublic: boolean().notNull().default(true),
  data: jsonb().$type<Block['data']>().notNull(),
  position: integer().notNull().default(0),
});

export const donatees = pgTable('donatees', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  identifier: text().unique(),
  name: text().notNull(),
  description: text().notNull().default(''),
  position: integer().notNull().default(0),
});
