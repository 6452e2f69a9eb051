import { asc } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { images, uploads } from '../../platform/database/schema.ts';
import { uploadPath } from './uploads.ts';

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
