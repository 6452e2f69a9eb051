import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import {
  SHARE_SIZE,
  type ShareCard,
  type ShareColors,
  cardsNamed,
  sharePath,
  shareVersion,
} from '../../../lib/contract/site-pages.ts';
import { inTurn, openPicture } from '../drawing.ts';
import type { DrawWords } from './words-on-card.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ReadCurrentShop } from '../../shop/shop-cache.ts';
import type { ReadPicture } from '../read-picture.ts';

/** A plate on the picture: centre and radius of the dish, in pixels. */
export interface Plate {
  x: number;
  y: number;
  radius: number;
}

const RIM = 14;

/** Plates by their number; the first is the largest and on top. */
export const SERVED_PLATES: Readonly<Record<number, readonly Plate[]>> = {
  1: [{ x: 900, y: 315, radius: 250 }],
  2: [
    { x: 862, y: 270, radius: 218 },
    { x: 1072, y: 500, radius: 150 },
  ],
  3: [
    { x: 858, y: 318, radius: 206 },
    { x: 1086, y: 488, radius: 138 },
    { x: 1082, y: 142, radius: 120 },
  ],
};

/** The table: a warm circle on the brand's colour, and gradients for shadows. */
const table = (colors: ShareColors) => `<defs><radialGradient id="shadow">
    <stop offset=".7" stop-color="${colors.ink}" stop-opacity=".3"/><stop offset="1" stop-color="${colors.ink}" stop-opacity="0"/>
  </radialGradient></defs>
  <rect width="100%" height="100%" fill="${colors.brand}"/>
  <circle cx="1010" cy="315" r="430" fill="${colors['brand-strong']}" opacity=".55"/>`;

const dish = ({ x, y, radius }: Plate, { ground }: ShareColors) => `
  <circle cx="${x + 4}" cy="${y + 14}" r="${(radius + RIM) * 1.12}" fill="url(#shadow)"/>
  <circle cx="${x}" cy="${y}" r="${radius + RIM}" fill="${ground}"/>`;

/** A round picture on its plate. */
function plate(place: Plate, href: string, colors: ShareColors): string {
  const { x, y, radius } = place;
  const id = `plate-${x}-${y}`;
  return `${dish(place, colors)}
    <clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
    <image href="${href}" x="${x - radius}" y="${y - radius}" width="${radius * 2}" height="${radius * 2}" clip-path="url(#${id})"/>`;
}

/** A laid table, for branches without pictures. */
const emptyPlate = (colors: ShareColors) => `${dish({ x: 906, y: 315, radius: 164 }, colors)}
  <circle cx="906" cy="315" r="122" fill="none" stroke="${colors.line}" stroke-width="5"/>
  <g fill="none" stroke="${colors['on-brand']}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">
    <path d="M646 170v80a28 28 0 0 0 56 0v-80M674 170v300"/>
    <path d="M1150 470v-300c-36 20 -44 90 -38 162h38"/>
  </g>`;

/** Around a logo, which may have a shape of its own. */
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };
const QUALITY = 86;

