/**
 * `npm run build`: the whole static site from `API_URL` into `dist/`, for a CDN's own builder. German pages are at the root, each further
 * language of the shop in a folder of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readShop } from '../src/content/shop-loader.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OUT = resolve(process.env['SITE_OUT_DIR'] ?? join(ROOT, 'dist'));
/** What there is once for all languages (lib/contract/site-pages.ts), and what hosts read. */
const FOR_ALL =
  /^(_|sw\.js|workbox-|manifest\.webmanifest|sitemap\.xml|robots\.txt|favicon\.svg|icons$|push-worker)/;

async function build(language: string, folder: string): Promise<void> {
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...process.env, LANGUAGE: language, SITE_OUT_DIR: folder },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}

await build('de', OUT);
for (const language of (await readShop())?.config.languages ?? []) {
  const folder = await mkdtemp(join(ROOT, 'node_modules/.cache/site-'));
  await build(language, folder);
  await cp(join(folder, '_astro'), join(OUT, '_astro'), { recursive: true });
  await mkdir(join(OUT, language), { recursive: true });
  for (const name of await readdir(folder))
    if (!FOR_ALL.test(name)) await cp(join(folder, name), join(OUT, language, name), { recursive: true });
  await rm(folder, { recursive: true });
}
