import { asc, desc, gt, inArray, max, sql, and, count, eq, isNull } from 'drizzle-orm';
import type { Config } from '../../../lib/contract/config.ts';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import type { LegalVersions } from '../../../lib/domain/legal-texts.ts';
import { readLegalVersions } from './legal-texts.ts';
import type { Hex } from '../../../lib/domain/face/color.ts';
import type { ImageRef } from '../../../lib/domain/product.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { instantWriter, READ, type Reading } from './read-lists.ts';
import * as schema from '../../platform/database/schema.ts';
import { readIsDemo, readRevision } from './shop-revision.ts';
import { STORED } from './entity-rows.ts';
import { devices, orders } from '../../platform/database/schema.ts';

export interface ShopState {
  revision: number;
  /** Still the demo shop of the first start. */
  isDemo: boolean;
  /** The versions of the legal texts in force. */
  legalTexts: LegalVersions;
  shop: Shop;
  /** All images by id. */
  images: ReadonlyMap<number, ImageRef>;
}

/** All statements of the transaction read one snapshot of the database. */
export const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The whole shop; null: none has been written yet. */
export function readShop(db: Database): Promise<ShopState | null> {
  return db.transaction(readWholeShop, SNAPSHOT);
}

/** What a picture looks like from afar; null: unknown. */
async function readColor(tx: Transaction, id: number | null): Promise<Hex | null> {
  if (id === null) return null;
  const { images } = schema;
  const [row] = await tx.select({ color: images.color }).from(images).where(eq(images.id, id));
  return row?.color ?? null;
}

/** The settings; null: no shop has been written yet. */
export async function readConfig(
  tx: Transaction,
  imageOf: (id: number | null) => ImageRef | null,
): Promise<Config | null> {
  const [settings] = await tx.select().from(schema.config);
  if (!settings) return null;
  const { document, logoId, logoDarkId, heroPictureId, guaranteeNoticeId } = settings;
  return {
    ...document,
    logo: imageOf(logoId),
    logoDark: imageOf(logoDarkId),
    heroPicture: imageOf(heroPictureId),
    heroColor: await readColor(tx, heroPictureId),
    guaranteeNotice: imageOf(guaranteeNoticeId),
  };
}

export async function readWholeShop(tx: Transaction): Promise<ShopState | null> {
  const images = new Map<number, ImageRef>();
  for (const { id, version, extension } of await tx.select().from(schema.images))
    images.set(id, { id, version, extension });
  const imageOf = (id: number | null) => (id === null ? null : (images.get(id) ?? null));
  const config = await readConfig(tx, imageOf);
  if (!config) return null;
  const reading: Reading = { tx, imageOf, writeInstant: instantWriter(config.timezone) };
  const lists: Partial<Record<ShopList, unknown>> = {};
  for (const list of Object.keys(READ) as ShopList[]) lists[list] = await READ[list](reading, null);
  return {
    revision: await readRevision(tx),
    isDemo: await readIsDemo(tx),
    legalTexts: await readLegalVersions(tx),
    shop: { config, ...(lists as Omit<Shop, 'config'>) },
    images,
  };
}

/** What changed between two revisions; `all`: too many changes, or their notes are gone. */
export type ShopEdits = 'all' | { isConfig: boolean; entities: { list: ShopList; id: number }[] };

/** With more, reading everything is quicker. */
const MOST_EDITS = 500;
/** Notes of older revisions are gone (migration 0010). */
const REVISIONS_KEPT = 1000;

/** The current shop, from a known snapshot and what changed since; null: there is no shop any more. */
export function readShopAfter(db: Database, known: ShopState): Promise<ShopState | null> {
  return db.transaction(async (tx) => {
    const revision = await readRevision(tx);
    if (revision === known.revision) return known;
    const edits = await readEdits(tx, known.revision, revision);
    return (edits !== 'all' && (await readEdited(tx, known, revision, edits))) || readWholeShop(tx);
  }, SNAPSHOT);
}

/** What changed after a revision. */
export async function readEdits(
  tx: Database | Transaction,
  after: number,
  revision: number,
): Promise<ShopEdits> {
  if (revision < after || revision - after >= REVISIONS_KEPT) return 'all';
  const { list, entityId } = schema.shopEdits;
  const rows = await tx
    .selectDistinct({ list, id: entityId })
    .from(schema.shopEdits)
    .where(gt(schema.shopEdits.revision, after))
    .limit(MOST_EDITS + 1);
  const entities = rows.filter((row) => row.list !== 'config');
  // Any entity may show an image.
  const isListed = entities.every((row): row is { list: ShopList; id: number } =>
    Object.hasOwn(READ, row.list),
  );
  if (!isListed || rows.length > MOST_EDITS) return 'all';
  return { isConfig: entities.length < rows.length, entities };
}

