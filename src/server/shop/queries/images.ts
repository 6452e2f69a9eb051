import { asc, eq, inArray } from 'drizzle-orm';
import type { Image, IMAGE_FIELDS } from '../../../lib/contract/media.ts';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { images } from '../../platform/database/schema.ts';

const COLUMNS: ListColumns<typeof IMAGE_FIELDS> = {
  fields: { id: images.id, name: images.name, extension: images.extension },
  search: [images.name],
  order: [asc(images.id)],
};

export async function listImages(db: Database, query: ListQuery): Promise<ListPage<Image>> {
  const { where, orderBy, limit, offset } = listClauses(query, COLUMNS);
  const items = await db
    .select()
    .from(images)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(images, where) };
}

/** Those pictures that there are, as they are now, by id. */
export async function findImages(db: Database, ids: readonly number[]): Promise<Map<number, Image>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(images)
    .where(inArray(images.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The picture as it is, kept so until the transaction ends. */
export async function lockImage(tx: Transaction, id: number): Promise<Image | null> {
  const [row] = await tx.select().from(images).where(eq(images.id, id)).for('update');
  return row ?? null;
}

export async function insertImage(tx: Transaction, image: Omit<Image, 'id'>): Promise<Image> {
  const [row] = await tx.insert(images).values(image).returning();
  if (!row) throw new Error('no image');
  return row;
}

export async function updateImage(tx: Transaction, { id, ...columns }: Image): Promise<void> {
  await tx.update(images).set(columns).where(eq(images.id, id));
}

export async function deleteImage(tx: Transaction, id: number): Promise<void> {
  await tx.delete(images).where(eq(images.id, id));
}