/** The picture for link previews: name and city beside plates with dishes. `bytesOf` returns null for missing pictures. */
async function drawShareCard(
  card: ShareCard,
  drawWords: DrawWords,
  bytesOf: (image: ShareCard['pictures'][number]) => Promise<Uint8Array | null>,
): Promise<Buffer> {
  const { width, height } = SHARE_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${table(card.colors)}
    ${await platesOn(card, bytesOf)}
    ${await drawWords(card)}
  </svg>`;
  // Without chroma subsampling, since type on the brand's colour would fray.
  return sharp(Buffer.from(svg))
    .flatten({ background: card.colors.brand })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Dishes, else the logo, else an empty plate. */
async function platesOn(
  { pictures, logo, colors }: ShareCard,
  bytesOf: (image: ShareCard['pictures'][number]) => Promise<Uint8Array | null>,
): Promise<string> {
  const read = async (images: ShareCard['pictures']) =>
    (await Promise.all(images.map(bytesOf))).filter((bytes) => bytes !== null);
  const dishes = await served(await read(pictures), false, colors);
  const shown = dishes.length > 0 ? dishes : await served(await read(logo ? [logo] : []), true, colors);
  return shown.length > 0 ? shown.join('') : emptyPlate(colors);
}

async function served(pictures: Uint8Array[], isLogo: boolean, colors: ShareColors): Promise<string[]> {
  const places = SERVED_PLATES[pictures.length] ?? [];
  const plates = await Promise.all(
    pictures.map(async (bytes, i) => {
      const place = places[i];
      const href = place && (await dishOn(place, bytes, isLogo));
      return href ? plate(place, href, colors) : [];
    }),
  );
  return plates.flat().toReversed();
}

/** A picture of a plate's size as a data URL; null if it is not a picture. */
async function dishOn({ radius }: Plate, bytes: Uint8Array, isLogo: boolean): Promise<string | null> {
  const side = radius * 2;
  const room = Math.round(side * 0.18);
  try {
    const picture = openPicture(bytes);
    const sized = isLogo
      ? picture
          .resize(side - room * 2, side - room * 2, { fit: 'contain', background: CLEAR })
          .extend({ top: room, bottom: room, left: room, right: room, background: CLEAR })
      : picture.resize(side, side, { fit: 'cover' });
    const drawn = await inTurn(() => sized.png({ compressionLevel: 1 }).toBuffer());
    return `data:image/png;base64,${drawn.toString('base64')}`;
  } catch {
    return null;
  }
}

/** `moved`: another version is current. */
export type SharePicture = { kind: 'current'; bytes: Uint8Array } | { kind: 'moved'; path: string };

/** The link preview by its file name; null: no such branch. */
export type ReadSharePicture = (name: string, version: string | null) => Promise<SharePicture | null>;

interface Dependencies {
  storage: Storage;
  readShop: ReadCurrentShop;
  readPicture: ReadPicture;
  now: () => number;
}

/** Link previews, drawn on first request and stored until they change. */
export function createReadSharePicture({
  storage,
  readShop,
  readPicture,
  now,
}: Dependencies): ReadSharePicture {
  const drawing = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();
  let drawWords: Promise<DrawWords> | null = null;

  async function draw(card: ShareCard, version: string): Promise<Uint8Array> {
    // Loaded late: slow, and unnecessary for stored pictures.
    drawWords ??= import('./words-on-card.ts').then(({ openWords }) => openWords());
    const bytes = await drawShareCard(card, await drawWords, async (image) => {
      const picture = await readPicture(image, null);
      return picture && picture.bytes;
    });
    await storage.write(keptName(card), Buffer.concat([bytes, Buffer.from(version)]));
    return bytes;
  }

  /** One at a time, since orders need the CPU, too; concurrent requests for one picture share it. */
  function drawOnce(card: ShareCard, version: string): Promise<Uint8Array> {
    const underWay = drawing.get(version);
    if (underWay) return underWay;
    const next = last.then(() => draw(card, version)).finally(() => drawing.delete(version));
    last = next.catch(() => undefined);
    drawing.set(version, next);
    return next;
  }

  return async (name, version) => {
    const current = await readShop();
    const cards = current ? cardsNamed(current.publicShop, name, now()) : [];
    const card = cards.find((one) => shareVersion(one) === version);
    if (!card || version === null) return cards[0] ? { kind: 'moved', path: sharePath(cards[0]) } : null;
    const kept = partsOf(await storage.read(keptName(card)), version.length);
    return { kind: 'current', bytes: kept?.version === version ? kept.bytes : await drawOnce(card, version) };
  };
}

/** One file per branch, so that a new version replaces the old; the version is appended after the picture's end. */
const keptName = ({ branchId }: ShareCard) =>
  branchId === null ? 'share/shop.jpg' : `share/branch-${branchId}.jpg`;

function partsOf(file: Uint8Array | null, length: number): { bytes: Uint8Array; version: string } | null {
  return (
    file && { bytes: file.subarray(0, -length), version: Buffer.from(file.subarray(-length)).toString() }
  );
}
