import { createApp } from 'astro/app/entrypoint';
import { joinShop, type ShopPart, patchShop, type ShopPatch } from '../lib/contract/shop-patch.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { setShop } from './shop.ts';

// The entry of the pages' code for the server's resident page writer (DESIGN section 1). It stays in memory, is given the shop
// and told what changes of it, and renders single pages with the same sources as `astro build`.

const app = createApp({ streaming: true });
let current: Shop | null = null;
let joining = joinShop();

/** Takes a part of a whole shop, read as a build reads it: the order of an entity's fields shows in a page's bytes. Throws if it does not fit. */
export function takePart(part: ShopPart): void {
  if ('config' in part) joining = joinShop();
  joining.add(part);
}

/** Takes the shop whose parts have come. */
export function takeShop(): void {
  current = joining.shop();
  joining = joinShop();
  setShop(current);
}

/** Takes what has changed since. */
export function takeEdits(patch: ShopPatch): void {
  if (!current) throw new Error('there is no shop to change');
  current = patchShop(current, patch);
  setShop(current);
}

/** A page of the shop as it is known; null if it has none of that address. */
export async function renderPage(url: string): Promise<Uint8Array | null> {
  const answer = await app.render(new Request(url));
  const isNotFoundPage = new URL(url).pathname === '/404';
  if (answer.status === 404 && !isNotFoundPage) return null;
  if (!answer.ok && !isNotFoundPage) throw new Error(`${url} answered ${answer.status}`);
  // Not `arrayBuffer()`, which copies it twice: a page comes in one piece, nearly always.
  const parts = answer.body ? await Array.fromAsync(answer.body) : [];
  const [only] = parts;
  return parts.length === 1 && only ? only : Buffer.concat(parts);
}
