import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cacheControlOf, contentTypeOf } from '../../../lib/hosting/served-files.ts';

/** A file of the site as an object of a bucket. */
export interface SiteObject {
  key: string;
  /** Below the site's folder. */
  file: string;
  type: string;
  cacheControl: string;
  /** Sent first: pages that name an asset must not be there before it. */
  isAsset: boolean;
}

export interface KeyRule {
  /** Before every key, without slashes at its ends; empty: none. */
  prefix: string;
  /** Whether `/store/mitte` is a key of its own: a bucket by itself knows no index.html. */
  hasCleanKeys: boolean;
}

const INDEX = '/index.html';
const ASSET = /^_astro\/|\.(svg|woff2|webp|avif|png|jpg|ico)$/;

export const keyOf = (prefix: string, path: string) => (prefix ? `${prefix}/${path}` : path);

/** The objects that a file becomes; none for what no host serves, compressed copies among it: edges compress by themselves. */
export function objectsOf(file: string, { prefix, hasCleanKeys }: KeyRule): SiteObject[] {
  const type = contentTypeOf(file);
  if (type === null) return [];
  const paths = hasCleanKeys && file.endsWith(INDEX) ? [file, file.slice(0, -INDEX.length)] : [file];
  return paths.map((path) => ({
    key: keyOf(prefix, path),
    file,
    type,
    cacheControl: cacheControlOf(file),
    isAsset: ASSET.test(file),
  }));
}

/** The folder has no landing page: taking it at its word would empty the bucket. */
export class NoSite extends Error {}

/** Every file of a site, with forward slashes. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  if (!files.includes('index.html')) throw new NoSite();
  return files;
}

/** Stands for an object's bytes and headers: one that is sent with others is another object. */
export function hashOf({ type, cacheControl }: SiteObject, bytes: Buffer): string {
  return createHash('sha256')
    .update(`${type}\n${cacheControl}\n`)
    .update(bytes)
    .digest('base64url')
    .slice(0, 22);
}

/** What stores give as the ETag of an object that was put in one piece. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
