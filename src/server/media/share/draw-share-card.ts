import sharp from 'sharp';
import { SHARE_SIZE, type ShareCard } from '../../../lib/contract/share-picture.ts';
import { MOST_PIXELS } from '../redraw.ts';
import { EMPTY_PLATE, plate, SERVED_PLATES, TABLE, type Plate } from './plates.ts';
import type { DrawWords } from './words-on-card.ts';

const BRAND = '#ffd200';
const QUALITY = 86;

/** The picture for sharing: name and place beside plates with dishes. `bytesOf` gives null where there is no picture. */
export async function drawShareCard(
  card: ShareCard,
  drawWords: DrawWords,
  bytesOf: (image: ShareCard['pictures'][number]) => Promise<Uint8Array | null>,
): Promise<Buffer> {
  const { width, height } = SHARE_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${TABLE}
    ${await platesOn(card, bytesOf)}
    ${await drawWords(card)}
  </svg>`;
  // Type on yellow frays when its colours are stored coarser than its light.
  return sharp(Buffer.from(svg))
    .flatten({ background: BRAND })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Dishes, else the logo, else a plate that waits for one. */
async function platesOn(
  { pictures, logo }: ShareCard,
  bytesOf: (image: ShareCard['pictures'][number]) => Promise<Uint8Array | null>,
): Promise<string> {
  const read = async (images: ShareCard['pictures']) =>
    (await Promise.all(images.map(bytesOf))).filter((bytes) => bytes !== null);
  const dishes = await served(await read(pictures), false);
  const shown = dishes.length > 0 ? dishes : await served(await read(logo ? [logo] : []), true);
  return shown.length > 0 ? shown.join('') : EMPTY_PLATE;
}

async function served(pictures: Uint8Array[], isLogo: boolean): Promise<string[]> {
  const places = SERVED_PLATES[pictures.length] ?? [];
  const plates = await Promise.all(
    pictures.map(async (bytes, i) => {
      const place = places[i];
      const href = place && (await dishOn(place, bytes, isLogo));
      return href ? plate(place, href) : [];
    }),
  );
  return plates.flat().toReversed();
}

/** The picture as large as its plate, as a data address; null for what is no picture after all. */
async function dishOn({ radius }: Plate, bytes: Uint8Array, isLogo: boolean): Promise<string | null> {
  const side = radius * 2;
  const room = Math.round(side * 0.18);
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate();
    const sized = isLogo
      ? picture
          .resize(side - room * 2, side - room * 2, { fit: 'contain', background: '#fff0' })
          .extend({ top: room, bottom: room, left: room, right: room, background: '#fff0' })
      : picture.resize(side, side, { fit: 'cover' });
    const drawn = await sized.png({ compressionLevel: 1 }).toBuffer();
    return `data:image/png;base64,${drawn.toString('base64')}`;
  } catch {
    return null;
  }
}
