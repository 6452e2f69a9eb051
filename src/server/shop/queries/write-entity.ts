import { eq, getTableName, sql } from 'drizzle-orm';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { STORED } from './shop-entities.ts';

/** The id of the next entity of a list. Nobody else gets the same, whatever comes of this one. */
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

/** Writes an entity over the one of its id. Its place in the list stays. */
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

/** Deletes an entity with everything that is a part of it. */
export async function deleteEntity(tx: Transaction, list: ShopList, id: number): Promise<void> {
  const { table } = STORED[list];
  await tx.delete(table).where(eq(table.id, id));
}

/** Puts the entities of a list into the order of these ids. */
export async function sortEntities(tx: Transaction, list: ShopList, ids: readonly number[]): Promise<void> {
  const { table } = STORED[list];
  await tx.execute(sql`
    update ${table} set position = place.position
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as place (id, position)
    where ${table.id} = place.id`);
}
