/** What a visit to a page loads, in bytes; used by the benchmark and by `tests/e2e/bytes-loading.test.ts`. */
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import type * as cartTexts from '../src/content/texts/cart.ts';
import type * as productTexts from '../src/content/texts/dish.ts';
import type * as menuTexts from '../src/content/texts/menu.ts';
import { baseOf, type Language } from '../src/lib/domain/languages.ts';
import { bestBrotli } from '../src/server/publishing/rendering/compress.ts';

export interface Visit {
  name: string;
  path: string;
  /** Limits in kB of brotli: script before the first touch, and everything but pictures when hydrated. */
  limits: { before?: number; everything?: number };
  /** Done before, in the same browser and uncounted. */
  prepare?: (page: Page) => Promise<void>;
  touch?: (page: Page) => Promise<void>;
}

export interface Fetched {
  url: string;
  kind: 'html' | 'script' | 'css' | 'font' | 'image' | 'other';
  bytes: Buffer;
}

interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

/** A page has settled when nothing was requested or received for this long. */
const QUIET_MS = 800;
const PATIENCE_MS = 60_000;
/** How long a page is only looked at, in ms: by then it has loaded what it loads by itself. */
const STAY_MS = 3_000;

const KINDS: Record<string, Fetched['kind']> = {
  document: 'html',
  script: 'script',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
};

const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;
const brotli = (bytes: Buffer) => brotliCompressSync(bytes, bestBrotli(bytes)).length;

/** Each file is compressed separately, as it is served. */
export function sizeOf(files: Fetched[]): Size {
  const sum = (measure: (bytes: Buffer) => number) =>
    files.reduce((total, { bytes }) => total + measure(bytes), 0);
  return { raw: sum((bytes) => bytes.length), gzip: sum(gzip), brotli: sum(brotli) };
}

/** Inline scripts; data blocks do not count. */
function inlineScripts(page: Fetched): Fetched[] {
  const found = page.bytes
    .toString()
    .matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([^]*?)<\/script>/g);
  return [...found].map(([, text = '']) => ({
    url: `${page.url} (inline)`,
    kind: 'script',
    bytes: Buffer.from(text),
  }));
}

/** The file loaded, or nothing for responses without a body, such as redirects. */
async function read(request: Request, base: string): Promise<Fetched[]> {
  const bytes = await request
    .response()
    .then((response) => response?.body())
    .catch(() => undefined);
  if (!bytes) return [];
  // The whole Chromium asks for the page's icon, as a file of no kind.
  const kind = request.url().endsWith('.svg') ? 'image' : (KINDS[request.resourceType()] ?? 'other');
  const file: Fetched = { url: request.url().replace(base, ''), kind, bytes };
  return kind === 'html' ? [file, ...inlineScripts(file)] : [file];
}

/** Opens a page as a phone with an empty cache: the files loaded before the first touch and after it. */
export async function visit(browser: Browser, base: string, { path, prepare, touch }: Visit) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'de-DE',
    hasTouch: true,
    baseURL: base,
  });
  if (prepare) {
    const earlier = await context.newPage();
    await prepare(earlier);
    await earlier.close();
  }
  const page = await context.newPage();
  const files: Fetched[] = [];
  const underway = new Set<Request>();
  let changedAt = Date.now();
  page.on('request', (request) => {
    // The events of an order go on for as long as the page is open.
    if (request.resourceType() === 'eventsource') return;
    underway.add(request);
    changedAt = Date.now();
  });
  const end = (request: Request) => {
    if (underway.delete(request)) changedAt = Date.now();
  };
  page.on('requestfailed', end);
  page.on('requestfinished', (request) => {
    void read(request, base).then((found) => {
      files.push(...found);
      end(request);
    });
  });
  const settled = async () => {
    const patience = Date.now() + PATIENCE_MS;
    while (underway.size > 0 || Date.now() - changedAt < QUIET_MS) {
      if (Date.now() > patience)
        throw new Error(`never answered: ${[...underway].map((request) => request.url()).join(' ')}`);
      await setTimeout(50);
    }
    return [...files];
  };
  await page.goto(path);
  await setTimeout(STAY_MS);
  const before = await settled();
  await touch?.(page);
  if (touch) await setTimeout(STAY_MS);
  const after = await settled();
  await context.close();
  return { before, after };
}

export const scriptsOf = (files: Fetched[]) => files.filter(({ kind }) => kind === 'script');

/** All files but pictures; inline scripts are counted with the HTML. */
export const allButPictures = (files: Fetched[]) =>
  files.filter(({ kind, url }) => kind !== 'image' && !url.endsWith('(inline)'));

export const BRANCH = '/store/berlin-nachtkueche';

/** What a visitor of a branch page reads on its buttons. */
async function wordsIn(language: Language) {
  const from = language === 'de' ? '' : `${language}/`;
  const [{ cart, cartBar }, { product }, { menu }] = (await Promise.all(
    ['cart', 'dish', 'menu'].map((file) => import(`../src/content/texts/${from}${file}.ts`)),
  )) as [typeof cartTexts, typeof productTexts, typeof menuTexts];
  return { menu, product, cart, cartBar };
}

/** The start of an order: opens a dish, adds another, opens the cart. */
const openDialogAndCart = (language: Language) => async (page: Page) => {
  const { menu, product, cart, cartBar } = await wordsIn(language);
  await page.getByRole('button', { name: 'Pizza Margherita', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: product.close }).tap();
  await page.getByRole('button', { name: menu.add('Espresso') }).tap();
  await page.getByRole('button', { name: cartBar.products(1) }).tap();
  const opened = page.getByRole('region', { name: cart.heading });
  await opened.getByRole('group', { name: cart.mode }).waitFor();
};

/** The visit that starts most orders. DESIGN section 7 allows 110 kB; 105 keeps what decision 41 gained. */
export const branchVisitIn = (language: Language) =>
  ({
    name: language === 'de' ? 'branch page' : `branch page in ${language}`,
    path: baseOf(language) + BRANCH,
    limits: { before: 6, everything: 105 },
    touch: openDialogAndCart(language),
  }) satisfies Visit;

export const branchVisit = branchVisitIn('de');

export const landingVisit = { name: 'landing page', path: '/', limits: { before: 6 } } satisfies Visit;
