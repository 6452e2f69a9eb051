import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../../src/lib/contract/shop.ts';
import { branchPages, sitePages } from '../../src/lib/contract/site-pages.ts';
import type { Assets } from './eleventy/shop.ts';

const ASSET = /<style>.*?<\/style>|<script(?![^>]*json)[^>]*>.*?<\/script>|<astro-island[^>]*>/gs;

/** The scripts and styles of a page, which Eleventy is given because it has no bundler. */
function assetsIn(html: string): Assets[string] {
  const start = html.search(/<link rel="preload"|<style>|<script|<meta name="referrer"/);
  const end = html.indexOf('<body');
  return { head: html.slice(start, end), body: html.slice(end).match(ASSET) ?? [] };
}

/** Records the scripts and styles of each kind of page from a whole build. */
export async function writeAssets(folder: string, shop: Shop, file: string): Promise<void> {
  const own = shop.branches.flatMap((branch) => branchPages(branch, shop.config));
  const pathOf = (kind: string, end = '') =>
    own.find((page) => page.kind === kind && page.path.endsWith(end))?.file;
  const examples = {
    landing: 'index.html',
    branch: pathOf('branch'),
    checkout: pathOf('checkout', '/checkout'),
    'checkout-error': pathOf('checkout', '/error'),
    allergens: pathOf('allergens'),
    area: pathOf('area'),
    legal: 'site/imprint/index.html',
    privacy: 'site/privacy/index.html',
    missing: '404.html',
    offline: 'offline/index.html',
    status: 'status/index.html',
    wallet: 'bestellungen/index.html',
  };
  const assets: Assets = {};
  for (const [kind, path] of Object.entries(examples))
    if (path !== undefined) assets[kind] = assetsIn(await readFile(join(folder, path), 'utf8'));
  await writeFile(file, JSON.stringify(assets));
}

interface Compared {
  pages: number;
  /** How many are the very same bytes. */
  same: number;
  bytes: [number, number];
  /** The first that differs. */
  other: string | null;
}

/** Compares the pages of a shop in two folders. */
export async function comparePages(shop: Shop, one: string, two: string): Promise<Compared> {
  const compared: Compared = { pages: 0, same: 0, bytes: [0, 0], other: null };
  for (const { file } of sitePages(shop)) {
    const [first, second] = [await readFile(join(one, file)), await readFile(join(two, file))];
    compared.pages += 1;
    compared.bytes[0] += first.length;
    compared.bytes[1] += second.length;
    if (first.equals(second)) compared.same += 1;
    else compared.other ??= file;
  }
  return compared;
}
