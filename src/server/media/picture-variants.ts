import sharp from 'sharp';
import { MOST_PIXELS } from './redraw.ts';

/** What a picture is shown as; each use has its widths in pixels, the first being the one without a wish. */
export const PICTURE_WIDTHS = {
  product: [640, 160, 320, 960],
  category: [320, 160, 640, 960],
  branch: [960, 640, 1280, 1600],
} as const;
export type PictureUse = keyof typeof PICTURE_WIDTHS;

/** The formats that smaller pictures come in for whoever can show them, the smallest first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

const ALL_WIDTHS = [...new Set(Object.values(PICTURE_WIDTHS).flat())];

interface PictureKey {
  id: number;
  version: number;
}

/** Where a picture lies, and where it lies at another width. */
export const pictureName = ({ id, version }: PictureKey, extension: string) =>
  `${id}-${version}.${extension}`;
export const variantName = (key: PictureKey, width: number, extension: string) =>
  `variants/${width}/${pictureName(key, extension)}`;

/** Every name under which something of a picture may lie, whichever of these formats it is kept in. */
export function pictureNames(key: PictureKey, extensions: readonly string[]): string[] {
  const drawn = [...new Set([...VARIANT_FORMATS, ...MAIL_FORMATS, ...extensions])];
  return [
    ...extensions.map((extension) => pictureName(key, extension)),
    ...ALL_WIDTHS.flatMap((width) => drawn.map((extension) => variantName(key, width, extension))),
  ];
}

/** Quick ones: whoever uploads a picture waits for all of its variants. */
const OPTIONS = { avif: { quality: 52, effort: 2 }, webp: { quality: 80 } } as const;

/** A picture at a width, never larger than it is; in its own format if none is named. */
export function drawVariant(bytes: Uint8Array, width: number, format?: VariantFormat): Promise<Buffer> {
  const drawn = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  return (format ? drawn.toFormat(format, OPTIONS[format]) : drawn).toBuffer();
}

/** The formats that every program for mail shows: Outlook on Windows shows no WebP. */
export const MAIL_FORMATS = ['jpg', 'png'] as const;
export type MailFormat = (typeof MAIL_FORMATS)[number];

/** A picture at a width for mails: as JPEG, or as PNG if something behind it shows through. */
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

interface Variant {
  width: number;
  format: VariantFormat;
  bytes: Uint8Array;
}

/** Every variant that a picture is ever asked for in a modern format. */
export async function drawVariants(bytes: Uint8Array): Promise<Variant[]> {
  const drawn: Variant[] = [];
  for (const width of ALL_WIDTHS)
    for (const format of VARIANT_FORMATS)
      drawn.push({ width, format, bytes: await drawVariant(bytes, width, format) });
  return drawn;
}
