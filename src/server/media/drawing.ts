import sharp, { type Sharp } from 'sharp';
import { hexOfBytes, type Hex } from '../../lib/domain/face/color.ts';

/** Larger pictures are not decoded. Phones take 12 to 24. */
export const MOST_MEGAPIXELS = 25;
/** A picture that takes longer is refused: drawing has to leave time for customers. */
const MOST_SECONDS = 8;

// One thread each: requests need the others.
sharp.concurrency(1);

/**
 * A picture of a customer, staff or an import. Of animations, only the first frame is decoded: a hundred large frames take as long as a
 * hundred pictures. Rejects if it is no picture, has too many pixels or takes too long.
 */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_MEGAPIXELS * 1e6, pages: 1 })
    .timeout({ seconds: MOST_SECONDS })
    .rotate();

let last: Promise<unknown> = Promise.resolve();

/** Draws one picture at a time in this process: drawing occupies threads that files and the database need, too. */
export function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = last.then(draw, draw);
  last = drawn.catch(() => undefined);
  return drawn;
}

export type DrawnFormat = 'jpeg' | 'png' | 'gif' | 'webp';

/**
 * The re-encoded picture with sides up to `largestSide`: upright, a still, without location and other hidden data. null: truncated, too
 * many pixels, too slow, or not a picture.
 */
export async function redraw(
  bytes: Buffer,
  format: DrawnFormat,
  largestSide: number,
): Promise<Buffer | null> {
  const size = { width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true } as const;
  try {
    return await inTurn(() => openPicture(bytes).resize(size).toFormat(format).toBuffer());
  } catch {
    return null;
  }
}

/** The uses of a picture with their widths in pixels; the first is the default. */
export const PICTURE_WIDTHS = {
  product: [640, 160, 320, 960],
  category: [320, 160, 640, 960],
  branch: [960, 640, 1280, 1600],
} as const;
export type PictureUse = keyof typeof PICTURE_WIDTHS;

/** Modern formats of variants, the smallest first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

const ALL_WIDTHS = [...new Set(Object.values(PICTURE_WIDTHS).flat())];

interface PictureKey {
  id: number;
  version: number;
}

/** The storage key of a picture, and of a variant. */
export const pictureName = ({ id, version }: PictureKey, extension: string) =>
  `${id}-${version}.${extension}`;
export const variantName = (key: PictureKey, width: number, extension: string) =>
  `variants/${width}/${pictureName(key, extension)}`;

/** All possible storage keys of a picture and its variants. */
export function pictureNames(key: PictureKey, extensions: readonly string[]): string[] {
  const drawn = [...new Set([...VARIANT_FORMATS, ...MAIL_FORMATS, ...extensions])];
  return [
    ...extensions.map((extension) => pictureName(key, extension)),
    ...ALL_WIDTHS.flatMap((width) => drawn.map((extension) => variantName(key, width, extension))),
  ];
}

/** The storage keys of the copies that may have been drawn from a stored file; none for a customer's file. */
export function copiesOf(name: string): string[] {
  const [, id, version] = /^(\d+)-(\d+)\.[a-z0-9]+$/.exec(name) ?? [];
  return id === undefined ? [] : pictureNames({ id: Number(id), version: Number(version) }, []);
}

/** Fast encoder settings: uploads wait for all variants. */
const OPTIONS = { avif: { quality: 52, effort: 2 }, webp: { quality: 80 } } as const;

/** A picture at a width, never enlarged; in its own format by default. */
export function drawVariant(bytes: Uint8Array, width: number, format?: VariantFormat): Promise<Buffer> {
  return inTurn(() => {
    const drawn = openPicture(bytes).resize({ width, withoutEnlargement: true });
    return (format ? drawn.toFormat(format, OPTIONS[format]) : drawn).toBuffer();
  });
}

/** Formats that all mail clients show: Outlook on Windows has no WebP. */
export const MAIL_FORMATS = ['jpg', 'png'] as const;
export type MailFormat = (typeof MAIL_FORMATS)[number];

/** A picture at a width for mails: JPEG, or PNG for transparent ones. */
export async function drawForMail(
  bytes: Uint8Array,
  width: number,
): Promise<{ bytes: Buffer; extension: MailFormat }> {
  const small = await sharp(await drawVariant(bytes, width))
    .png()
    .toBuffer();
  if (!(await sharp(small).stats()).isOpaque) return { bytes: small, extension: 'png' };
  return { bytes: await sharp(small).jpeg({ quality: 80 }).toBuffer(), extension: 'jpg' };
}

/** The colour that most of a picture has: what shows until it has loaded. */
export async function colorFromAfar(bytes: Uint8Array): Promise<Hex> {
  const small = await inTurn(() => openPicture(bytes).resize(64, 64, { fit: 'inside' }).png().toBuffer());
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return hexOfBytes([r, g, b]);
}

interface Variant {
  width: number;
  format: VariantFormat;
  bytes: Uint8Array;
}

/** All variants in modern formats. */
export async function drawVariants(bytes: Uint8Array): Promise<Variant[]> {
  const drawn: Variant[] = [];
  for (const width of ALL_WIDTHS)
    for (const format of VARIANT_FORMATS)
      drawn.push({ width, format, bytes: await drawVariant(bytes, width, format) });
  return drawn;
}
