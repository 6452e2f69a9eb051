import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopPatch } from '../../../lib/contract/shop-patch.ts';
import { inParallel } from '../../in-parallel.ts';
import { compressFile } from './compress-site.ts';
import type { PageToWrite, WriterAnswer, WriterRequest } from './writer-messages.ts';

// The resident page writer: a process of its own, so that rendering neither slows the API down nor can take it along.

/** What src/content/page-writer.ts offers, once it is built. */
interface Pages {
  takeShop: (init: unknown) => void;
  takeEdits: (patch: ShopPatch) => void;
  renderPage: (url: string) => Promise<Uint8Array | null>;
}

const [entry = '', origin = ''] = process.argv.slice(2);
const pages = (await import(pathToFileURL(entry).href)) as Pages;

/** How many pages are compressed at a time: as many threads as zlib has by default. */
const AT_ONCE = 4;

async function writePage(
  { path, file }: PageToWrite,
  { live, folder }: WriterRequest,
): Promise<'same' | 'gone' | 'written'> {
  const bytes = await pages.renderPage(origin + path);
  if (!bytes) return 'gone';
  const known = await readFile(join(live, file)).catch(() => null);
  if (known?.equals(bytes)) return 'same';
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
  await compressFile(join(folder, file));
  return 'written';
}

async function answer(request: WriterRequest): Promise<WriterAnswer> {
  const { id, shop } = request;
  if (shop && 'init' in shop) pages.takeShop(shop.init);
  else if (shop) pages.takeEdits(shop.patch);
  const written: string[] = [];
  const gone: string[] = [];
  await inParallel(request.pages, { atOnce: AT_ONCE }, async (page) => {
    const outcome = await writePage(page, request);
    if (outcome !== 'same') (outcome === 'gone' ? gone : written).push(page.file);
  });
  return { id, ok: true, written, gone };
}

process.on('message', (request: WriterRequest) => {
  answer(request)
    .catch((error: unknown): WriterAnswer => {
      const lines = String(error instanceof Error ? error.stack : error).split('\n');
      return { id: request.id, ok: false, reason: lines[0] ?? '', lines };
    })
    .then((result) => process.send?.(result))
    .catch(() => process.exit(1));
});
// Whoever started it has gone.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
