import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cacheControlOf, contentTypeOf } from '../../../lib/hosting/served-files.ts';

/** A file of the site as an object of a bucket. */
export interface SiteObject {
  key: string;
  /** Relative to the site's folder. */
  file: string;
  type: string;
  cacheControl: string;
  /** Sent first: a page must not go live before its assets. */
  isAsset: boolean;
}

export interface KeyRule {
  /** Prepended to every key, without slashes at its ends; may be empty. */
  prefix: string;
  /** Whether `/store/mitte` is a key of its own: a plain bucket knows no index.html. */
  hasCleanKeys: boolean;
}

const INDEX = '/index.html';
const ASSET = /^_astro\/|\.(svg|woff2|webp|avif|png|jpg|ico)$/;

export const keyOf = (prefix: string, path: string) => (prefix ? `${prefix}/${path}` : path);

/** The objects of a file; none for files that hosts do not serve, such as compressed copies, since CDNs compress themselves. */
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

/** The folder has no landing page: sending it would empty the bucket. */
export class NoSite extends Error {}

/** All files of a site, with forward slashes. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  if (!files.includes('index.html')) throw new NoSite();
  return files;
}

/** Identifies an object's bytes and headers. */
export function hashOf({ type, cacheControl }: SiteObject, bytes: Buffer): string {
  return createHash('sha256')
    .update(`${type}\n${cacheControl}\n`)
    .update(bytes)
    .digest('base64url')
    .slice(0, 22);
}

/** The ETag that stores assign to objects uploaded in one part. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
