import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';

/** A branch page as a Next.js export, the baseline of the first tap: the same dishes, pictures and styles, hydrated by React. */

const PROJECT = join(import.meta.dirname, 'next');
const NEXT = join(import.meta.dirname, 'node_modules/next/dist/bin/next');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** What the open page of ours shows, as properties of `next/pages/index.jsx`. */
const readMenu = (page: Page) =>
  page.evaluate(() => {
    const text = (inside: ParentNode, selector: string) => inside.querySelector(selector)?.textContent ?? '';
    const picture = (image: HTMLImageElement | null) =>
      image && {
        src: image.getAttribute('src'),
        srcSet: image.srcset,
        sizes: image.sizes,
        loading: image.loading,
      };
    const row = (item: HTMLElement, id: number) => ({
      id,
      name: text(item, '[data-name]'),
      description: text(item, '[data-description]'),
      price: text(item, '[data-price]'),
      isPlain: item.querySelector('[data-add="at-once"]') !== null,
      picture: picture(item.querySelector('img')),
    });
    const all = <E extends HTMLElement>(inside: ParentNode, selector: string) => [
      ...inside.querySelectorAll<E>(selector),
    ];
    return {
      name: text(document, 'h1'),
      style: all(document, 'style')
        .map((style) => style.textContent)
        .join(''),
      picture: picture(document.querySelector<HTMLImageElement>('.intro img')),
      groups: all(document, '[data-category]').map((group) => ({
        id: group.id,
        name: text(group, 'h2'),
        products: all(group, '[data-product]').map(row),
      })),
    };
  });

/** Serves the export with brotli, and the pictures of the shop at `shop`. */
async function serve(folder: string, shop: string) {
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  async function read(path: string) {
    const known = files.get(path);
    if (known) return known;
    const isOurs = path.startsWith('/image/');
    const file = path === '/' ? '/index.html' : path;
    const body = isOurs
      ? Buffer.from(await (await fetch(shop + path)).arrayBuffer())
      : brotliCompressSync(readFileSync(join(folder, file)));
    const headers: Record<string, string> = isOurs
      ? { 'content-type': 'image/webp' }
      : { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'content-encoding': 'br' };
    files.set(path, { body, headers });
    return { body, headers };
  }
  const server = createServer((request, response) => {
    read(new URL(request.url ?? '/', shop).pathname).then(
      ({ body, headers }) => response.writeHead(200, headers).end(body),
      () => response.writeHead(404).end(),
    );
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** Builds and serves the menu that `page` shows, of the shop at `shop`. */
export async function startNextExport(page: Page, shop: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bestellbar-next-'));
  const menu = join(folder, 'menu.json');
  writeFileSync(menu, JSON.stringify(await readMenu(page)));
  const child = spawn(process.execPath, [NEXT, 'build', PROJECT], {
    env: { ...process.env, MENU_FILE: menu, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`next build ended with ${code}`);
  const { url, stop } = await serve(join(PROJECT, 'out'), shop);
  return {
    url,
    stop() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
