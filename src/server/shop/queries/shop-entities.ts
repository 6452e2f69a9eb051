import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import * as schema from '../../platform/database/schema.ts';
import { toAreaRow, toBranchRow, toProductRow } from './shop-rows.ts';

export type EntityTable = PgTable & { id: PgColumn; position: PgColumn };
export type EntityRow = Record<string, unknown> & { id: number };

/** Rows of another table that belong to an entity and are always written with it. */
interface OwnedRows<T> {
  table: PgTable;
  owner: PgColumn;
  rows: (entity: T) => Record<string, unknown>[];
}

interface StoredEntity<T> {
  table: EntityTable;
  hasIdentifier: boolean;
  /** `position` is its place in the list. */
  toRow: (entity: T, position: number) => EntityRow;
  owned: readonly OwnedRows<T>[];
}

const withPosition = <T extends { id: number }>(entity: T, position: number): EntityRow => ({
  ...entity,
  position,
});

const owned = <T>(table: PgTable, owner: PgColumn, rows: OwnedRows<T>['rows']): OwnedRows<T> => ({
  table,
  owner,
  rows,
});

const plain = (table: EntityTable) => ({ table, hasIdentifier: true, toRow: withPosition, owned: [] });

type Branch = Shop['branches'][number];
type Menu = Shop['menus'][number];
type Product = Shop['products'][number];

/** How each list of the shop is kept, in the order in which they refer to one another. */
export const STORED: { readonly [L in ShopList]: StoredEntity<Shop[L][number]> } = {
  divisions: plain(schema.divisions),
  blocks: plain(schema.blocks),
  donatees: plain(schema.donatees),
  tags: {
    table: schema.tags,
    hasIdentifier: false,
    toRow: ({ image, ...tag }, position) => ({ ...tag, imageId: image?.id ?? null, position }),
    owned: [],
  },
  branches: {
    table: schema.branches,
    hasIdentifier: true,
    toRow: toBranchRow,
    owned: [
      owned(schema.branchTags, schema.branchTags.branchId, ({ id, tags }: Branch) =>
        tags.map((tag, position) => ({ branchId: id, position, tagId: tag.id })),
      ),
      owned(schema.branchImages, schema.branchImages.branchId, ({ id, images }: Branch) =>
        images.map((image, position) => ({ branchId: id, position, imageId: image.id })),
      ),
      owned(schema.deliveryAreas, schema.deliveryAreas.branchId, ({ id, deliveryAreas }: Branch) =>
        deliveryAreas.map((area, position) => ({ ...toAreaRow(area, id, position) })),
      ),
    ],
  },
  tables: {
    table: schema.tables,
    hasIdentifier: true,
    toRow: ({ branch, ...table }, position) => ({ ...table, branchId: branch.id, position }),
    owned: [],
  },
  categories: {
    table: schema.categories,
    hasIdentifier: false,
    toRow: ({ image, ...category }, position) => ({ ...category, imageId: image?.id ?? null, position }),
    owned: [],
  },
  products: {
    table: schema.products,
    hasIdentifier: false,
    toRow: toProductRow,
    owned: [
      owned(schema.productImages, schema.productImages.productId, ({ id, images }: Product) =>
        images.map((image, position) => ({ productId: id, position, imageId: image.id })),
      ),
    ],
  },
  menus: {
    table: schema.menus,
    hasIdentifier: false,
    toRow: ({ id, name, availableFrom }, position) => ({
      id,
      name,
      availableFrom: new Date(availableFrom),
      position,
    }),
    owned: [
      owned(schema.menuBranches, schema.menuBranches.menuId, ({ id, branches }: Menu) =>
        branches.map((branch, position) => ({ menuId: id, position, branchId: branch.id })),
      ),
      owned(schema.menuCategories, schema.menuCategories.menuId, ({ id, catalog }: Menu) =>
        catalog.map((entry, position) => ({
          menuId: id,
          position,
          categoryId: entry.id,
          visible: entry.visible,
        })),
      ),
      owned(schema.menuProducts, schema.menuProducts.menuId, ({ id, catalog }: Menu) =>
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
    ],
  },
};
