import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { KeptUpload, Upload, UPLOAD_FIELDS } from '../../../lib/contract/media.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { uploads, images } from '../../platform/database/schema.ts';

const UPLOAD = {
  id: uploads.id,
  version: uploads.version,
  extension: uploads.extension,
  publicHash: uploads.publicHash,
  mimeType: uploads.mimeType,
};

/** The storage key of an upload. */
export const uploadPath = ({ id, version, extension }: Pick<Upload, 'id' | 'version' | 'extension'>) =>
  `uploads/${id}-${version}.${extension}`;

const COLUMNS: ListColumns<typeof UPLOAD_FIELDS> = {
  fields: {
    id: uploads.id,
    extension: uploads.extension,
    mimeType: uploads.mimeType,
    createdAt: uploads.createdAt,
    isOrdered: isNotNull(uploads.orderedAt),
  },
  search: [uploads.extension, uploads.mimeType],
  order: [desc(uploads.id)],
};

export async function insertUpload(
  db: Database,
  upload: Pick<Upload, 'extension' | 'mimeType' | 'publicHash'> & { bytes: number },
): Promise<Upload> {
  const [stored] = await db.insert(uploads).values(upload).returning(UPLOAD);
  if (!stored) throw new Error('the upload was not stored');
  return stored;
}

export async function removeUpload(db: Database | Transaction, id: number): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}

/** Deletes files; answers those that were there. Their bytes are still stored. */
export async function deleteUploads(tx: Transaction, ids: readonly number[]): Promise<Upload[]> {
  if (ids.length === 0) return [];
  return tx
    .delete(uploads)
    .where(inArray(uploads.id, [...ids]))
    .returning(UPLOAD);
}

export async function findUpload(db: Database, id: number): Promise<Upload | null> {
  const [found] = await db.select(UPLOAD).from(uploads).where(eq(uploads.id, id));
  return found ?? null;
}

/** The existing files among these ids, by id. */
export async function findUploadsById(db: Database | Transaction, ids: readonly number[]): Promise<Upload[]> {
  if (ids.length === 0) return [];
  return db
    .select(UPLOAD)
    .from(uploads)
    .where(inArray(uploads.id, [...ids]))
    .orderBy(asc(uploads.id));
}

/** A page of uploads, newest first by default. */
export async function listUploads(db: Database, query: ListQuery): Promise<ListPage<KeptUpload>> {
  const { where, orderBy, limit, offset } = listClauses(query, COLUMNS);
  const rows = await db
    .select()
    .from(uploads)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toKept), total: await db.$count(uploads, where) };
}

export async function findKeptUpload(db: Database, id: number): Promise<KeptUpload | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row ? toKept(row) : null;
}

/** An upload, locked until the transaction ends. */
export async function lockUpload(tx: Transaction, id: number): Promise<KeptUpload | null> {
  const [row] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
  return row ? toKept(row) : null;
}

/** Replaces the content of an upload: its next version. */
export async function replaceUpload(
  tx: Transaction,
  id: number,
  file: Pick<Upload, 'extension' | 'mimeType'>,
): Promise<KeptUpload> {
  const [row] = await tx
    .update(uploads)
    .set({ ...file, version: sql`${uploads.version} + 1` })
    .where(eq(uploads.id, id))
    .returning();
  if (!row) throw new Error('no upload');
  return toKept(row);
}

/** A file was deleted while it was being ordered. */
export class UploadGone extends Error {
  override message = 'an upload has gone while it was being ordered';
}

/** Marks files as ordered, so that they are never deleted. A file deleted at the same time fails the transaction. */
export async function keepUploads(tx: Transaction, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const wanted = [...new Set(ids)];
  const kept = await tx
    .update(uploads)
    .set({ orderedAt: sql`coalesce(${uploads.orderedAt}, ${at.toISOString()}::timestamptz)` })
    .where(inArray(uploads.id, wanted))
    .returning({ id: uploads.id });
  if (kept.length < wanted.length) throw new UploadGone();
}

/** Bytes of all uploads that belong to no order. */
export async function sumLeftOvers(db: Database): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
    .from(uploads)
    .where(isNull(uploads.orderedAt));
  return Number(row?.bytes ?? 0);
}

/** Deletes some uploads from before a time that belong to no order; returns them. */
export async function deleteLeftOvers(db: Database, before: Date, most: number): Promise<Upload[]> {
  const ids = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isNull(uploads.orderedAt), lt(uploads.createdAt, before)))
    .orderBy(asc(uploads.createdAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db.delete(uploads).where(inArray(uploads.id, ids)).returning(UPLOAD);
}

function toKept(row: typeof uploads.$inferSelect): KeptUpload {
  const { id, version, extension, publicHash, mimeType, createdAt, orderedAt } = row;
  const isOrdered = orderedAt !== null;
  return { id, version, extension, publicHash, mimeType, createdAt: createdAt.toISOString(), isOrdered };
}

/** The storage keys of all pictures and customers' files. Smaller copies of pictures are left out: they are drawn again. */
export async function listStoredFiles(db: Database | Transaction): Promise<string[]> {
  const { id, version, extension } = images;
  const pictures = await db.select({ id, version, extension }).from(images).orderBy(asc(id));
  const files = await db
    .select({ id: uploads.id, version: uploads.version, extension: uploads.extension })
    .from(uploads)
    .orderBy(asc(uploads.id));
  return [
    ...pictures.map((picture) => `${picture.id}-${picture.version}.${picture.extension}`),
    ...files.map(uploadPath),
  ];
}
