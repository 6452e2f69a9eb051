import { randomBytes } from 'node:crypto';
import { LARGEST_UPLOAD, type Upload } from '../../lib/contract/media.ts';
import type { Database } from '../platform/database/database.ts';
import { insertUpload, removeUpload, uploadPath } from './queries/uploads.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { readDataUrl } from './data-url.ts';
import { fileKind, type FileKind } from './file-kind.ts';
import { redraw, type DrawnFormat } from './redraw.ts';

export type StoredUpload = { ok: true; upload: Upload } | { ok: false; code: 'tooLarge' | 'unknownKind' };

/** Takes a file that a customer sends with an order, as a data URL. */
export type StoreUpload = (dataUrl: string) => Promise<StoredUpload>;

/** 192 bits: who has them may read the file. */
const HASH_BYTES = 24;
/** No picture is kept larger than this, in pixels each way. */
const LARGEST_SIDE = 4096;

type ReadFile = { ok: true; kind: FileKind; bytes: Buffer } | { ok: false; code: 'tooLarge' | 'unknownKind' };

/** The file in a data URL as it may be kept: of a kind that a shop takes, and drawn anew if it is a picture. */
export async function readFile(dataUrl: string): Promise<ReadFile> {
  const { declared, bytes } = readDataUrl(dataUrl);
  if (bytes.length > LARGEST_UPLOAD) return { ok: false, code: 'tooLarge' };
  const kind = fileKind(bytes, declared);
  const kept = kind?.isImage ? await redraw(bytes, formatOf(kind), LARGEST_SIDE) : bytes;
  return kind && kept ? { ok: true, kind, bytes: kept } : { ok: false, code: 'unknownKind' };
}

const formatOf = ({ extension }: FileKind) => (extension === 'jpg' ? 'jpeg' : extension) as DrawnFormat;

export function createStoreUpload(db: Database, storage: Storage): StoreUpload {
  return async (dataUrl) => {
    const file = await readFile(dataUrl);
    if (!file.ok) return file;
    const upload = await insertUpload(db, {
      extension: file.kind.extension,
      mimeType: file.kind.mimeType,
      publicHash: randomBytes(HASH_BYTES).toString('base64url'),
    });
    try {
      await storage.write(uploadPath(upload), file.bytes);
    } catch (error) {
      await removeUpload(db, upload.id);
      throw error;
    }
    return { ok: true, upload };
  };
}
