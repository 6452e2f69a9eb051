import { configOf } from '../lib/contract/branch-face.ts';
import type { Config } from '../lib/contract/config.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { inPageWords } from './own-words.ts';

/**
 * How long development uses a snapshot, so that an edit shows on the next reload. A build uses it to its end.
 */
const DEVELOPMENT_MS = 1000;

let snapshot: { shop: Promise<Shop>; at: number } | null = null;

/**
 * A build that retires the service worker offers no app: a new installation would get the worker that removes
 * itself.
 */
function withoutRetiredApp({ config, ...shop }: Shop): Shop {
  const isRetired = process.env.APP_WORKER === 'retire';
  return { ...shop, config: { ...config, enablePluginPWA: config.enablePluginPWA && !isRetired } };
}

async function load(): Promise<Shop> {
  // The page writer's code has no collections: `setShop` sets its shop.
  if (import.meta.env.PAGE_WRITER) throw new Error('the page writer has no shop yet');
  // Development bypasses the collections: an edit shows on the next reload.
  const shop = import.meta.env.DEV
    ? await (await import('./shop-loader.ts')).readShop()
    : await (await import('./shop-collections.ts')).shopOfCollections();
  if (!shop) throw new Error('API_URL is not set: pages are built from an API that answers GET /api/init');
  return inPageWords(withoutRetiredApp(shop));
}

/** Sets the shop of all pages, for the page writer. */
export function setShop(shop: Shop): void {
  snapshot = { shop: Promise.resolve(inPageWords(withoutRetiredApp(shop))), at: Date.now() };
}

/** The shop that pages are rendered from: one snapshot of `/api/init` for a whole build. */
export function shop(): Promise<Shop> {
  const isStale = import.meta.env.DEV && snapshot !== null && Date.now() - snapshot.at > DEVELOPMENT_MS;
  if (!snapshot || isStale) snapshot = { shop: load(), at: Date.now() };
  return snapshot.shop;
}

/** The API's origin for browsers: '' is the page's own. */
export function browserApi(): string {
  return (process.env.PUBLIC_API_URL ?? process.env.API_URL ?? '').replace(/\/+$/, '');
}

/** The settings as a page has them: with the face of the branch that it is about. */
export const configOfPage = (shop: Shop, branchId: number | undefined): Config =>
  configOf(shop, shop.branches.find(({ id }) => id === branchId) ?? {});
