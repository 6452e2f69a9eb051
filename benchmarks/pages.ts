/**
 * How quick the pages are: `npm run bench:pages [-- RUNS]`. Lighthouse as a phone on the production build, medians of five
 * visits, when the first tap works, and the answer to a tap in a menu of 1,000 products, beside the limits of DESIGN section 7.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { wholeOptions } from '../tests/support/browser.ts';
import { FURTHER_LANGUAGES } from '../src/lib/domain/languages.ts';
import { freePort } from '../scripts/free-port.ts';
import { startShop } from '../tests/support/server.ts';
import { runProgram } from '../tests/support/shop-process.ts';
import { largeShop } from './large-shop.ts';
import { CATEGORIES, inspect, type Category, type Finding } from './pages-lighthouse.ts';
import { startNextExport } from './next-export.ts';
import { measureFirstTap, type FirstTap } from './pages-first-tap.ts';
import { followTaps, median, slowDown, tap } from './pages-tap.ts';

const BRANCH = '/store/berlin-nachtkueche';
const RUNS = Number(process.argv[2] ?? 5);

interface Visit {
  name: string;
  url: string;
  prepare?: (page: Page) => Promise<void>;
  /** The lowest allowed score of each category; a missing one is not required of this page. */
  limits: Partial<Record<Category, number>>;
  /** Whether how long it takes has limits, too; it does, except where said. */
  isTimed?: false;
}

const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const BLOCKING_MS = 20;
const ANSWERED_MS = 100;
/** How soon a plus button works, ÷ the same menu as a Next.js export. */
const WORKS = 0.4;

const load = () => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
const verdict = (isKept: boolean) => (isKept ? '✓' : '✗');

/** The baseline: a page of a few words. */
async function startEmptyPage() {
  const html =
    '<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Leer</title><meta name="description" content="Eine Seite ohne etwas"><body><main><h1>Leer</h1></main>';
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const HEADINGS = ['score', 'access.', 'best', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'machine'];

function line(name: string, cells: string[]): string {
  return name.padEnd(34) + cells.map((cell) => cell.padStart(9)).join('');
}

function report({ name, limits, isTimed }: Visit, findings: Finding[]): void {
  const middle = (read: (finding: Finding) => number) => median(findings.map(read));
  const scores = CATEGORIES.map((category) => {
    const score = middle(({ scores: found }) => found[category]);
    const limit = limits[category];
    return `${score}${limit === undefined ? '' : ` ${verdict(score >= limit)}`}`;
  });
  const blocking = middle(({ metrics }) => metrics.blocking);
  // The layout must never shift, so the worst visit counts.
  const shift = Math.max(...findings.map(({ metrics }) => metrics.shift));
  const hasLimit = isTimed !== false && Object.keys(limits).length > 0;
  const cells = [
    ...scores,
    middle(({ metrics }) => metrics.paint).toFixed(0),
    middle(({ metrics }) => metrics.largestPaint).toFixed(0),
    `${blocking.toFixed(0)}${hasLimit ? ` ${verdict(blocking <= BLOCKING_MS)}` : ''}`,
    `${shift.toFixed(3).replace(/\.?0+$/, '')}${hasLimit ? ` ${verdict(shift === 0)}` : ''}`,
    middle(({ machine }) => machine).toFixed(0),
  ];
  console.log(`${line(name, cells)}   ${load()}`);
  const complaints = Map.groupBy(
    findings.flatMap((finding) => finding.complaints),
    ({ audit }) => audit,
  );
  for (const [audit, all] of complaints)
    console.log(
      `    ${audit} (${all.length} of ${findings.length}): ${all.map(({ says }) => says).join('; ')}`,
    );
}

async function fillCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Espresso in den Warenkorb' }).click();
  await page.getByRole('button', { name: '1 Produkt im Warenkorb' }).waitFor();
}

async function inspectAll(shop: string, empty: string): Promise<void> {
  const visits: Visit[] = [
    { name: 'baseline: an empty page', url: empty, limits: {} },
    { name: 'landing page', url: shop, limits: LIMITS },
    { name: 'branch page, 200 products', url: shop + BRANCH, limits: LIMITS },
    {
      name: 'checkout (noindex on purpose)',
      url: `${shop}${BRANCH}/checkout`,
      prepare: async (page) => {
        await page.goto(shop + BRANCH);
        await fillCart(page);
      },
      // The page is `noindex` on purpose, which Lighthouse counts as a fault.
      limits: { performance: LIMITS.performance, accessibility: 100, 'best-practices': 100 },
    },
    { name: 'delivery area', url: `${shop}${BRANCH}/lieferung/12047-berlin-neukoelln`, limits: LIMITS },
    { name: 'legal page', url: `${shop}/site/privacy`, limits: LIMITS },
  ];
  // Round by round, so that a busy minute of the machine falls on all pages.
  const findings = visits.map((): Finding[] => []);
  for (let run = 0; run < RUNS; run++)
    for (const [index, { url, prepare }] of visits.entries())
      findings[index]?.push(await inspect(url, prepare));
  console.log(line(`Lighthouse mobile, medians of ${RUNS}`, HEADINGS));
  for (const [index, visit] of visits.entries()) report(visit, findings[index] ?? []);
}

