import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { Deposit, ImageRef, Part } from '../../../lib/domain/product.ts';
import type { Product } from '../../../lib/contract/products.ts';
import type { Promotion } from '../../../lib/contract/promotions.ts';
import { saidOf } from '../../../lib/domain/food-label.ts';
import { asCents, fromCents, toCents } from '../../../lib/domain/money.ts';
import type { branches, deliveryAreas, products, promotions } from '../../platform/database/schema.ts';
import type { StoredDeposit, StoredPart } from '../../platform/database/schema/products.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import * as schema from '../../platform/database/schema.ts';
import { toPriceTimeRow } from './price-time-rows.ts';

/** What the wire says ↔ what the rows hold. Money on the wire is in whole currency, in rows in cents. */

type BranchRow = InferSelectModel<typeof branches>;
type AreaRow = InferSelectModel<typeof deliveryAreas>;
type ProductRow = InferSelectModel<typeof products>;

/** Instants on the wire: in the shop's zone, without a fraction that is zero. */
export type WriteInstant = (instant: Date) => string;

const money = (cents: number) => fromCents(asCents(cents));

export function toBranchRow(
  branch: Branch,
  position: number,
): InferInsertModel<typeof branches> & { id: number } {
  const {
    tags: _tags,
    images: _images,
    deliveryAreas: _areas,
    division,
    logo,
    orderableFrom,
    ...columns
  } = branch;
  return {
    ...columns,
    deliveryBy: branch.deliveryBy ?? 'place',
    logoId: logo?.id ?? null,
    divisionId: division?.id ?? null,
    orderableFrom: orderableFrom === null ? null : new Date(orderableFrom),
    position,
  };
}

export function fromBranchRow(
  row: BranchRow,
  links: Pick<Branch, 'tags' | 'images' | 'logo' | 'deliveryAreas'>,
  writeInstant: WriteInstant,
): Branch {
  const { logoId: _logoId, divisionId, position: _position, orderableFrom, deliveryBy, ...columns } = row;
  return {
    ...columns,
    ...(deliveryBy === 'place' ? {} : { deliveryBy }),
    ...(divisionId === null ? {} : { division: { id: divisionId } }),
    ...links,
    orderableFrom: orderableFrom === null ? null : writeInstant(orderableFrom),
  };
}

export function toAreaRow(
  area: Branch['deliveryAreas'][number],
  branchId: number,
  position: number,
): AreaRow {
  return {
    branchId,
    position,
    area: area.area,
    priceCents: toCents(area.price),
    tax: area.tax,
    taxRate: area.taxRate ?? null,
    free: area.free,
    minimumOrderCents: toCents(area.minimumOrderValue),
    freeFromCents: area.freeFromOrderValue === null ? null : toCents(area.freeFromOrderValue),
    upToMetres: area.upToMetres ?? null,
    zone: area.zone ?? null,
  };
}

export function fromAreaRow(row: AreaRow): Branch['deliveryAreas'][number] {
  return {
    area: row.area,
    price: money(row.priceCents),
    tax: row.tax,
    ...(row.taxRate ? { taxRate: row.taxRate } : {}),
    free: row.free,
    minimumOrderValue: money(row.minimumOrderCents),
    freeFromOrderValue: row.freeFromCents === null ? null : money(row.freeFromCents),
    ...(row.upToMetres === null ? {} : { upToMetres: row.upToMetres }),
    ...(row.zone === null ? {} : { zone: row.zone }),
  };
}

export function toProductRow(
  product: Product,
  position: number,
): InferInsertModel<typeof products> & { id: number } {
  const {
    images: _images,
    station,
    price,
    unit,
    config,
    outUntil,
    goesWith,
    taxShares,
    deposit,
    taxRates,
    label,
    ...columns
  } = product;
  return {
    ...columns,
    taxShares: taxShares?.length ? taxShares : null,
    deposit: deposit ? toStoredDeposit(deposit) : null,
    taxRates: taxRates ?? null,
    label: saidOf(label),
    goesWith: goesWith?.length ? goesWith : null,
    stationId: station?.id ?? null,
    outUntil: outUntil ? new Date(outUntil) : null,
    priceCents: toCents(price),
    unitType: unit.type,
    unitSymbol: unit.symbol,
    parts: config.parts.map(toStoredPart),
    position,
  };
}

