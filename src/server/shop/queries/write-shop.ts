import { getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import { imageRefsOf } from '../../../lib/contract/references.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema.ts';
import { STORED, type EntityRow, type EntityTable } from './shop-entities.ts';
import { changeShop, writeIsDemo } from './shop-revision.ts';

/** Rows written by one statement: below PostgreSQL's 65,535 parameters even for the widest table. */
const ROWS_AT_ONCE = 1000;

/**
 * Replaces the shop's data in one transaction: what the shop has is written under its id, what it lacks is deleted.
 * Orders stay, and so do pictures, users and devices of branches that stay. `isDemo`: it is nobody's own shop yet.
 */
export function writeShop(db: Database, shop: Shop, { isDemo = false } = {}): Promise<void> {
  return changeShop(db, async (tx) => {
    await writeIsDemo(tx, isDemo);
    const images = new Map(imageRefsOf(shop).map((image) => [image.id, { ...image, name: '' }]));
    await upsert(tx, schema.images, [...images.values()], ['name']);
    await writeConfig(tx, shop.config);
    for (const list of Object.keys(STORED) as ShopList[]) await writeList(tx, list, shop[list]);
    for (const table of [schema.images, ...Object.values(STORED).map((stored) => stored.table)])
      await advanceIds(tx, table);
  });
}

/** Writes the settings. */
export async function writeConfig(tx: Transaction, { logo, ...document }: Shop['config']): Promise<void> {
  const row = { document, logoId: logo?.id ?? null };
  await tx.insert(schema.config).values(row).onConflictDoUpdate({ target: schema.config.id, set: row });
}

async function writeList<L extends ShopList>(
  tx: Transaction,
  list: L,
  entities: readonly Shop[L][number][],
): Promise<void> {
  const { table, toRow, hasIdentifier, owned } = STORED[list];
  await replace(tx, table, entities.map(toRow), hasIdentifier);
  for (const { table: rows, rows: rowsOf } of owned) await refill(tx, rows, entities.flatMap(rowsOf));
}

/** Makes a table's rows exactly these. */
async function replace(
  tx: Transaction,
  table: EntityTable,
  rows: EntityRow[],
  hasIdentifier = false,
): Promise<void> {
  const ids = `{${rows.map(({ id }) => id).join(',')}}`;
  await tx.delete(table).where(sql`${table.id} <> all(${ids}::int[])`);
  // Out of the way first, so that two entities may swap their identifiers. No identifier has a '~'.
  if (hasIdentifier) await tx.execute(sql`update ${table} set identifier = '~' || id`);
  await upsert(tx, table, rows);
}

async function upsert(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  rows: EntityRow[],
  kept: string[] = [],
): Promise<void> {
  const set: Record<string, SQL> = {};
  for (const key of Object.keys(rows[0] ?? {}))
    if (key !== 'id' && !kept.includes(key)) set[key] = sql`excluded.${sql.identifier(toSnakeCase(key))}`;
  for (const some of inChunks(rows))
    await tx.insert(table).values(some).onConflictDoUpdate({ target: table.id, set });
}

/** Drops all rows of a table that nothing refers to by itself, and writes these. */
async function refill(tx: Transaction, table: PgTable, rows: Record<string, unknown>[]): Promise<void> {
  await tx.delete(table);
  for (const some of inChunks(rows)) await tx.insert(table).values(some);
}

function* inChunks<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}

/** New rows get ids above those that were written here. */
async function advanceIds(tx: Transaction, table: PgTable & { id: PgColumn }): Promise<void> {
  await tx.execute(sql`
    select setval(sequence, greatest((select max(id) from ${table}), pg_sequence_last_value(sequence), 1))
    from (select pg_get_serial_sequence(${getTableName(table)}, 'id')::regclass as sequence) as ids`);
}
