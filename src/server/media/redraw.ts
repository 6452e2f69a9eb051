import sharp from 'sharp';

/** Larger pictures are not decoded. */
export const MOST_PIXELS = 50_000_000;

export type DrawnFormat = 'jpeg' | 'png' | 'gif' | 'webp';

/**
 * The re-encoded picture with sides up to `largestSide`: upright, without location and other hidden data. null: truncated, too many
 * pixels, or not a picture.
 */
export async function redraw(
  bytes: Buffer,
  format: DrawnFormat,
  largestSide: number,
): Promise<Buffer | null> {
  try {
    const isAnimated = format === 'gif' || format === 'webp';
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, animated: isAnimated })
      .rotate()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toBuffer();
  } catch {
    return null;
  }
}
