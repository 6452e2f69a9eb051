import { inTurn, openPicture } from './drawing.ts';

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
