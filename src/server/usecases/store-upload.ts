import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { LARGEST_UPLOAD, type Upload } from '../../lib/contract/uploads.ts';
import type { Database } from '../db/database.ts';
import { insertUpload, removeUpload } from '../db/uploads.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { fileKind, type FileKind } from './file-kind.ts';

export type StoredUpload = { ok: true; upload: Upload } | { ok: false; code: 'tooLarge' | 'unknownKind' };

/** Takes a file that a customer sends with an order, as a data URL. */
export type StoreUpload = (dataUrl: string) => Promise<StoredUpload>;

/** 192 bits: who has them may read the file. */
const HASH_BYTES = 24;
/** A picture of more pixels is not decoded. */
const MOST_PIXELS = 50_000_000;
/** No picture is kept larger than this, in pixels each way. */
const LARGEST_SIDE = 4096;

/** Where an upload's bytes lie. */
export const uploadPath = ({ id, version, extension }: Pick<Upload, 'id' | 'version' | 'extension'>) =>
  `uploads/${id}-${version}.${extension}`;

export function createStoreUpload(db: Database, storage: Storage): StoreUpload {
  return async (dataUrl) => {
    const comma = dataUrl.indexOf(',');
    const declared = dataUrl.slice('data:'.length, comma).toLowerCase();
    const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64');
    if (bytes.length > LARGEST_UPLOAD) return { ok: false, code: 'tooLarge' };
    const kind = fileKind(bytes, declared);
    const kept = kind?.isImage ? await redraw(bytes, kind) : bytes;
    if (!kind || !kept) return { ok: false, code: 'unknownKind' };
    const upload = await insertUpload(db, {
      extension: kind.extension,
      mimeType: kind.mimeType,
      publicHash: randomBytes(HASH_BYTES).toString('base64url'),
    });
    try {
      await storage.write(uploadPath(upload), kept);
    } catch (error) {
      await removeUpload(db, upload.id);
      throw error;
    }
    return { ok: true, upload };
  };
}

/** The picture drawn anew: upright, without the place where it was taken, and without anything hidden behind it. */
async function redraw(bytes: Buffer, kind: FileKind): Promise<Buffer | null> {
  const format = kind.extension === 'jpg' ? 'jpeg' : (kind.extension as 'png' | 'gif' | 'webp');
  try {
    const isAnimated = format === 'gif' || format === 'webp';
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, animated: isAnimated })
      .rotate()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toBuffer();
  } catch {
    // Cut off, or no picture after all.
    return null;
  }
}
