import { readFile } from 'node:fs/promises';
import { parseShop } from '../lib/contract/parse-shop.ts';
import type { Shop } from '../lib/contract/shop.ts';

/** How long development keeps a snapshot, so that an edit shows on the next reload. A build keeps it to its end. */
const DEVELOPMENT_MS = 1000;

let snapshot: { shop: Promise<Shop>; at: number } | null = null;

function apiUrl(): string {
  const url = process.env.API_URL;
  if (!url) throw new Error('API_URL is not set: pages are built from an API that answers GET /api/init');
  return url.replace(/\/+$/, '');
}

/** A build that retires the app's worker offers no app: whoever installed it now would be given the worker that removes itself. */
function withoutRetiredApp({ config, ...shop }: Shop): Shop {
  const isRetired = process.env.APP_WORKER === 'retire';
  return { ...shop, config: { ...config, enablePluginPWA: config.enablePluginPWA && !isRetired } };
}

/** What the shop is read from: the API, or a file with what it answered. */
async function readInit(): Promise<{ url: string; body: unknown }> {
  const file = process.env.SHOP_FILE;
  if (file) return { url: file, body: JSON.parse(await readFile(file, 'utf8')) };
  const url = `${apiUrl()}/api/init`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { url, body: await response.json() };
}

async function load(): Promise<Shop> {
  const { url, body } = await readInit();
  const parsed = parseShop(body);
  if (parsed.ok) return withoutRetiredApp(parsed.shop);
  const lines = parsed.problems.map(
    ({ url, id, field, code }) => `  ${url} id ${id ?? '-'} ${field}: ${code}`,
  );
  throw new Error(`The shop at ${url} does not fit the contract:\n${lines.join('\n')}`);
}

/** Makes this the shop of all pages from now on, without asking the API: for the resident page writer. */
export function giveShop(shop: Shop): void {
  snapshot = { shop: Promise.resolve(withoutRetiredApp(shop)), at: Date.now() };
}

/** The shop that pages are made of: one snapshot of `/api/init` for a whole build. */
export function shop(): Promise<Shop> {
  const isStale = import.meta.env.DEV && snapshot !== null && Date.now() - snapshot.at > DEVELOPMENT_MS;
  if (!snapshot || isStale) snapshot = { shop: load(), at: Date.now() };
  return snapshot.shop;
}

/** Where browsers find the API: '' is the page's own origin. */
export function browserApi(): string {
  return (process.env.PUBLIC_API_URL ?? process.env.API_URL ?? '').replace(/\/+$/, '');
}
