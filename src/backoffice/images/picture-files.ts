import type { Image } from '../../lib/contract/images.ts';
import { call, CallFailed } from '../api/call.ts';
import { imageTexts as texts } from './texts.ts';

/** A part of a picture, in its own pixels. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The API keeps no more than this on either side. */
const LARGEST_SIDE = 2400;
const QUALITY = 0.92;
/** What may be seen through, and what it is drawn as to stay so; anything else is a photograph. */
const TRANSPARENT_TYPES: Readonly<Record<string, string>> = {
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'image/gif': 'image/png',
  'image/svg+xml': 'image/png',
};

/** How large a cut is drawn: as it is, or as large as the API keeps it. */
function drawnSize({ width, height }: Pick<Crop, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The cut as a data URL. */
export async function cropPicture(source: string, type: string, cut: Crop): Promise<string> {
  const picture = await loadPicture(source);
  const size = drawnSize(cut);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, size.width, size.height);
  return canvas.toDataURL(TRANSPARENT_TYPES[type] ?? 'image/jpeg', QUALITY);
}

/** Fails if it is none. */
export function loadPicture(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new window.Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('not a picture'));
    picture.src = source;
  });
}

const TOO_LARGE = 413;

/** A picture as a data URL → the shop's new one. */
export async function sendPicture(data: string, name: string): Promise<Image> {
  return (await call('post /api/images', { body: { data, name: pictureName(name) } }, texts.uploadFailed))
    .data;
}

/** Puts another picture in the place of one: everything that shows it shows that one. */
export async function replacePicture(id: number, data: string): Promise<Image> {
  return (await call('put /api/images/{id}', { params: { id }, body: { data } }, texts.updateFailed)).data;
}

/** Why a picture was not taken, in German. */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof CallFailed)) return texts.notReadable;
  return error.status === TOO_LARGE && error.errors.length === 0 ? texts.tooLarge : error.message;
}

/** `Pizza Napoli.JPG` → 'Pizza Napoli', as long as the API keeps it. */
export function pictureName(file: string): string {
  return file
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200);
}
