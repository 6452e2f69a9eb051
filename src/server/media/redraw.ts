import sharp from 'sharp';

/** A picture of more pixels is not decoded. */
export const MOST_PIXELS = 50_000_000;

export type DrawnFormat = 'jpeg' | 'png' | 'gif' | 'webp';

/**
 * The picture drawn anew, no side longer than `largestSide`: upright, without the place where it was taken, and without
 * anything hidden behind it. Null for what is cut off, has too many pixels, or is no picture after all.
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
