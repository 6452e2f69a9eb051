import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DateTime } from 'luxon';
import { DAY_BEGINS } from '../../lib/domain/out-today.ts';

/** What pages are made of. */
export const SITE_CODE = [
  'src/pages',
  'src/layouts',
  'src/components',
  'src/islands',
  'src/content',
  'src/lib',
  'public',
  'astro',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** A hash of places in the source tree that something is built from, and of what it is told of its surroundings. */
export async function codeHash(root: string, code: readonly string[], surroundings: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(surroundings));
  for (const place of code)
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

/**
 * The day that pages carry the opening times of the days to come for (ISO 8601). It begins at three in the morning of the shop,
 * when nobody orders and the clocks have been changed.
 */
export function siteDay(timezone: string, now: number): string {
  return DateTime.fromMillis(now, { zone: timezone }).minus({ hours: DAY_BEGINS }).toISODate() ?? '';
}