/** The latest changes after a revision, newest first, and how many there are. */
export async function readLatestEdits(
  db: Database,
  after: number,
  atMost: number,
): Promise<{ edits: { list: string; id: number }[]; count: number }> {
  const { list, entityId, revision } = schema.shopEdits;
  const rows = await db
    .select({ list, id: entityId, count: sql<number>`(count(*) over ())::int` })
    .from(schema.shopEdits)
    .where(gt(revision, after))
    .groupBy(list, entityId)
    .orderBy(desc(max(revision)), asc(list), asc(entityId))
    .limit(atMost);
  return { edits: rows.map((row) => ({ list: row.list, id: row.id })), count: rows[0]?.count ?? 0 };
}

/** null: the whole shop has to be read. */
async function readEdited(
  tx: Transaction,
  known: ShopState,
  revision: number,
  { isConfig, entities }: Exclude<ShopEdits, 'all'>,
): Promise<ShopState | null> {
  const images = new Map(known.images);
  const unknown = new Set<number>();
  const imageOf = (id: number | null) => {
    if (id === null) return null;
    const image = images.get(id);
    if (!image) unknown.add(id);
    return image ?? null;
  };
  const { timezone } = known.shop.config;
  const reading: Reading = { tx, imageOf, writeInstant: instantWriter(timezone) };
  const shop: Shop = { ...known.shop };
  const byList = Map.groupBy(entities, ({ list }) => list);
  const readAll = async () => {
    const config = isConfig ? await readConfig(tx, imageOf) : known.shop.config;
    // Instants are written in the shop's zone.
    if (config?.timezone !== timezone) return false;
    shop.config = config;
    for (const [list, changed] of byList)
      await readList(reading, known.shop, shop, list, new Set(changed.map(({ id }) => id)));
    return true;
  };
  if (!(await readAll())) return null;
  if (unknown.size > 0) {
    for (const image of await readImages(tx, [...unknown])) images.set(image.id, image);
    await readAll();
  }
  // A branch's edit ends the demo, too.
  const isDemo = isConfig || known.isDemo ? await readIsDemo(tx) : false;
  // The notice of withdrawal names a branch, and is there while a product can be sent back. A change of no entity keeps texts alone.
  const isLegal = isConfig || entities.length === 0 || byList.has('branches') || byList.has('products');
  const legalTexts = isLegal ? await readLegalVersions(tx) : known.legalTexts;
  return { revision, isDemo, legalTexts, shop, images };
}

async function readList<L extends ShopList>(
  reading: Reading,
  known: Shop,
  shop: Shop,
  list: L,
  ids: ReadonlySet<number>,
): Promise<void> {
  const before = known[list] as Shop[L][number][];
  const read = await READ[list](reading, [...ids]);
  const fresh = new Map(read.map((entity) => [entity.id, entity as Shop[L][number]]));
  const isInPlace = ids.size === 1 && fresh.size === 1 && before.some(({ id }) => ids.has(id));
  // A single changed entity keeps its place; anything else may have moved.
  shop[list] = (
    isInPlace
      ? before.map((entity) => fresh.get(entity.id) ?? entity)
      : await inOrder(reading.tx, list, [...before.filter(({ id }) => !ids.has(id)), ...fresh.values()])
  ) as Shop[L];
}

async function inOrder<T extends { id: number }>(
  tx: Transaction,
  list: ShopList,
  entities: readonly T[],
): Promise<T[]> {
  const { table } = STORED[list];
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const rows = await tx.select({ id: table.id }).from(table).orderBy(asc(table.position), asc(table.id));
  return rows.flatMap(({ id }) => byId.get(id as number) ?? []);
}

async function readImages(tx: Transaction, ids: number[]): Promise<ImageRef[]> {
  const { images } = schema;
  const rows = await tx.select().from(images).where(inArray(images.id, ids));
  return rows.map(({ id, version, extension }) => ({ id, version, extension }));
}

/** Devices and open orders of a branch: while it has any, it cannot be deleted. */
export async function findBranchUsage(
  db: Database,
  branchId: number,
): Promise<{ devices: { identifier: string; name: string }[]; openOrders: number }> {
  const [open] = await db
    .select({ number: count() })
    .from(orders)
    .where(
      and(
        eq(orders.branchId, branchId),
        isNull(orders.completedAt),
        isNull(orders.rejectedAt),
        isNull(orders.canceledAt),
        isNull(orders.failedAt),
      ),
    );
  return {
    devices: await db
      .select({ identifier: devices.identifier, name: devices.name })
      .from(devices)
      .where(eq(devices.branchId, branchId))
      .orderBy(asc(devices.id)),
    openOrders: open?.number ?? 0,
  };
}

/** The devices that print for a station. */
export function findStationDevices(db: Database, stationId: number) {
  return db
    .select({ identifier: devices.identifier, name: devices.name })
    .from(devices)
    .where(sql`${devices.stationIds} @> ${JSON.stringify([stationId])}::jsonb`)
    .orderBy(asc(devices.id));
}
