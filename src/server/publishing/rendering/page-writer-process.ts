import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopPatch } from '../../../lib/contract/shop-patch.ts';
import type { Shop } from '../../../lib/contract/shop.ts';
import { inParallel } from '../../in-parallel.ts';
import { lookAtPages } from './look-at-page.ts';
import { COMPRESSED, writeCopies } from './compress.ts';
import type { PageToWrite, Rendered, WriterAnswer, WriterRequest } from './writer-messages.ts';

// A page writer: a process of its own, so that rendering neither slows the API down nor can take it along.

/** What src/content/page-writer.ts offers, once it is built. */
interface Pages {
  takeShop: (shop: Shop) => void;
  takeEdits: (patch: ShopPatch) => void;
  renderPage: (url: string) => Promise<Uint8Array | null>;
}

const [entry = '', origin = ''] = process.argv.slice(2);
const pages = (await import(pathToFileURL(entry).href)) as Pages;

/** How many pages are compressed and written while the next ones are rendered: as many threads as zlib has by default. */
const AT_ONCE = 4;

type Outcome = { kind: 'written' | 'same'; bytes: Uint8Array } | { kind: 'gone' };

async function writePage(
  { path, file }: PageToWrite,
  { live, folder, isWhole, hasCopies }: WriterRequest,
): Promise<Outcome> {
  const bytes = await pages.renderPage(origin + path);
  if (!bytes) return { kind: 'gone' };
  const target = join(folder, file);
  const known = live === null ? null : await readFile(join(live, file)).catch(() => null);
  const isSame = known?.equals(bytes) ?? false;
  if (isSame && !isWhole) return { kind: 'same', bytes };
  await mkdir(dirname(target), { recursive: true });
  if (live !== null && isSame && (await linkAll(join(live, file), target))) return { kind: 'same', bytes };
  await writeFile(target, bytes);
  if (hasCopies) await writeCopies(target, bytes, 'quick');
  return { kind: 'written', bytes };
}

/** Links a page and its copies; false if that cannot be done, as for a page that is taken away meanwhile. */
async function linkAll(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
  } catch {
    return false;
  }
  for (const ending of Object.values(COMPRESSED)) await link(from + ending, to + ending).catch(() => {});
  return true;
}

async function answer(request: WriterRequest): Promise<WriterAnswer> {
  const { id, shop } = request;
  if (shop && 'all' in shop) pages.takeShop(shop.all);
  else if (shop) pages.takeEdits(shop.patch);
  const files: Pick<Rendered, 'written' | 'same' | 'gone'> = { written: [], same: [], gone: [] };
  const looking = lookAtPages();
  await inParallel(request.pages, { atOnce: AT_ONCE }, async (page) => {
    const outcome = await writePage(page, request);
    files[outcome.kind].push(page.file);
    if (request.isWhole && outcome.kind !== 'gone') looking.take(page.file, outcome.bytes);
  });
  return { id, ok: true, ...files, ...looking.seen() };
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
// The server has gone.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
