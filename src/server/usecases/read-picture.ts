import sharp from 'sharp';
import type { Storage } from '../providers/storage/storage.ts';

/** What a picture is shown as; each use has its widths in pixels, the first being the one without a wish. */
export const PICTURE_WIDTHS = {
  product: [640, 160, 320, 960],
  category: [320, 160, 640, 960],
} as const;
export type PictureUse = keyof typeof PICTURE_WIDTHS;

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  // Pictures of these kinds are served, never resized.
  svg: 'image/svg+xml',
};
const RESIZABLE = ['webp', 'avif', 'jpg', 'jpeg', 'png'];
/** A picture of more pixels is not decoded. */
const MOST_PIXELS = 50_000_000;

export interface Picture {
  bytes: Uint8Array;
  type: string;
}

export interface PictureName {
  id: number;
  version: number;
  extension: string;
}

export type ReadPicture = (
  name: PictureName,
  use: PictureUse | null,
  width: number | null,
) => Promise<Picture | null>;

/** Reads pictures, and makes and keeps the smaller ones for products and categories when they are first asked for. */
export function createReadPicture(storage: Storage): ReadPicture {
  const making = new Map<string, Promise<Uint8Array | null>>();

  async function make(original: string, name: string, width: number): Promise<Uint8Array | null> {
    const bytes = await storage.read(original);
    if (!bytes) return null;
    const small = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .toBuffer();
    await storage.write(name, small);
    return small;
  }

  return async ({ id, version, extension }, use, width) => {
    const type = TYPES[extension];
    if (!type) return null;
    const original = `${id}-${version}.${extension}`;
    if (!use || !RESIZABLE.includes(extension)) {
      const bytes = await storage.read(original);
      return bytes && { bytes, type };
    }
    const widths: readonly number[] = PICTURE_WIDTHS[use];
    const wanted = width ?? widths[0];
    if (wanted === undefined || !widths.includes(wanted)) return null;
    const name = `variants/${wanted}/${original}`;
    const kept = await storage.read(name);
    if (kept) return { bytes: kept, type };
    // Several who ask at once wait for one and the same.
    const made = making.get(name) ?? make(original, name, wanted).finally(() => making.delete(name));
    making.set(name, made);
    const bytes = await made;
    return bytes && { bytes, type };
  };
}
