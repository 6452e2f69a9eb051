import sharp, { type Sharp } from 'sharp';

/** Larger pictures are not decoded. Phones take 12 to 24 million pixels. */
const MOST_PIXELS = 25_000_000;
/** A picture that takes longer is refused: drawing has to leave time for customers. */
const MOST_SECONDS = 8;

// One thread each: requests need the others.
sharp.concurrency(1);

/**
 * A picture of a customer, staff or an import. Of animations, only the first frame is decoded: a hundred large frames take as long as a
 * hundred pictures. Rejects if it is no picture, has too many pixels or takes too long.
 */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 }).timeout({ seconds: MOST_SECONDS }).rotate();

let last: Promise<unknown> = Promise.resolve();

/** Draws one picture at a time in this process: drawing occupies threads that files and the database need, too. */
export function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = last.then(draw, draw);
  last = drawn.catch(() => undefined);
  return drawn;
}
