import { inArray } from 'drizzle-orm';
import type { ImageRef } from '../../lib/domain/product.ts';
import type { Database } from './database.ts';
import { images } from './schema.ts';

/** Those pictures that there are, as they are now, by id. */
export async function findImages(db: Database, ids: readonly number[]): Promise<Map<number, ImageRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(images)
    .where(inArray(images.id, [...ids]));
  return new Map(rows.map(({ id, version, extension }) => [id, { id, version, extension }]));
}
