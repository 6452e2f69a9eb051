import { getTableName, sql, type SQL, eq } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import { imageRefsOf } from '../../../lib/contract/parse-shop.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema.ts';
import { keepLegalTexts } from './legal-texts.ts';
import { STORED, type EntityRow, type EntityTable } from './entity-rows.ts';
import { changeShop, writeIsDemo } from './shop-revision.ts';

/** Rows per statement: below PostgreSQL's 65,535 parameters even for the widest table. */
const ROWS_AT_ONCE = 1000;

/**
 * Replaces the shop's data in one transaction: its entities are written under their ids, all others are deleted.
 * Orders stay, and so do images, users and devices of branches that stay. `isDemo`: it is the demo shop.
 */
export function writeShop(db: Database, shop: Shop, { isDemo = false } = {}): Promise<void> {
  return changeShop(db, (tx) => replaceShop(tx, shop, { isDemo }));
}

/** As `writeShop`, within a change of the shop. */
export async function replaceShop(
  tx: Transaction,
  shop: Shop,
  { isDemo }: { isDemo: boolean },
): Promise<void> {
  await writeIsDemo(tx, isDemo);
  const images = new Map(imageRefsOf(shop).map((image) => [image.id, { ...image, name: '' }]));
  await upsert(tx, schema.images, [...images.values()], ['name']);
  await writeConfig(tx, shop.config);
  await keepLegalTexts(tx, shop, new Date());
  for (const list of Object.keys(STORED) as ShopList[]) await writeList(tx, list, shop[list]);
  for (const table of [schema.images, ...Object.values(STORED).map((stored) => stored.table)])
    await advanceIds(tx, table);
}

/** Writes the settings. */
export async function writeConfig(
  tx: Transaction,
  { logo, logoDark, heroPicture, heroColor: _known, guaranteeNotice, ...document }: Shop['config'],
): Promise<void> {
  const row = {
    document,
    logoId: logo?.id ?? null,
    logoDarkId: logoDark?.id ?? null,
    heroPictureId: heroPicture?.id ?? null,
    guaranteeNoticeId: guaranteeNotice?.id ?? null,
  };
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

/** Replaces a table's rows. */
async function replace(
  tx: Transaction,
  table: EntityTable,
  rows: EntityRow[],
  hasIdentifier = false,
): Promise<void> {
  const ids = `{${rows.map(({ id }) => id).join(',')}}`;
  await tx.delete(table).where(sql`${table.id} <> all(${ids}::int[])`);
  // Two entities may swap their identifiers. No identifier has a '~'.
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

/** Replaces all rows of a table that no foreign key refers to. */
async function refill(tx: Transaction, table: PgTable, rows: Record<string, unknown>[]): Promise<void> {
  await tx.delete(table);
  for (const some of inChunks(rows)) await tx.insert(table).values(some);
}

function* inChunks<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}

/** Sets the sequence above the ids that were written. */
async function advanceIds(tx: Transaction, table: PgTable & { id: PgColumn }): Promise<void> {
  await tx.execute(sql`
    select setval(sequence, greatest((select max(id) from ${table}), pg_sequence_last_value(sequence), 1))
    from (select pg_get_serial_sequence(${getTableName(table)}, 'id')::regclass as sequence) as ids`);
}

/** Reserves the id of a list's next entity. */
export async function takeId(db: Database, list: ShopList): Promise<number> {
  const table = getTableName(STORED[list].table);
  const answer = await db.execute(sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`);
  return (answer as unknown as { rows: { id: number }[] }).rows[0]?.id ?? 0;
}

/** Adds an entity at the end of its list. */
export async function insertEntity<L extends ShopList>(
  tx: Transaction,
  list: L,
  entity: Shop[L][number],
): Promise<void> {
  const { table, toRow } = STORED[list];
  const end = sql`(select coalesce(max(${table.position}), -1) + 1 from ${table})`;
  await tx.insert(table).values({ ...toRow(entity, 0), position: end });
  await insertOwned(tx, list, entity);
}

/** Overwrites an entity; its position stays. */
export async function updateEntity<L extends ShopList>(
  tx: Transaction,
  list: L,
  entity: Shop[L][number],
): Promise<void> {
  const { table, toRow, owned } = STORED[list];
  const { id, position: _position, ...columns } = toRow(entity, 0);
  await tx.update(table).set(columns).where(eq(table.id, id));
  for (const { table: rows, owner } of owned) await tx.delete(rows).where(eq(owner, id));
  await insertOwned(tx, list, entity);
}

async function insertOwned<L extends ShopList>(
  tx: Transaction,
  list: L,
  entity: Shop[L][number],
): Promise<void> {
  for (const { table, rows } of STORED[list].owned) {
    const values = rows(entity);
    if (values.length > 0) await tx.insert(table).values(values);
  }
}

/** Deletes an entity and its parts. */
export async function deleteEntity(tx: Transaction, list: ShopList, id: number): Promise<void> {
  const { table } = STORED[list];
  await tx.delete(table).where(eq(table.id, id));
}

/** Sets the positions of a list by the order of ids. */
export async function sortEntities(tx: Transaction, list: ShopList, ids: readonly number[]): Promise<void> {
  const { table } = STORED[list];
  await tx.execute(sql`
    update ${table} set position = place.position
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as place (id, position)
    where ${table.id} = place.id`);
}
