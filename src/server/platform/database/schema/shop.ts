import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Block } from '../../../../lib/contract/entities.ts';
import type { Config } from '../../../../lib/contract/config.ts';
import type { Translation } from '../../../../lib/contract/translations.ts';
import type { Hex } from '../../../../lib/domain/face/color.ts';
import type { LegalKind } from '../../../../lib/domain/legal-texts.ts';

/** A picture of the shop. Its bytes are stored as `{id}-{version}.{extension}`. */
export const images = pgTable(
  'images',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    version: integer().notNull(),
    extension: text().notNull(),
    name: text().notNull().default(''),
    /** As `#rrggbb`, what it looks like from afar; null: pictures from before it was kept. */
    color: text().$type<Hex>(),
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

/** The shop's settings that are pictures, and so have columns that reference `images`. */
export type ConfigPictures = Pick<
  Config,
  'logo' | 'logoDark' | 'heroPicture' | 'heroColor' | 'guaranteeNotice'
>;

/** The shop's settings: one row with a JSON document validated by the contract. */
export const config = pgTable(
  'config',
  {
    id: integer().primaryKey().default(1),
    document: jsonb().$type<Omit<Config, keyof ConfigPictures>>().notNull(),
    logoId: integer().references(() => images.id, { onDelete: 'set null' }),
    logoDarkId: integer().references(() => images.id, { onDelete: 'set null' }),
    heroPictureId: integer().references(() => images.id, { onDelete: 'set null' }),
    guaranteeNoticeId: integer().references(() => images.id, { onDelete: 'set null' }),
  },
  (table) => [check('config_single', sql`${table.id} = 1`)],
);

/** Versions of the shop's legal texts, never changed and never deleted: orders name those that they were placed under. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<LegalKind>().notNull(),
    /** SHA-256 of the text in hex. */
    hash: text().notNull(),
    /** The text in Markdown, or the address where it is. */
    text: text().notNull(),
    validFrom: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('legal_texts_kind').on(table.kind, table.id)],
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
  /** The looks of its branches; null: the shop's. */
  face: jsonb().$type<Config['face']>(),
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

/** Where kitchens prepare dishes. */
export const stations = pgTable('stations', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  position: integer().notNull().default(0),
});

/** The shop's own words in other languages, by the German text. */
export const translations = pgTable(
  'translations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    german: text().notNull(),
    words: jsonb().$type<Translation['words']>().notNull(),
    position: integer().notNull().default(0),
  },
  // Legal texts are longer than what an index takes.
  (table) => [uniqueIndex('translations_german').on(sql`md5(${table.german})`)],
);

export const donatees = pgTable('donatees', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  identifier: text().unique(),
  name: text().notNull(),
  description: text().notNull().default(''),
  position: integer().notNull().default(0),
});
