/**
 * `npm run build`: the whole static site from `API_URL` into `dist/`, for a CDN's own builder. German pages are at the root, in the shop's variant of German, each further
 * language of the shop in a folder of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readShop } from '../src/content/shop-loader.ts';
import { sitePages } from '../src/lib/contract/site-pages.ts';
import { DEFAULT_LANGUAGE, germanOf } from '../src/lib/domain/languages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OUT = resolve(process.env['SITE_OUT_DIR'] ?? join(ROOT, 'dist'));
async function build(language: string, folder: string): Promise<void> {
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...process.env, PAGE_LANGUAGE: language, SITE_OUT_DIR: folder },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}

const shop = await readShop();
await build(shop ? germanOf(shop.config) : DEFAULT_LANGUAGE, OUT);
for (const language of shop?.config.languages ?? []) {
  const folder = await mkdtemp(join(ROOT, 'node_modules/.cache/site-'));
  await build(language, folder);
  await cp(join(folder, '_astro'), join(OUT, '_astro'), { recursive: true });
  for (const page of shop ? sitePages(shop) : [])
    if (page.language === language)
      await cp(join(folder, page.file.slice(language.length + 1)), join(OUT, page.file));
  await rm(folder, { recursive: true });
}
