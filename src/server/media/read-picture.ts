import type { Storage } from '../platform/storage/storage.ts';
import {
  drawForMail,
  drawVariant,
  MAIL_FORMATS,
  PICTURE_WIDTHS,
  pictureName,
  VARIANT_FORMATS,
  variantName,
  type PictureUse,
  type VariantFormat,
} from './drawing.ts';

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  // Served as they are, never resized.
  svg: 'image/svg+xml',
};
const RESIZABLE = ['webp', 'avif', 'jpg', 'jpeg', 'png'];
/** Formats that all mail clients show. */
const SHOWN_IN_MAILS = ['jpg', 'jpeg', 'png'];

export interface Picture {
  bytes: Uint8Array;
  type: string;
}

interface Drawn {
  bytes: Uint8Array;
  extension: string;
}
type Draw = (whole: Uint8Array) => Promise<Drawn>;

export interface PictureName {
  id: number;
  version: number;
  extension: string;
}

/** The requested use, width and accepted formats of a picture. */
export interface PictureWish {
  use: PictureUse;
  width: number | null;
  formats: readonly VariantFormat[];
  /** Requests a format that all mail clients show. */
  isForMail: boolean;
}

export type ReadPicture = (name: PictureName, wish: PictureWish | null) => Promise<Picture | null>;

/**
 * Reads pictures as they are or as variants. Variants are made at upload; for pictures imported otherwise, on first request, without AVIF,
 * which takes too long for a waiting customer.
 */
export function createReadPicture(storage: Storage): ReadPicture {
  const making = new Map<string, Promise<Drawn | null>>();

  /** Concurrent requests share one variant. */
  async function makeOnce(key: string, draw: () => Promise<Drawn | null>): Promise<Picture | null> {
    const made = making.get(key) ?? draw().finally(() => making.delete(key));
    making.set(key, made);
    const drawn = await made;
    const type = drawn && TYPES[drawn.extension];
    return drawn && type ? { bytes: drawn.bytes, type } : null;
  }

  async function findKept(name: PictureName, width: number, extensions: readonly string[]) {
    for (const extension of extensions) {
      const bytes = await storage.read(variantName(name, width, extension));
      const type = TYPES[extension];
      if (bytes && type) return { bytes, type };
    }
    return null;
  }

  async function draw(name: PictureName, width: number, work: Draw): Promise<Drawn | null> {
    const whole = await storage.read(pictureName(name, name.extension));
    if (!whole) return null;
    const drawn = await work(whole);
    await storage.write(variantName(name, width, drawn.extension), drawn.bytes);
    return drawn;
  }

  async function readVariant(name: PictureName, width: number, formats: readonly VariantFormat[]) {
    const wanted = [...VARIANT_FORMATS.filter((format) => formats.includes(format)), name.extension];
    const format = formats.includes('webp') ? 'webp' : undefined;
    const extension = format ?? name.extension;
    return (
      (await findKept(name, width, wanted)) ??
      makeOnce(variantName(name, width, extension), () =>
        draw(name, width, async (whole) => ({ bytes: await drawVariant(whole, width, format), extension })),
      )
    );
  }

  /** Made on first request, since few pictures appear in mails. */
  async function readForMail(name: PictureName, width: number) {
    return (
      (await findKept(name, width, MAIL_FORMATS)) ??
      makeOnce(variantName(name, width, 'mail'), () =>
        draw(name, width, (whole) => drawForMail(whole, width)),
      )
    );
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
    if (width === undefined || !widths.includes(width)) return null;
    if (wish.isForMail && !SHOWN_IN_MAILS.includes(name.extension)) return readForMail(name, width);
    return readVariant(name, width, wish.isForMail ? [] : wish.formats);
  };
}
