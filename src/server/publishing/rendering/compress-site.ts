import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from '../../in-parallel.ts';

/** Endings of the compressed copies that lie beside a file. */
export const COMPRESSED = { br: '.br', gzip: '.gz' } as const;
export type Compressed = keyof typeof COMPRESSED;

const TEXT = ['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.webmanifest'];
/** Below this, compressing saves nothing. */
const SMALLEST_BYTES = 512;
/** Scripts are few and stay as they are; pages are many and change. */
const BROTLI_QUALITY = { lasting: 11, page: 6 };
const AT_ONCE = 4;

/** Writes compressed copies beside the text files of a build. */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && TEXT.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await inParallel(paths, { atOnce: AT_ONCE }, compressFile);
}

/** Writes compressed copies beside one file, if they are worth it. */
export async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const quality = path.endsWith('.html') ? BROTLI_QUALITY.page : BROTLI_QUALITY.lasting;
  const brotli = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes.length),
    },
  });
  await writeFile(path + COMPRESSED.br, brotli);
  await writeFile(path + COMPRESSED.gzip, await promisify(gzip)(bytes));
}

/** The smallest window that sees all of so many bytes: the usual one of 4 MB takes as long again to be set up as to be used. */
function windowOf(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants;
  return Math.min(BROTLI_MAX_WINDOW_BITS, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes)) + 1));
}