/** The demo shop's pages in each further language: one visit each, since these scores do not depend on the machine. */
async function inspectLanguages(shop: string): Promise<void> {
  console.log(line('Lighthouse mobile, by language', HEADINGS));
  const limits = { accessibility: 100, 'best-practices': 100, seo: 100 };
  for (const language of FURTHER_LANGUAGES)
    for (const path of ['', BRANCH, '/site/privacy']) {
      const name = `/${language}${path}`;
      report({ name, url: shop + name, limits, isTimed: false }, [await inspect(shop + name)]);
    }
}

/** Taps plus buttons of a menu on a slow phone, three times `RUNS`. */
async function tapMenu(shop: string, name: string, hasLimit: boolean): Promise<void> {
  const browser = await chromium.launch(wholeOptions());
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      locale: 'de-DE',
    });
    await page.goto(shop + BRANCH, { waitUntil: 'networkidle' });
    await slowDown(page, 4);
    await followTaps(page);
    const plus = page.getByRole('button', { name: /in den Warenkorb$/ });
    const durations: number[] = [];
    for (let count = 1; count <= RUNS * 3; count++)
      durations.push(
        await tap(plus.nth(count - 1), () =>
          page.getByRole('button', { name: new RegExp(`^${count} Produkte? im Warenkorb`) }).waitFor(),
        ),
      );
    const middle = median(durations);
    const cells = [
      `${middle}${hasLimit ? ` ${verdict(middle < ANSWERED_MS)}` : ''}`,
      String(Math.max(...durations)),
    ];
    console.log(`${line(name, cells)}   ${load()}`);
  } finally {
    await browser.close();
  }
}

/** When a plus button is seen and works on a slow phone, beside the same menu as a Next.js export. */
async function firstTap(shop: string): Promise<void> {
  const browser = await chromium.launch(wholeOptions());
  const page = await browser.newPage();
  await page.goto(shop + BRANCH);
  const next = await startNextExport(page, shop);
  await page.close();
  try {
    const pages = [
      { name: 'baseline: a Next.js export', url: next.url, visits: [] as FirstTap[] },
      { name: 'branch page, 200 products', url: shop + BRANCH, visits: [] as FirstTap[] },
    ];
    for (let run = 0; run < RUNS; run++)
      for (const { url, visits } of pages) visits.push(await measureFirstTap(browser, url));
    console.log(line(`first tap, slow phone, medians of ${RUNS}`, ['seen', 'works', 'stored', '÷ Next']));
    const worksOf = (visits: FirstTap[]) => median(visits.map(({ works }) => works));
    const baseline = worksOf(pages[0]?.visits ?? []);
    for (const { name, visits } of pages) {
      const ratio = worksOf(visits) / baseline;
      const stored = visits.flatMap(({ carriedOut }) => carriedOut ?? []);
      const cells = [
        median(visits.map(({ seen }) => seen)).toFixed(0),
        worksOf(visits).toFixed(0),
        stored.length > 0 ? median(stored).toFixed(0) : '–',
        `${ratio.toFixed(2)}${ratio === 1 ? '' : ` ${verdict(ratio <= WORKS)}`}`,
      ];
      console.log(`${line(name, cells)}   ${load()}`);
    }
    console.log();
  } finally {
    next.stop();
    await browser.close();
  }
}

/** Resolves once the branch page has all dishes: until then it is the page of the shop before, which renews itself under the finger. */
async function arePagesOf(shop: string, products: number): Promise<void> {
  const rows = async () => (await (await fetch(shop + BRANCH)).text()).split('data-product="').length - 1;
  while ((await rows()) < products) await setTimeout(100);
}

async function withShop(
  dataDir: string,
  products: number,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const file = join(dataDir, 'large-shop.json');
  writeFileSync(file, JSON.stringify(largeShop(products)));
  const imported = await runProgram('shop-import', [file], { DATA_DIR: dataDir });
  if (imported.code !== 0) throw new Error(imported.errors);
  const shop = await startShop({ dataDir });
  try {
    await arePagesOf(shop.url, products);
    await visit(shop.url);
  } finally {
    await shop.stop();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'bestellbar-pages-'));
const empty = await startEmptyPage();
try {
  // The first start draws the pictures that the large menus share.
  const demo = await startShop({ dataDir });
  await inspectLanguages(demo.url);
  console.log();
  await demo.stop();
  await withShop(dataDir, 200, async (url) => {
    await inspectAll(url, empty.url);
    console.log();
    await firstTap(url);
    console.log(line('tap on a plus, 4× slowed CPU, ms', ['median', 'worst']));
    await tapMenu(url, 'baseline: 200 products', false);
  });
  await withShop(dataDir, 1000, (url) => tapMenu(url, '1,000 products', true));
} finally {
  empty.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
