import { eq } from 'drizzle-orm';
import type { Upload } from '../../lib/contract/uploads.ts';
import type { Database } from './database.ts';
import { uploads } from './schema.ts';

const UPLOAD = {
  id: uploads.id,
  version: uploads.version,
  extension: uploads.extension,
  publicHash: uploads.publicHash,
  mimeType: uploads.mimeType,
};

export async function insertUpload(
  db: Database,
  upload: Pick<Upload, 'extension' | 'mimeType' | 'publicHash'>,
): Promise<Upload> {
  const [stored] = await db.insert(uploads).values(upload).returning(UPLOAD);
  if (!stored) throw new Error('the upload was not stored');
  return stored;
}

export async function removeUpload(db: Database, id: number): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}

export async function findUpload(db: Database, id: number): Promise<Upload | null> {
  const [found] = await db.select(UPLOAD).from(uploads).where(eq(uploads.id, id));
  return found ?? null;
}
