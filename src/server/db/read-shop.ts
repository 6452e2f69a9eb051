import { asc } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Block } from '../../lib/contract/blocks.ts';
import type { Menu } from '../../lib/contract/menus.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import type { ImageRef } from '../../lib/domain/product.ts';
import type { Database, Transaction } from './database.ts';
import * as schema from './schema.ts';
import { fromAreaRow, fromBranchRow, fromProductRow, type WriteInstant } from './shop-rows.ts';
import { readRevision } from './shop-revision.ts';

export interface ShopState {
  revision: number;
  shop: Shop;
}

/** The whole shop as it was at one moment; null as long as there is none. */
export function readShop(db: Database): Promise<ShopState | null> {
  return db.transaction(
    async (tx) => {
      const [settings] = await tx.select().from(schema.config);
      if (!settings) return null;
      return { revision: await readRevision(tx), shop: await readLists(tx, settings) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readLists(tx: Transaction, settings: typeof schema.config.$inferSelect): Promise<Shop> {
  const images = new Map<number, ImageRef>();
  for (const { id, version, extension } of await tx.select().from(schema.images))
    images.set(id, { id, version, extension });
  const imageOf = (id: number | null) => (id === null ? null : (images.get(id) ?? null));
  const { timezone } = settings.document;
  const writeInstant: WriteInstant = (instant) =>
    DateTime.fromJSDate(instant, { zone: timezone }).toISO({ suppressMilliseconds: true }) ??
    instant.toISOString();

  const tags = await tx.select().from(schema.tags).orderBy(asc(schema.tags.position), asc(schema.tags.id));
  const categories = await tx
    .select()
    .from(schema.categories)
    .orderBy(asc(schema.categories.position), asc(schema.categories.id));
  const divisions = await tx
    .select()
    .from(schema.divisions)
    .orderBy(asc(schema.divisions.position), asc(schema.divisions.id));
  const blocks = await tx
    .select()
    .from(schema.blocks)
    .orderBy(asc(schema.blocks.position), asc(schema.blocks.id));
  const tables = await tx
    .select()
    .from(schema.tables)
    .orderBy(asc(schema.tables.position), asc(schema.tables.id));
  const donatees = await tx
    .select()
    .from(schema.donatees)
    .orderBy(asc(schema.donatees.position), asc(schema.donatees.id));

  return {
    config: { ...settings.document, logo: imageOf(settings.logoId) },
    divisions: divisions.map(({ position: _position, ...division }) => division),
    branches: await readBranches(tx, imageOf, writeInstant),
    menus: await readMenus(tx, writeInstant),
    categories: categories.map(({ id, name, imageId, visible }) => ({
      id,
      name,
      image: imageOf(imageId),
      visible,
    })),
    products: await readProducts(tx, imageOf),
    tags: tags.map(({ id, name, imageId }) => ({ id, name, image: imageOf(imageId) })),
    tables: tables.map(({ id, identifier, branchId }) => ({ id, identifier, branch: { id: branchId } })),
    blocks: blocks.map(({ position: _position, data, ...block }) => ({
      ...block,
      data: data.map((part) => withCurrentImage(part, imageOf)),
    })),
    donatees: donatees.map(({ position: _position, ...donatee }) => donatee),
  };
}

type ImageOf = (id: number | null) => ImageRef | null;

function withCurrentImage(part: Block['data'][number], imageOf: ImageOf): Block['data'][number] {
  return part.type === 'image' ? { ...part, value: imageOf(part.value?.id ?? null) } : part;
}

async function readBranches(
  tx: Transaction,
  imageOf: ImageOf,
  writeInstant: WriteInstant,
): Promise<Shop['branches']> {
  const { branches, branchTags, branchImages, deliveryAreas } = schema;
  const rows = await tx.select().from(branches).orderBy(asc(branches.position), asc(branches.id));
  const tags = Map.groupBy(await tx.select().from(branchTags).orderBy(asc(branchTags.position)), byBranch);
  const images = Map.groupBy(
    await tx.select().from(branchImages).orderBy(asc(branchImages.position)),
    byBranch,
  );
  const areas = Map.groupBy(
    await tx.select().from(deliveryAreas).orderBy(asc(deliveryAreas.position)),
    byBranch,
  );
  return rows.map((row) =>
    fromBranchRow(
      row,
      {
        tags: (tags.get(row.id) ?? []).map(({ tagId }) => ({ id: tagId })),
        images: (images.get(row.id) ?? []).flatMap(({ imageId }) => imageOf(imageId) ?? []),
        logo: imageOf(row.logoId),
        deliveryAreas: (areas.get(row.id) ?? []).map(fromAreaRow),
      },
      writeInstant,
    ),
  );
}

async function readProducts(tx: Transaction, imageOf: ImageOf): Promise<Shop['products']> {
  const { products, productImages } = schema;
  const rows = await tx.select().from(products).orderBy(asc(products.position), asc(products.id));
  const links = await tx.select().from(productImages).orderBy(asc(productImages.position));
  const images = Map.groupBy(links, (link) => link.productId);
  return rows.map((row) =>
    fromProductRow(
      row,
      (images.get(row.id) ?? []).flatMap(({ imageId }) => imageOf(imageId) ?? []),
    ),
  );
}

async function readMenus(tx: Transaction, writeInstant: WriteInstant): Promise<Menu[]> {
  const { menus, menuBranches, menuCategories, menuProducts } = schema;
  const rows = await tx.select().from(menus).orderBy(asc(menus.position), asc(menus.id));
  const branches = Map.groupBy(
    await tx.select().from(menuBranches).orderBy(asc(menuBranches.position)),
    byMenu,
  );
  const entries = Map.groupBy(
    await tx.select().from(menuCategories).orderBy(asc(menuCategories.position)),
    byMenu,
  );
  const products = Map.groupBy(
    await tx.select().from(menuProducts).orderBy(asc(menuProducts.position)),
    (product) => `${product.menuId}/${product.categoryPosition}`,
  );
  return rows.map((menu) => ({
    id: menu.id,
    name: menu.name,
    availableFrom: writeInstant(menu.availableFrom),
    branches: (branches.get(menu.id) ?? []).map(({ branchId }) => ({ id: branchId })),
    catalog: (entries.get(menu.id) ?? []).map((entry) => ({
      id: entry.categoryId,
      visible: entry.visible,
      products: (products.get(`${menu.id}/${entry.position}`) ?? []).map((product) => ({
        id: product.productId,
        enabled: product.enabled,
        visible: product.visible,
      })),
    })),
  }));
}

const byBranch = (row: { branchId: number }) => row.branchId;
const byMenu = (row: { menuId: number }) => row.menuId;
