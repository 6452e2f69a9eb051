import type { Config } from '../../../lib/contract/config.ts';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import type { ImageRef } from '../../../lib/domain/product.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { instantWriter, READ, type Reading } from './read-shop-lists.ts';
import * as schema from '../../platform/database/schema.ts';
import { readIsDemo, readRevision } from './shop-revision.ts';

export interface ShopState {
  revision: number;
  /** Whether it is still the demo that a first start wrote. */
  isDemo: boolean;
  shop: Shop;
  /** Every picture that there was, by id. */
  images: ReadonlyMap<number, ImageRef>;
}

/** A moment of the database, in which nothing changes while it is read. */
export const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The whole shop as it was at one moment; null as long as there is none. */
export function readShop(db: Database): Promise<ShopState | null> {
  return db.transaction(readWholeShop, ONE_MOMENT);
}

/** The settings; null as long as there is no shop. */
export async function readConfig(
  tx: Transaction,
  imageOf: (id: number | null) => ImageRef | null,
): Promise<Config | null> {
  const [settings] = await tx.select().from(schema.config);
  return settings ? { ...settings.document, logo: imageOf(settings.logoId) } : null;
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
    shop: { config, ...(lists as Omit<Shop, 'config'>) },
    images,
  };
}
