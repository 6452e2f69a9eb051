import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { Branch } from '../../../lib/contract/branches.ts';
import type { ImageRef, Part } from '../../../lib/domain/product.ts';
import type { Product } from '../../../lib/contract/products.ts';
import { asCents, fromCents, toCents } from '../../../lib/domain/money.ts';
import type { branches, deliveryAreas, products } from '../../platform/database/schema.ts';
import type { StoredPart } from '../../platform/database/schema/products.ts';

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
  const { tags: _tags, images: _images, deliveryAreas: _areas, logo, orderableFrom, ...columns } = branch;
  return {
    ...columns,
    logoId: logo?.id ?? null,
    orderableFrom: orderableFrom === null ? null : new Date(orderableFrom),
    position,
  };
}

export function fromBranchRow(
  row: BranchRow,
  links: Pick<Branch, 'tags' | 'images' | 'logo' | 'deliveryAreas'>,
  writeInstant: WriteInstant,
): Branch {
  const { logoId: _logoId, position: _position, orderableFrom, ...columns } = row;
  return {
    ...columns,
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
    free: area.free,
    minimumOrderCents: toCents(area.minimumOrderValue),
    freeFromCents: area.freeFromOrderValue === null ? null : toCents(area.freeFromOrderValue),
  };
}

export function fromAreaRow(row: AreaRow): Branch['deliveryAreas'][number] {
  return {
    area: row.area,
    price: money(row.priceCents),
    tax: row.tax,
    free: row.free,
    minimumOrderValue: money(row.minimumOrderCents),
    freeFromOrderValue: row.freeFromCents === null ? null : money(row.freeFromCents),
  };
}

export function toProductRow(
  product: Product,
  position: number,
): InferInsertModel<typeof products> & { id: number } {
  const { images: _images, price, unit, config, outUntil, ...columns } = product;
  return {
    ...columns,
    outUntil: outUntil ? new Date(outUntil) : null,
    priceCents: toCents(price),
    unitType: unit.type,
    unitSymbol: unit.symbol,
    parts: config.parts.map(toStoredPart),
    position,
  };
}

export function fromProductRow(row: ProductRow, images: ImageRef[], writeInstant: WriteInstant): Product {
  const { priceCents, unitType, unitSymbol, parts, outUntil, position: _position, ...columns } = row;
  return {
    ...columns,
    ...(outUntil ? { outUntil: writeInstant(outUntil) } : {}),
    price: money(priceCents),
    unit: { type: unitType, symbol: unitSymbol },
    images,
    config: { parts: parts.map(fromStoredPart) },
  };
}

function toStoredPart(part: Part): StoredPart {
  return {
    ...part,
    options: part.options.map(({ value, ...option }) => ({ ...option, valueCents: toCents(value) })),
  };
}

function fromStoredPart(part: StoredPart): Part {
  return {
    ...part,
    options: part.options.map(({ valueCents, ...option }) => ({ ...option, value: money(valueCents) })),
  };
}
