import type { Upload } from '../../lib/contract/media.ts';
import type { Database } from '../platform/database/database.ts';
import { findUpload, uploadPath } from './queries/uploads.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { isSameSecret } from '../platform/secrets.ts';

export interface UploadedFile {
  bytes: Uint8Array;
  type: string;
}

/** A customer's file for whoever knows its hash; null for anyone else, and for another version or extension. */
export type ReadUpload = (name: Omit<Upload, 'mimeType'>) => Promise<UploadedFile | null>;

export function createReadUpload(db: Database, storage: Storage): ReadUpload {
  return async ({ id, version, extension, publicHash }) => {
    const upload = await findUpload(db, id);
    const isKnown = isSameSecret(upload?.publicHash ?? '', publicHash);
    if (!upload || !isKnown || upload.version !== version || upload.extension !== extension) return null;
    const bytes = await storage.read(uploadPath(upload));
    return bytes && { bytes, type: upload.mimeType };
  };
}
