import { Buffer } from 'node:buffer';
import { cardsNamed, sharePath, shareVersion, type ShareCard } from '../../../lib/contract/share-picture.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ReadCurrentShop } from '../../shop/shop-cache.ts';
import type { ReadPicture } from '../read-picture.ts';
import { drawShareCard } from './draw-share-card.ts';
import type { DrawWords } from './words-on-card.ts';

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
