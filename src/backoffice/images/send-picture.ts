import type { Image } from '../../lib/contract/media.ts';
import { call, CallFailed } from '../api/call.ts';
import { imageTexts as texts } from './texts.ts';

const TOO_LARGE = 413;

/** A picture as a data URL → the shop's new one. */
export async function sendPicture(data: string, name: string): Promise<Image> {
  return (await call('post /api/images', { body: { data, name: nameOf(name) } }, texts.uploadFailed)).data;
}

/** Puts another picture in the place of one: everything that shows it shows that one. */
export async function replacePicture(id: number, data: string): Promise<Image> {
  return (await call('put /api/images/{id}', { params: { id }, body: { data } }, texts.updateFailed)).data;
}

/** Why a picture was not taken, in German. */
export function whyRefused(error: unknown): string {
  if (!(error instanceof CallFailed)) return texts.notReadable;
  return error.status === TOO_LARGE && error.errors.length === 0 ? texts.tooLarge : error.message;
}

/** `Pizza Napoli.JPG` → 'Pizza Napoli', as long as the API keeps it. */
export function nameOf(file: string): string {
  return file
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200);
}