export function fromProductRow(row: ProductRow, images: ImageRef[], writeInstant: WriteInstant): Product {
  const {
    priceCents,
    unitType,
    unitSymbol,
    parts,
    outUntil,
    goesWith,
    taxShares,
    deposit,
    taxRates,
    label,
    stationId,
    position: _position,
    ...columns
  } = row;
  return {
    ...columns,
    ...stationOf(stationId),
    ...(taxShares?.length ? { taxShares } : {}),
    ...(deposit ? { deposit: fromStoredDeposit(deposit) } : {}),
    ...(goesWith?.length ? { goesWith } : {}),
    ...(taxRates ? { taxRates } : {}),
    ...(label ? { label } : {}),
    ...(outUntil ? { outUntil: writeInstant(outUntil) } : {}),
    price: money(priceCents),
    unit: { type: unitType, symbol: unitSymbol },
    images,
    config: { parts: parts.map(fromStoredPart) },
  };
}

const idsOf = (refs: readonly { id: number }[]) => refs.map(({ id }) => id);
const refsOf = (ids: readonly number[]) => ids.map((id) => ({ id }));

function toPromotionRow(
  promotion: Promotion,
  position: number,
): InferInsertModel<typeof promotions> & { id: number } {
  const { categories, products: goods, giftCategories, giftProducts, branches: at, ...rest } = promotion;
  const { value, minimumValue, ...columns } = rest;
  return {
    ...columns,
    valueCents: toCents(value),
    minimumCents: toCents(minimumValue),
    categories: idsOf(categories),
    products: idsOf(goods),
    giftCategories: idsOf(giftCategories),
    giftProducts: idsOf(giftProducts),
    branches: idsOf(at),
    position,
  };
}

export function fromPromotionRow(row: InferSelectModel<typeof promotions>): Promotion {
  const { categories, products: goods, giftCategories, giftProducts, branches: at, ...rest } = row;
  const { valueCents, minimumCents, position: _position, ...columns } = rest;
  return {
    ...columns,
    value: money(valueCents),
    minimumValue: money(minimumCents),
    categories: refsOf(categories),
    products: refsOf(goods),
    giftCategories: refsOf(giftCategories),
    giftProducts: refsOf(giftProducts),
    branches: refsOf(at),
  };
}

/** The station of an entity that names one. */
export const stationOf = (id: number | null) => (id === null ? {} : { station: { id } });

function toStoredPart(part: Part): StoredPart {
  return {
    ...part,
    options: part.options.map(({ value, deposit, product, ...option }) => ({
      ...option,
      ...(product ? { product: { id: product.id } } : {}),
      ...(deposit ? { deposit: toStoredDeposit(deposit) } : {}),
      valueCents: toCents(value),
    })),
  };
}

export function fromStoredPart(part: StoredPart): Part {
  return {
    ...part,
    options: part.options.map(({ valueCents, deposit, ...option }) => ({
      ...option,
      ...(deposit ? { deposit: fromStoredDeposit(deposit) } : {}),
      value: money(valueCents),
    })),
  };
}

const toStoredDeposit = ({ amount, ...terms }: Deposit): StoredDeposit => ({
  ...terms,
  amountCents: toCents(amount),
});

const fromStoredDeposit = ({ amountCents, ...terms }: StoredDeposit) => ({
  ...terms,
  amount: money(amountCents),
});

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

type Menu = Shop['menus'][number];

/** How each list of the shop is kept, in the order in which they refer to one another. */
export const STORED: { readonly [L in ShopList]: StoredEntity<Shop[L][number]> } = {
  divisions: {
    ...plain(schema.divisions),
    toRow: ({ face = null, ...division }, position) => ({ ...division, face, position }),
  },
  blocks: plain(schema.blocks),
  donatees: plain(schema.donatees),
  stations: { ...plain(schema.stations), hasIdentifier: false },
  translations: { ...plain(schema.translations), hasIdentifier: false },
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
    toRow: ({ image, station, ...category }, position) => ({
      ...category,
      imageId: image?.id ?? null,
      stationId: station?.id ?? null,
      position,
    }),
    owned: [],
  },
  optionGroups: {
    table: schema.optionGroups,
    hasIdentifier: false,
    toRow: ({ part, ...group }, position) => ({ ...group, part: toStoredPart(part), position }),
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
  promotions: { table: schema.promotions, hasIdentifier: false, toRow: toPromotionRow, owned: [] },
  priceTimes: { table: schema.priceTimes, hasIdentifier: false, toRow: toPriceTimeRow, owned: [] },
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
