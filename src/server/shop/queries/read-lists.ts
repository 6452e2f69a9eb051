import { asc, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DateTime } from 'luxon';
import type { Block } from '../../../lib/contract/entities.ts';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import type { ImageRef } from '../../../lib/domain/product.ts';
import type { Transaction } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema.ts';
import {
  fromAreaRow,
  fromBranchRow,
  fromProductRow,
  fromPromotionRow,
  fromStoredPart,
  stationOf,
  type WriteInstant,
} from './entity-rows.ts';
import { fromPriceTimeRow } from './price-time-rows.ts';

/** What every list is read with. */
export interface Reading {
  tx: Transaction;
  imageOf: (id: number | null) => ImageRef | null;
  writeInstant: WriteInstant;
}

/** The ids to read; null: all of the list. */
type Ids = readonly number[] | null;

const only = (column: PgColumn, ids: Ids): SQL | undefined =>
  ids === null ? undefined : inArray(column, [...ids]);

/** Instants with the offset of the shop's zone, without milliseconds. */
export function instantWriter(timezone: string): WriteInstant {
  return (instant) =>
    DateTime.fromJSDate(instant, { zone: timezone }).toISO({ suppressMilliseconds: true }) ??
    instant.toISOString();
}

/** How the entities of each list are read, in the order of the list. */
export const READ: { readonly [L in ShopList]: (reading: Reading, ids: Ids) => Promise<Shop[L]> } = {
  divisions: async ({ tx }, ids) => {
    const { divisions } = schema;
    const rows = await tx
      .select()
      .from(divisions)
      .where(only(divisions.id, ids))
      .orderBy(asc(divisions.position), asc(divisions.id));
    return rows.map(({ position: _position, face, ...division }) => ({ ...division, ...(face && { face }) }));
  },
  branches: readBranches,
  menus: readMenus,
  categories: async ({ tx, imageOf }, ids) => {
    const { categories } = schema;
    const rows = await tx
      .select()
      .from(categories)
      .where(only(categories.id, ids))
      .orderBy(asc(categories.position), asc(categories.id));
    return rows.map(({ id, name, imageId, visible, stationId }) => ({
      id,
      name,
      image: imageOf(imageId),
      visible,
      ...stationOf(stationId),
    }));
  },
  products: readProducts,
  tags: async ({ tx, imageOf }, ids) => {
    const { tags } = schema;
    const rows = await tx
      .select()
      .from(tags)
      .where(only(tags.id, ids))
      .orderBy(asc(tags.position), asc(tags.id));
    return rows.map(({ id, name, imageId }) => ({ id, name, image: imageOf(imageId) }));
  },
  tables: async ({ tx }, ids) => {
    const { tables } = schema;
    const rows = await tx
      .select()
      .from(tables)
      .where(only(tables.id, ids))
      .orderBy(asc(tables.position), asc(tables.id));
    return rows.map(({ id, identifier, branchId }) => ({ id, identifier, branch: { id: branchId } }));
  },
  blocks: async ({ tx, imageOf }, ids) => {
    const { blocks } = schema;
    const rows = await tx
      .select()
      .from(blocks)
      .where(only(blocks.id, ids))
      .orderBy(asc(blocks.position), asc(blocks.id));
    return rows.map(({ position: _position, data, ...block }) => ({
      ...block,
      data: data.map((part) => withCurrentImage(part, imageOf)),
    }));
  },
  donatees: async ({ tx }, ids) => {
    const { donatees } = schema;
    const rows = await tx
      .select()
      .from(donatees)
      .where(only(donatees.id, ids))
      .orderBy(asc(donatees.position), asc(donatees.id));
    return rows.map(({ position: _position, ...donatee }) => donatee);
  },
  optionGroups: async ({ tx }, ids) => {
    const { optionGroups } = schema;
    const rows = await tx
      .select()
      .from(optionGroups)
      .where(only(optionGroups.id, ids))
      .orderBy(asc(optionGroups.position), asc(optionGroups.id));
    return rows.map(({ id, name, part }) => ({ id, name, part: fromStoredPart(part) }));
  },
  stations: readStations,
  promotions: readPromotions,
  priceTimes: readPriceTimes,
  translations: async ({ tx }, ids) => {
    const { id, german, words, position } = schema.translations;
    return tx
      .select({ id, german, words })
      .from(schema.translations)
      .where(only(id, ids))
      .orderBy(asc(position), asc(id));
  },
};

async function readPromotions({ tx }: Reading, ids: Ids): Promise<Shop['promotions']> {
  const { promotions } = schema;
  const rows = await tx
    .select()
    .from(promotions)
    .where(only(promotions.id, ids))
    .orderBy(asc(promotions.position), asc(promotions.id));
  return rows.map(fromPromotionRow);
}

