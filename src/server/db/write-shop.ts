import { getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Shop } from '../../lib/contract/shop.ts';
import type { ImageRef } from '../../lib/domain/product.ts';
import type { Database, Transaction } from './database.ts';
import * as schema from './schema.ts';
import { toAreaRow, toBranchRow, toProductRow } from './shop-rows.ts';
import { changeShop } from './shop-revision.ts';

/** Rows written by one statement: below PostgreSQL's 65,535 parameters even for the widest table. */
const ROWS_AT_ONCE = 1000;

/**
 * Replaces the shop's data in one transaction: what the shop has is written under its id, what it lacks is deleted.
 * Orders stay, and so do pictures, users and devices of branches that stay.
 */
export function writeShop(db: Database, shop: Shop): Promise<void> {
  return changeShop(db, async (tx) => {
    const images = new Map(imageRefsOf(shop).map((image) => [image.id, { ...image, name: '' }]));
    await upsert(tx, schema.images, [...images.values()], ['name']);
    await writeConfig(tx, shop);
    await replace(tx, schema.divisions, shop.divisions.map(withPosition), true);
    await replace(tx, schema.blocks, shop.blocks.map(withPosition), true);
    await replace(tx, schema.donatees, shop.donatees.map(withPosition), true);
    await replace(
      tx,
      schema.tags,
      shop.tags.map(({ id, name, image }, position) => ({ id, name, imageId: image?.id ?? null, position })),
    );
    await writeBranches(tx, shop.branches);
    await replace(
      tx,
      schema.tables,
      shop.tables.map(({ id, identifier, branch }, position) => ({
        id,
        identifier,
        branchId: branch.id,
        position,
      })),
      true,
    );
    await replace(
      tx,
      schema.categories,
      shop.categories.map(({ image, ...category }, position) => ({
        ...category,
        imageId: image?.id ?? null,
        position,
      })),
    );
    await writeProducts(tx, shop.products);
    await writeMenus(tx, shop.menus);
    await advanceIds(tx);
  });
}

/** Every reference to a picture that the shop has. */
export function imageRefsOf(shop: Shop): ImageRef[] {
  const refs = [
    shop.config.logo,
    ...shop.tags.map((tag) => tag.image),
    ...shop.categories.map((category) => category.image),
    ...shop.products.flatMap((product) => product.images),
    ...shop.branches.flatMap((branch) => [branch.logo, ...branch.images]),
    ...shop.blocks.flatMap((block) => block.data.map((part) => (part.type === 'image' ? part.value : null))),
  ];
  return refs.filter((ref) => ref !== null);
}

async function writeConfig(tx: Transaction, { config: { logo, ...document } }: Shop): Promise<void> {
  const row = { document, logoId: logo?.id ?? null };
  await tx.insert(schema.config).values(row).onConflictDoUpdate({ target: schema.config.id, set: row });
}

async function writeBranches(tx: Transaction, branches: Shop['branches']): Promise<void> {
  await replace(tx, schema.branches, branches.map(toBranchRow), true);
  const { branchTags, branchImages, deliveryAreas } = schema;
  await refill(
    tx,
    branchTags,
    branches.flatMap(({ id, tags }) =>
      tags.map((tag, position) => ({ branchId: id, position, tagId: tag.id })),
    ),
  );
  await refill(
    tx,
    branchImages,
    branches.flatMap(({ id, images }) =>
      images.map((image, position) => ({ branchId: id, position, imageId: image.id })),
    ),
  );
  await refill(
    tx,
    deliveryAreas,
    branches.flatMap((branch) =>
      branch.deliveryAreas.map((area, position) => toAreaRow(area, branch.id, position)),
    ),
  );
}

async function writeProducts(tx: Transaction, products: Shop['products']): Promise<void> {
  await replace(tx, schema.products, products.map(toProductRow));
  await refill(
    tx,
    schema.productImages,
    products.flatMap(({ id, images }) =>
      images.map((image, position) => ({ productId: id, position, imageId: image.id })),
    ),
  );
}

async function writeMenus(tx: Transaction, menus: Shop['menus']): Promise<void> {
  const { menuBranches, menuCategories, menuProducts } = schema;
  await replace(
    tx,
    schema.menus,
    menus.map(({ id, name, availableFrom }, position) => ({
      id,
      name,
      availableFrom: new Date(availableFrom),
      position,
    })),
  );
  await refill(
    tx,
    menuBranches,
    menus.flatMap(({ id, branches }) =>
      branches.map((branch, position) => ({ menuId: id, position, branchId: branch.id })),
    ),
  );
  await refill(
    tx,
    menuCategories,
    menus.flatMap(({ id, catalog }) =>
      catalog.map((entry, position) => ({
        menuId: id,
        position,
        categoryId: entry.id,
        visible: entry.visible,
      })),
    ),
  );
  await refill(
    tx,
    menuProducts,
    menus.flatMap(({ id, catalog }) =>
      catalog.flatMap((entry, categoryPosition) =>
        entry.products.map(({ id: productId, enabled, visible }, position) => ({
          menuId: id,
          categoryPosition,
          position,
          productId,
          enabled,
          visible,
        })),
      ),
    ),
  );
}

const withPosition = <T extends object>(entity: T, position: number) => ({ ...entity, position });

type TableWithId = PgTable & { id: PgColumn };
type Row = Record<string, unknown> & { id: number };

/** Makes a table's rows exactly these. */
async function replace(
  tx: Transaction,
  table: TableWithId,
  rows: Row[],
  hasIdentifier = false,
): Promise<void> {
  const ids = `{${rows.map(({ id }) => id).join(',')}}`;
  await tx.delete(table).where(sql`${table.id} <> all(${ids}::int[])`);
  // Out of the way first, so that two entities may swap their identifiers. No identifier has a '~'.
  if (hasIdentifier) await tx.execute(sql`update ${table} set identifier = '~' || id`);
  await upsert(tx, table, rows);
}

async function upsert(tx: Transaction, table: TableWithId, rows: Row[], kept: string[] = []): Promise<void> {
  const set: Record<string, SQL> = {};
  for (const key of Object.keys(rows[0] ?? {}))
    if (key !== 'id' && !kept.includes(key)) set[key] = sql`excluded.${sql.identifier(toSnakeCase(key))}`;
  for (const some of inChunks(rows))
    await tx.insert(table).values(some).onConflictDoUpdate({ target: table.id, set });
}

/** Drops all rows of a table that nothing refers to by itself, and writes these. */
async function refill<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  await tx.delete(table);
  for (const some of inChunks(rows)) await tx.insert(table).values(some);
}

function* inChunks<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}

/** New rows get ids above those that were written here. */
async function advanceIds(tx: Transaction): Promise<void> {
  const { images, divisions, tags, blocks, donatees, branches, tables, categories, products, menus } = schema;
  for (const table of [
    images,
    divisions,
    tags,
    blocks,
    donatees,
    branches,
    tables,
    categories,
    products,
    menus,
  ])
    await tx.execute(sql`
      select setval(sequence, greatest((select max(id) from ${table}), pg_sequence_last_value(sequence), 1))
      from (select pg_get_serial_sequence(${getTableName(table)}, 'id')::regclass as sequence) as ids`);
}
