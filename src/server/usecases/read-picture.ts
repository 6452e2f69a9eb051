import type { Storage } from '../providers/storage/storage.ts';
import {
  drawVariant,
  PICTURE_WIDTHS,
  pictureName,
  VARIANT_FORMATS,
  variantName,
  type PictureUse,
  type VariantFormat,
} from './picture-variants.ts';

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

export interface Picture {
  bytes: Uint8Array;
  type: string;
}

export interface PictureName {
  id: number;
  version: number;
  extension: string;
}

/** What a picture is wanted for: as what, how wide, and which modern formats can be shown. */
export interface PictureWish {
  use: PictureUse;
  width: number | null;
  formats: readonly VariantFormat[];
}

export type ReadPicture = (name: PictureName, wish: PictureWish | null) => Promise<Picture | null>;

/**
 * Reads pictures, whole or as a use wants them. Variants were made when the picture was uploaded; of pictures that came
 * another way they are made when first asked for, though never as AVIF, which takes longer than a customer should wait.
 */
export function createReadPicture(storage: Storage): ReadPicture {
  const making = new Map<string, Promise<Uint8Array | null>>();

  async function make(name: PictureName, width: number, format: VariantFormat | undefined) {
    const bytes = await storage.read(pictureName(name, name.extension));
    if (!bytes) return null;
    const small = await drawVariant(bytes, width, format);
    await storage.write(variantName(name, width, format ?? name.extension), small);
    return small;
  }

  async function readVariant(name: PictureName, width: number, formats: readonly VariantFormat[]) {
    const wanted = [...VARIANT_FORMATS.filter((format) => formats.includes(format)), name.extension];
    for (const extension of wanted) {
      const kept = await storage.read(variantName(name, width, extension));
      const type = TYPES[extension];
      if (kept && type) return { bytes: kept, type };
    }
    const format = formats.includes('webp') ? 'webp' : undefined;
    const key = variantName(name, width, format ?? name.extension);
    // Several who ask at once wait for one and the same.
    const made = making.get(key) ?? make(name, width, format).finally(() => making.delete(key));
    making.set(key, made);
    const bytes = await made;
    const type = TYPES[format ?? name.extension];
    return bytes && type ? { bytes, type } : null;
  }

  return async (name, wish) => {
    const type = TYPES[name.extension];
    if (!type) return null;
    if (!wish || !RESIZABLE.includes(name.extension)) {
      const bytes = await storage.read(pictureName(name, name.extension));
      return bytes && { bytes, type };
    }
    const widths: readonly number[] = PICTURE_WIDTHS[wish.use];
    const width = wish.width ?? widths[0];
    return width !== undefined && widths.includes(width) ? readVariant(name, width, wish.formats) : null;
  };
}
