import { linkSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Shop, ShopPart, ShopPatch } from '../../../lib/contract/shop.ts';
import {
  DEFAULT_LANGUAGE,
  germanOf,
  offeredLanguages,
  splitLanguage,
  type Wording,
} from '../../../lib/domain/languages.ts';
import { lookAtPages } from './look-at-page.ts';
import { COMPRESSED, writeQuickCopy } from './compress.ts';
import { shiftDate } from './shifted-date.ts';
import type { PageToWrite, Rendered, WriterAnswer, WriterMessage, WriterRequest } from './writer-messages.ts';

// A page writer is a process of its own: rendering can neither slow the API down nor crash it.

/** The interface of the built src/content/page-writer.ts. */
interface Pages {
  takePart: (part: ShopPart) => void;
  takeShop: () => Shop;
  takeEdits: (patch: ShopPatch) => Shop;
  setShop: (shop: Shop) => void;
  renderPage: (url: string) => Promise<Uint8Array | null>;
}

const [entry = '', origin = ''] = process.argv.slice(2);
const address = pathToFileURL(entry).href;
const pages = (await import(address)) as Pages;
/** The shop as the German pages know it. */
let shop: Shop | null = null;

/** Pages in another language or a variant of German: the same code, loaded once more with its words, and the language's own scripts. */
interface OtherPages {
  code: Pages;
  scripts: Readonly<Record<string, string>>;
}
const others = new Map<Wording, OtherPages>();

// `entry.mjs?en` and all that it loads is the same code in English, `entry.mjs?de-AT` in Austria's German (astro/languages.mjs).
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [, wording] = /\?([a-z]{2}(?:-[A-Z]{2})?)$/.exec(context.parentURL ?? '') ?? [];
    const isOurs = wording !== undefined && found.url.startsWith(new URL('.', address).href);
    return isOurs ? { ...found, url: `${found.url}?${wording}` } : found;
  },
});

async function pagesIn(wording: Wording): Promise<OtherPages> {
  const known = others.get(wording);
  if (known) return known;
  const code = (await import(`${address}?${wording}`)) as Pages;
  const scripts = JSON.parse(await readFile(new URL('scripts.json', address), 'utf8')) as Record<
    string,
    OtherPages['scripts']
  >;
  const opened = { code, scripts: scripts[wording] ?? {} };
  others.set(wording, opened);
  if (shop) code.setShop(shop);
  return opened;
}

/** The address of a script in a page. */
const SCRIPT = /_astro\/[\w.-]+\.js/g;

/** A page in the language of its path; null if there is none. */
async function render(path: string): Promise<Uint8Array | null> {
  const place = splitLanguage(path);
  const german = shop ? germanOf(shop.config) : DEFAULT_LANGUAGE;
  const isGerman = place.language === DEFAULT_LANGUAGE;
  if (isGerman && german === DEFAULT_LANGUAGE) return pages.renderPage(origin + path);
  // A language that is no longer offered has no pages.
  if (!offeredLanguages(shop?.config.languages ?? []).includes(place.language)) return null;
  const { code, scripts } = await pagesIn(isGerman ? german : place.language);
  const bytes = await code.renderPage(origin + place.path);
  if (!bytes) return null;
  // Latin-1 keeps all bytes, and takes a quarter of the time of UTF-8.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return Buffer.from(
    text.replaceAll(SCRIPT, (script) => scripts[script] ?? script),
    'latin1',
  );
}

type Outcome = { kind: 'written' | 'same'; bytes: Uint8Array } | { kind: 'gone' };

async function writePage(
  { path, file }: PageToWrite,
  { live, folder, isWhole, hasCopies }: WriterRequest,
): Promise<Outcome> {
  const bytes = await render(path);
  if (!bytes) return { kind: 'gone' };
  const target = join(folder, file);
  const isSame = live !== null && (await isLike(join(live, file), bytes));
  if (isSame && !isWhole) return { kind: 'same', bytes };
  if (isSame && live !== null && linkAll(join(live, file), target)) return { kind: 'same', bytes };
  inFolder(target, () => writeFileSync(target, bytes));
  if (hasCopies) writeQuickCopy(target, bytes);
  return { kind: 'written', bytes };
}

/** Whether a file has these bytes. Compares sizes first, which is cheaper than reading. */
async function isLike(path: string, bytes: Uint8Array): Promise<boolean> {
  if (statSync(path, { throwIfNoEntry: false })?.size !== bytes.length) return false;
  const known = await readFile(path).catch(() => null);
  return known?.equals(bytes) ?? false;
}

/** Writes into a folder, creating it if needed. Synchronous: a worker thread costs more than a page's bytes. */
function inFolder(path: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    make();
  }
}

/** Links a page and its copies; false on failure, for example if the page is removed meanwhile. */
function linkAll(from: string, to: string): boolean {
  try {
    inFolder(to, () => linkSync(from, to));
  } catch {
    return false;
  }
  for (const ending of Object.values(COMPRESSED))
    try {
      linkSync(from + ending, to + ending);
    } catch {
      // There may be no copy, or a better one has replaced it.
    }
  return true;
}

/** Why a part of the shop could not be read; reported with the next answer. */
let misfit: unknown = null;

function take(part: ShopPart): void {
  try {
    pages.takePart(part);
  } catch (error) {
    misfit ??= error;
  }
}

/** Once called, this process tells another time. */
let setClock: ((at: number) => void) | null = null;

async function answer(request: WriterRequest): Promise<WriterAnswer> {
  const { id, shop: change, clock } = request;
  if (misfit !== null) throw misfit;
  if (clock !== undefined) {
    // Requests come one after the other.
    setClock ??= shiftDate(globalThis);
    setClock(clock);
  } else if (setClock) throw new Error('this writer has a simulated clock');
  if (change !== null) {
    shop = change === 'parts' ? pages.takeShop() : pages.takeEdits(change.patch);
    for (const { code } of others.values()) code.setShop(shop);
  }
  const files: Pick<Rendered, 'written' | 'same' | 'gone'> = { written: [], same: [], gone: [] };
  const looking = lookAtPages();
  // During edits V8 decides, because a collection of garbage would delay them.
  if (!request.isWhole) setFlagsFromString('--heap-growing-percent=0');
  for (const page of request.pages) {
    const outcome = await writePage(page, request);
    files[outcome.kind].push(page.file);
    if (request.isWhole && outcome.kind !== 'gone') looking.take(page.file, outcome.bytes);
  }
  return { id, ok: true, ...files, ...looking.seen() };
}

process.on('message', (message: WriterMessage) => {
  if ('part' in message) {
    take(message.part);
    return;
  }
  answer(message)
    .catch((error: unknown): WriterAnswer => {
      const lines = String(error instanceof Error ? error.stack : error).split('\n');
      return { id: message.id, ok: false, reason: lines[0] ?? '', lines };
    })
    .then((result) => process.send?.(result))
    .catch(() => process.exit(1));
});
// The server is gone.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
