import type { Image } from '../../lib/contract/media.ts';
import { call, CallFailed } from '../data/call.ts';
import { imageTexts as texts } from './texts.ts';

/** A rectangle of a picture, in its own pixels. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels; the API scales larger pictures down. */
const LARGEST_SIDE = 2400;
const QUALITY = 0.92;
/** Types that may be transparent, with the type that preserves it; all others become JPEG. */
const TRANSPARENT_TYPES: Readonly<Record<string, string>> = {
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'image/gif': 'image/png',
  'image/svg+xml': 'image/png',
};

/** The size in which a crop is drawn: its own, at most `LARGEST_SIDE`. */
function drawnSize({ width, height }: Pick<Crop, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The cropped picture as a data URL. */
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

/** Rejects if the source is not a picture. */
export function loadPicture(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new window.Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('not a picture'));
    picture.src = source;
  });
}

const TOO_LARGE = 413;

/** Uploads a picture, given as a data URL. */
export async function sendPicture(data: string, name: string): Promise<Image> {
  return (await call('post /api/images', { body: { data, name: pictureName(name) } }, texts.uploadFailed))
    .data;
}

/** Replaces a picture, given as a data URL, everywhere it is used. */
export async function replacePicture(id: number, data: string): Promise<Image> {
  return (await call('put /api/images/{id}', { params: { id }, body: { data } }, texts.updateFailed)).data;
}

/** The German message for a refused upload. */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof CallFailed)) return texts.notReadable;
  return error.status === TOO_LARGE && error.errors.length === 0 ? texts.tooLarge : error.message;
}

/** 'Pizza Napoli.JPG' → 'Pizza Napoli', at most 200 characters. */
export function pictureName(file: string): string {
  return file
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200);
}
