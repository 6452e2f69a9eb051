import { writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions } from 'node:zlib';
import { forEachConcurrently } from '../../platform/async/concurrency.ts';

/** Suffixes of compressed copies. */
export const COMPRESSED = { br: '.br', gzip: '.gz' } as const;
export type Compressed = keyof typeof COMPRESSED;

const TEXT = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.webmanifest']);
/** Smaller files do not benefit. */
const SMALLEST_BYTES = 512;
/**
 * The pages of 60 branches, 81 kB on average, shrink to 18.4 % in 0.18 ms with the first quality (16.9 % in 0.34 ms with quality 2), and a
 * branch page of 203 kB to 9 % in 280 ms with the second: pages go live with a quick copy, and get the best one in the background.
 */
const BROTLI = { quick: 1, best: 11 } as const;
const GZIP = { quick: 1, best: 9 } as const;
/** Suffix of copies that will replace quicker ones. */
export const BETTER = '.better';
const AT_ONCE = 4;

export const isCompressible = (path: string): boolean => TEXT.has(extname(path));

/** Compresses the text files of a folder to the smallest size. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await forEachConcurrently(paths, { atOnce: AT_ONCE }, async (path) =>
    writeBestCopies(path, await readFile(path)),
  );
}

/**
 * Writes the compressed copy that an edited page goes live with, if it pays: brotli, which all browsers accept over TLS; `compressNow` is
 * for others. Synchronous: a worker thread took half as long again.
 */
export function writeQuickCopy(path: string, bytes: Uint8Array): void {
  if (!isWorthIt(path, bytes)) return;
  writeFileSync(path + COMPRESSED.br, brotliCompressSync(bytes, brotliOptions(bytes, BROTLI.quick)));
}

/** Replaces a copy that does not exist yet: a site rendered whole goes live without any, a third sooner. */
export const compressNow = (compression: Compressed, bytes: Uint8Array): Promise<Buffer> =>
  compression === 'br'
    ? promisify(brotliCompress)(bytes, brotliOptions(bytes, BROTLI.quick))
    : promisify(gzip)(bytes, { level: GZIP.quick });

/** Writes the smallest copies of a file, if they pay; `aside` is appended to their names. */
export async function writeBestCopies(path: string, bytes: Uint8Array, aside = ''): Promise<void> {
  if (!isWorthIt(path, bytes)) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, bestBrotli(bytes)),
    promisify(gzip)(bytes, { level: GZIP.best }),
  ]);
  await writeFile(path + COMPRESSED.br + aside, br);
  await writeFile(path + COMPRESSED.gzip + aside, gz);
}

const isWorthIt = (path: string, bytes: Uint8Array) => bytes.length >= SMALLEST_BYTES && isCompressible(path);

/** Options of the smallest copies. Small blocks fit the parts of a page better: 20 bytes less of a branch page, 30 of React. */
export function bestBrotli(bytes: Uint8Array): BrotliOptions {
  const { params } = brotliOptions(bytes, BROTLI.best);
  return { params: { ...params, [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS } };
}

const brotliOptions = ({ length }: Uint8Array, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(length),
  },
});

/** The smallest window for so many bytes: allocating the default of 4 MB takes as long as using it. */
function windowOf(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants;
  return Math.min(BROTLI_MAX_WINDOW_BITS, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes)) + 1));
}
