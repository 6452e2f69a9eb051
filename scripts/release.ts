/**
 * `npm run release`: builds `build/` if it is missing or older than the sources, and packs it as
 * `bestellbar-{version}.tgz`.
 */
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readRelease } from '../src/server/release.ts';
import { ensureRelease, ROOT } from './release/ensure-release.ts';
import { packRelease } from './release/pack-release.ts';

const MEGABYTE = 1024 * 1024;
/** Parts that are listed separately; smaller parts are summed up. */
const SMALLEST_PART = 2 * MEGABYTE;

async function bytesIn(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return (await stat(path)).size;
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The parts of a release by size, the largest first. */
async function partsOf(folder: string): Promise<[name: string, bytes: number][]> {
  const parts: [string, number][] = [];
  for (const name of ['', 'server/', 'server/node_modules/'])
    for (const entry of await readdir(join(folder, name)))
      if (!['server', 'node_modules'].includes(entry))
        parts.push([name + entry, await bytesIn(join(folder, name, entry))]);
  const large = parts.filter(([, bytes]) => bytes >= SMALLEST_PART);
  const rest = parts.filter(([, bytes]) => bytes < SMALLEST_PART).reduce((sum, [, bytes]) => sum + bytes, 0);
  return [...large.toSorted(([, one], [, other]) => other - one), ['alles Übrige', rest]];
}

const megabytes = (bytes: number) =>
  `${(bytes / MEGABYTE).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;

const folder = await ensureRelease();
const archive = await packRelease(folder, ROOT);
for (const [part, bytes] of await partsOf(folder)) console.log(`  ${megabytes(bytes).padStart(9)}  ${part}`);
console.log(
  `${basename(archive)} für ${(await readRelease(folder)).platform}: ${megabytes(await bytesIn(archive))}, ausgepackt ${megabytes(await bytesIn(folder))}`,
);
