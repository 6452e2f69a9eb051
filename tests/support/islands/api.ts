import type { TestProject } from 'vitest/node';
import { parseShop } from '../../../src/lib/contract/parse-shop.ts';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import { sessionOf, type Credentials } from '../accounts.ts';
import { startShopOf } from '../component-api.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shop: Shop;
  }
}

/** Gives tests of islands the API, and the shop that pages are made of. */
export default async function setup(project: TestProject) {
  const { url, admin, stop } = await startShopOf('islands');
  const parsed = parseShop(await (await fetch(`${url}/api/init`)).json());
  if (!parsed.ok) throw new Error('the demo shop does not fit the contract');
  project.provide('shop', parsed.shop);
  await askForFiles(url, admin);
  return stop;
}

/** The demo has no product that asks for files, and a shop without one takes none. This one is on no menu. */
async function askForFiles(url: string, admin: Credentials): Promise<void> {
  const made = await fetch(`${url}/api/products`, {
    method: 'POST',
    headers: { cookie: await sessionOf(url, admin), 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Torte mit Bild',
      price: 30,
      config: { parts: [{ name: 'Motiv', type: 'image', optional: true }] },
    }),
  });
  if (made.status !== 201) throw new Error(`the product was answered with ${made.status}`);
}
