import { createApp } from 'astro/app/entrypoint';
import { patchShop, type ShopPatch } from '../lib/contract/shop-patch.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { giveShop } from './shop.ts';

// The entry of the pages' code for the server's resident page writer (DESIGN section 1). It stays in memory, is given the shop
// and told what changes of it, and renders single pages with the same sources as `astro build`.

const app = createApp({ streaming: false });
let current: Shop | null = null;

/** Takes the whole shop, as the server has checked it. */
export function takeShop(shop: Shop): void {
  current = shop;
  giveShop(shop);
}

/** Takes what has changed since. */
export function takeEdits(patch: ShopPatch): void {
  if (!current) throw new Error('there is no shop to change');
  current = patchShop(current, patch);
  giveShop(current);
}

/** A page of the shop as it is known; null if it has none of that address. */
export async function renderPage(url: string): Promise<Uint8Array | null> {
  const answer = await app.render(new Request(url));
  const isNotFoundPage = new URL(url).pathname === '/404';
  if (answer.status === 404 && !isNotFoundPage) return null;
  if (!answer.ok && !isNotFoundPage) throw new Error(`${url} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
