import { createApp } from 'astro/app/entrypoint';
import { joinShop, type ShopPart, patchShop, type ShopPatch, type Shop } from '../lib/contract/shop.ts';
import { setShop } from './shop.ts';

// The entry of the pages' code for the page writer (DESIGN section 1): a long-running process that gets the
// shop and its changes, and renders single pages with the same sources as `astro build`.

const app = createApp({ streaming: true });
let current: Shop | null = null;
let joining = joinShop();

/**
 * Adds a part of a shop, parsed as a build parses it: the order of an entity's fields shows in a page's
 * bytes. Throws if it is invalid.
 */
export function takePart(part: ShopPart): void {
  if ('config' in part) joining = joinShop();
  joining.add(part);
}

/** Replaces the shop by the parts added. Returns it, for the pages in other languages. */
export function takeShop(): Shop {
  current = joining.shop();
  joining = joinShop();
  setShop(current);
  return current;
}

/** Applies changes to the shop, and returns it. */
export function takeEdits(patch: ShopPatch): Shop {
  if (!current) throw new Error('there is no shop to change');
  current = patchShop(current, patch);
  setShop(current);
  return current;
}

export { setShop };

/** Renders a page; null if there is none at that address. */
export async function renderPage(url: string): Promise<Uint8Array | null> {
  const answer = await app.render(new Request(url));
  const isNotFoundPage = new URL(url).pathname === '/404';
  if (answer.status === 404 && !isNotFoundPage) return null;
  if (!answer.ok && !isNotFoundPage) throw new Error(`${url} answered ${answer.status}`);
  // Not `arrayBuffer()`, which copies twice: a page nearly always is a single chunk.
  const parts = answer.body ? await Array.fromAsync(answer.body) : [];
  const [only] = parts;
  return parts.length === 1 && only ? only : Buffer.concat(parts);
}