async function readPriceTimes({ tx }: Reading, ids: Ids): Promise<Shop['priceTimes']> {
  const { priceTimes } = schema;
  const rows = await tx
    .select()
    .from(priceTimes)
    .where(only(priceTimes.id, ids))
    .orderBy(asc(priceTimes.position), asc(priceTimes.id));
  return rows.map(fromPriceTimeRow);
}

async function readStations({ tx }: Reading, ids: Ids): Promise<Shop['stations']> {
  const { stations } = schema;
  const { id, name } = stations;
  return tx.select({ id, name }).from(stations).where(only(id, ids)).orderBy(asc(stations.position), asc(id));
}

function withCurrentImage(part: Block['data'][number], imageOf: Reading['imageOf']): Block['data'][number] {
  return part.type === 'image' ? { ...part, value: imageOf(part.value?.id ?? null) } : part;
}

async function readBranches({ tx, imageOf, writeInstant }: Reading, ids: Ids): Promise<Shop['branches']> {
  const { branches, branchTags, branchImages, deliveryAreas } = schema;
  const rows = await tx
    .select()
    .from(branches)
    .where(only(branches.id, ids))
    .orderBy(asc(branches.position), asc(branches.id));
  const tags = await tx
    .select()
    .from(branchTags)
    .where(only(branchTags.branchId, ids))
    .orderBy(asc(branchTags.position));
  const images = await tx
    .select()
    .from(branchImages)
    .where(only(branchImages.branchId, ids))
    .orderBy(asc(branchImages.position));
  const areas = await tx
    .select()
    .from(deliveryAreas)
    .where(only(deliveryAreas.branchId, ids))
    .orderBy(asc(deliveryAreas.position));
  const [tagsOf, imagesOf, areasOf] = [
    Map.groupBy(tags, byBranch),
    Map.groupBy(images, byBranch),
    Map.groupBy(areas, byBranch),
  ];
  return rows.map((row) =>
    fromBranchRow(
      row,
      {
        tags: (tagsOf.get(row.id) ?? []).map(({ tagId }) => ({ id: tagId })),
        images: (imagesOf.get(row.id) ?? []).flatMap(({ imageId }) => imageOf(imageId) ?? []),
        logo: imageOf(row.logoId),
        deliveryAreas: (areasOf.get(row.id) ?? []).map(fromAreaRow),
      },
      writeInstant,
    ),
  );
}

async function readProducts({ tx, imageOf, writeInstant }: Reading, ids: Ids): Promise<Shop['products']> {
  const { products, productImages } = schema;
  const rows = await tx
    .select()
    .from(products)
    .where(only(products.id, ids))
    .orderBy(asc(products.position), asc(products.id));
  const links = await tx
    .select()
    .from(productImages)
    .where(only(productImages.productId, ids))
    .orderBy(asc(productImages.position));
  const images = Map.groupBy(links, (link) => link.productId);
  return rows.map((row) =>
    fromProductRow(
      row,
      (images.get(row.id) ?? []).flatMap(({ imageId }) => imageOf(imageId) ?? []),
      writeInstant,
    ),
  );
}

async function readMenus({ tx, writeInstant }: Reading, ids: Ids): Promise<Shop['menus']> {
  const { menus, menuBranches, menuCategories, menuProducts } = schema;
  const rows = await tx
    .select()
    .from(menus)
    .where(only(menus.id, ids))
    .orderBy(asc(menus.position), asc(menus.id));
  const branches = await tx
    .select()
    .from(menuBranches)
    .where(only(menuBranches.menuId, ids))
    .orderBy(asc(menuBranches.position));
  const entries = await tx
    .select()
    .from(menuCategories)
    .where(only(menuCategories.menuId, ids))
    .orderBy(asc(menuCategories.position));
  const products = await tx
    .select()
    .from(menuProducts)
    .where(only(menuProducts.menuId, ids))
    .orderBy(asc(menuProducts.position));
  const [branchesOf, entriesOf] = [Map.groupBy(branches, byMenu), Map.groupBy(entries, byMenu)];
  const productsOf = Map.groupBy(products, ({ menuId, categoryPosition }) => `${menuId}/${categoryPosition}`);
  return rows.map((menu) => ({
    id: menu.id,
    name: menu.name,
    availableFrom: writeInstant(menu.availableFrom),
    branches: (branchesOf.get(menu.id) ?? []).map(({ branchId }) => ({ id: branchId })),
    catalog: (entriesOf.get(menu.id) ?? []).map((entry) => ({
      id: entry.categoryId,
      visible: entry.visible,
      products: (productsOf.get(`${menu.id}/${entry.position}`) ?? []).map((product) => ({
        id: product.productId,
        enabled: product.enabled,
        visible: product.visible,
      })),
    })),
  }));
}

const byBranch = (row: { branchId: number }) => row.branchId;
const byMenu = (row: { menuId: number }) => row.menuId;
