import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DateTime } from 'luxon';
import { contentHash, type CurrentShop } from './current-shop.ts';

/** What a build was made of. Two builds of the same are the same. */
export interface SiteFingerprint {
  code: string;
  content: string;
  /** The shop's day: pages carry the opening times of the days to come. */
  day: string;
}

const CODE = [
  'src/pages',
  'src/layouts',
  'src/components',
  'src/islands',
  'src/content',
  'src/lib',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** A hash of everything in the source tree that pages are made with. */
export async function codeHash(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const place of CODE)
    for (const path of await filesAt(root, place))
      hash
        .update(path)
        .update('\0')
        .update(await readFile(join(root, path)));
  return hash.digest('hex');
}

async function filesAt(root: string, place: string): Promise<string[]> {
  const found = await stat(join(root, place)).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(join(root, place), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

export function fingerprintOf(code: string, shop: CurrentShop, now: number): SiteFingerprint {
  const day = DateTime.fromMillis(now, { zone: shop.shop.config.timezone }).toISODate() ?? '';
  return { code, content: contentHash(shop), day };
}
