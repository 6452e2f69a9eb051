import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { TestProject } from 'vitest/node';
import { parseShop } from '../../../src/lib/contract/parse-shop.ts';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import { firstAdmin, sessionOf, type Credentials } from '../accounts.ts';
import { endAll, startApi } from '../shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shop: Shop;
  }
}

/** Where the plugin, which Vite loads as a module of its own, finds the API. */
const API = 'COMPONENTS_API';

/** Starts the real API with the demo shop on a database of its own, and gives component tests the shop that pages are made of. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bestellbar-components-'));
  const { url, output } = await startApi({ DATA_DIR: dataDir });
  const parsed = parseShop(await (await fetch(`${url}/api/init`)).json());
  if (!parsed.ok) throw new Error('the demo shop does not fit the contract');
  project.provide('shop', parsed.shop);
  await askForFiles(url, await firstAdmin(url, output()));
  process.env[API] = url;
  return async () => {
    await endAll();
    rmSync(dataDir, { recursive: true, force: true });
  };
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

/** Gives the page of the component tests the API on its own origin, as a shop's pages have it. */
export const shopApi = (): Plugin => ({
  name: 'shop-api',
  configureServer({ middlewares }) {
    middlewares.use((ask, answer, next) => {
      const path = ask.originalUrl ?? '';
      if (!/^\/(api|upload|image)\//.test(path)) return next();
      const { method, headers } = ask;
      const passed = request(new URL(path, process.env[API]), { method, headers }, (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      ask.pipe(passed);
    });
  },
});
