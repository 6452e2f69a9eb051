/**
 * What a page costs its visitor: `npm run bench:bytes [-- --modules]`. Counts what Chromium really fetched from a
 * production build served by our server, before and after the first touch, beside the yardsticks of DESIGN section 7.
 * `SHOP_URL=http://…` measures a shop that runs already.
 */
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { launchOptions } from '../tests/support/browser.ts';
import { startShop } from '../tests/support/server.ts';

interface Visit {
  name: string;
  path: string;
  /** Most that may be fetched as script, brotli, in kB: before the first touch, and of everything when hydrated. */
  bars: { before?: number; everything?: number };
  /** Done before, in the same browser and uncounted. */
  prepare?: (page: Page) => Promise<void>;
  touch?: (page: Page) => Promise<void>;
}

interface Fetched {
  url: string;
  kind: 'html' | 'script' | 'css' | 'font' | 'image' | 'other';
  bytes: Buffer;
}

interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

/** A page has settled when nothing was asked for or came for so long. */
const QUIET_MS = 800;
const PATIENCE_MS = 60_000;
/** Who touches a page stays at least so long; the app's code comes 2.5 s after load. */
const STAY_MS = 3_000;

const KINDS: Record<string, Fetched['kind']> = {
  document: 'html',
  script: 'script',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
};

const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;
const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Every file is compressed by itself, as it travels. */
function sizeOf(files: Fetched[]): Size {
  const sum = (measure: (bytes: Buffer) => number) =>
    files.reduce((total, { bytes }) => total + measure(bytes), 0);
  return { raw: sum((bytes) => bytes.length), gzip: sum(gzip), brotli: sum(brotli) };
}

/** Scripts that stand in the HTML itself; data blocks are no scripts. */
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

/** What was fetched; nothing for answers without a body, such as redirects. */
async function read(request: Request, base: string): Promise<Fetched[]> {
  const bytes = await request
    .response()
    .then((response) => response?.body())
    .catch(() => undefined);
  if (!bytes) return [];
  const kind = KINDS[request.resourceType()] ?? 'other';
  const file: Fetched = { url: request.url().replace(base, ''), kind, bytes };
  return kind === 'html' ? [file, ...inlineScripts(file)] : [file];
}

async function visit(browser: Browser, base: string, { path, prepare, touch }: Visit) {
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
  const before = await settled();
  await touch?.(page);
  if (touch) await setTimeout(STAY_MS);
  const after = await settled();
  await context.close();
  return { before, after };
}

const scriptsOf = (files: Fetched[]) => files.filter(({ kind }) => kind === 'script');

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

function line(name: string, files: Fetched[], bar?: number): string {
  const { raw, gzip: zipped, brotli: packed } = sizeOf(files);
  const verdict = bar === undefined ? '' : packed <= bar * 1000 ? `≤ ${bar} ✓` : `≤ ${bar} ✗`;
  return `  ${name.padEnd(34)}${kilobytes(raw)} ${kilobytes(zipped)} ${kilobytes(packed)}   ${verdict}`;
}

async function placeOrder(base: string): Promise<string> {
  type List = { data: { id: number }[] };
  const [branches, products] = await Promise.all(
    ['branches', 'products'].map(async (list) => (await (await fetch(`${base}/api/${list}`)).json()) as List),
  );
  for (const branch of branches?.data ?? []) {
    for (const product of products?.data ?? []) {
      const answer = await fetch(`${base}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          branch: { id: branch.id },
          name: 'Nora Beispiel',
          paymentMethod: 'cash',
          legalInstructions: true,
          privacyPolicy: true,
          items: [{ product: { id: product.id }, amount: 1, unit: 'Stk' }],
        }),
      });
      if (!answer.ok) continue;
      const { data } = (await answer.json()) as { data: { uid: string; hash: string } };
      return `/status/${data.uid}/${data.hash}`;
    }
  }
  throw new Error('no branch takes an order for any product');
}

const BRANCH = '/store/berlin-nachtkueche';

async function openDialogAndCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pizza Margherita', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).tap();
  await page.getByRole('button', { name: /im Warenkorb/ }).tap();
  await page.getByRole('group', { name: 'Art der Lieferung' }).waitFor();
}

async function fillCart(page: Page): Promise<void> {
  await page.goto(BRANCH);
  await page.getByRole('button', { name: 'Espresso in den Warenkorb' }).tap();
}

async function openCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tag/ }).tap();
  await page.getByRole('dialog').waitFor();
}

const running = process.env['SHOP_URL'];
const shop = running ? { url: running, stop: async () => {} } : await startShop();
const browser = await chromium.launch(launchOptions());
try {
  const visits: Visit[] = [
    { name: 'landing page', path: '/', bars: { before: 6 } },
    { name: 'branch page', path: BRANCH, bars: { before: 6, everything: 110 }, touch: openDialogAndCart },
    { name: 'checkout', path: `${BRANCH}/checkout`, bars: {}, prepare: fillCart, touch: openCalendar },
    { name: 'status page', path: await placeOrder(shop.url), bars: {} },
    { name: 'legal page', path: '/site/privacy', bars: { before: 6 } },
  ];
  console.log(`${' '.repeat(36)}    raw    gzip  brotli   bar (kB brotli)`);
  for (const it of visits) {
    const { before, after } = await visit(browser, shop.url, it);
    console.log(`${it.name}`);
    console.log(line('script before the first touch', scriptsOf(before), it.bars.before));
    if (it.touch) {
      console.log(line('script when hydrated', scriptsOf(after)));
      console.log(
        line(
          'everything when hydrated',
          after.filter(({ kind, url }) => kind !== 'image' && !url.endsWith('(inline)')),
          it.bars.everything,
        ),
      );
    }
    for (const kind of ['html', 'css', 'font', 'image'] as const) {
      const files = before.filter((file) => file.kind === kind);
      if (files.length > 0) console.log(line(`${kind} (${files.length})`, files));
    }
    if (process.argv.includes('--modules')) {
      for (const file of scriptsOf(after))
        console.log(
          line(`  ${before.some(({ url }) => url === file.url) ? '' : '+ '}${file.url.split('/').at(-1)}`, [
            file,
          ]),
        );
    }
  }
} finally {
  await browser.close();
  await shop.stop();
}
