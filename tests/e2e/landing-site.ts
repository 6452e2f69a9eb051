import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { ensureRelease } from '../../scripts/release/ensure-release.ts';
import { parseShop } from '../../src/lib/contract/parse-shop.ts';
import { releaseFolder } from '../../src/server/publishing/releases.ts';
import { createPageWriter } from '../../src/server/publishing/rendering/page-writer.ts';
import { siteEnvironment, type Places } from '../../src/server/publishing/rendering/pages-code.ts';
import { renderRelease } from '../../src/server/publishing/render-release.ts';
import { readRelease } from '../../src/server/release.ts';

/** Sites of shops that the demo is not, rendered from what an API answers and served from memory. */

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#f3dcb4" d="M0 0h4v3H0z"/><circle cx="2" cy="1.6" r="1" fill="#c8502d"/></svg>';

type Files = ReadonlyMap<string, Buffer>;

function listen(answer: (path: string, response: ServerResponse) => void): Promise<[Server, string]> {
  const server = createServer(({ url = '/' }, response) => answer(url.split('?')[0] ?? '/', response));
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done([server, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`]);
    }),
  );
}

function send(response: ServerResponse, body: Buffer | string | undefined, type: string): void {
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
}

/** Renders all pages of a shop with the code of the release, as the server does. */
async function render(shop: unknown, appWorker: Places['appWorker']): Promise<Files> {
  const parsed = parseShop(shop);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems.slice(0, 3)));
  const folder = await mkdtemp(join(tmpdir(), 'bestellbar-landing-'));
  const places = { origin: 'http://127.0.0.1:1', apiUrl: 'http://127.0.0.1:1', appWorker };
  const code = (await readRelease(await ensureRelease())).pagesCode(appWorker);
  const writer = createPageWriter({
    ...code,
    origin: places.origin,
    // As of a shop without SITE_URL, and an API that draws no pictures.
    env: { ...siteEnvironment(places), SITE_URL: '', SHARE_PICTURES: '' },
    logFile: join(folder, 'writer.log'),
  });
  try {
    const rendered = await renderRelease(
      { folder, code, madeOf: 'test', writer, now: Date.now },
      { shop: parsed.shop, revision: 1, at: Date.now() },
      { publications: [], failure: null, heldAt: null, oldAssets: {} },
    );
    if (!rendered.ok) throw new Error([rendered.reason, ...rendered.lines].join('\n'));
    return readFiles(releaseFolder(folder, rendered.note.release));
  } finally {
    await writer.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function readFiles(folder: string): Files {
  const paths = globSync('**/*.*', { cwd: folder });
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

function fileAt(files: Files, path: string): [name: string, body: Buffer | undefined] {
  const clean = decodeURIComponent(path).replace(/^\/+|\/+$/g, '');
  const name = [clean, `${clean}/index.html`.replace(/^\//, '')].find((it) => files.has(it)) ?? '404.html';
  return [name, name === '404.html' ? undefined : files.get(name)];
}

/** Renders a shop's site and serves it; `more` are files of the test's own, by path, such as a map's style. */
export async function startSite(
  shop: unknown,
  more: Readonly<Record<string, string>> = {},
  appWorker: Places['appWorker'] = null,
): Promise<{ url: string; stop: () => void }> {
  const files = await render(shop, appWorker);
  const [server, url] = await listen((path, response) => {
    if (path.startsWith('/image/')) return send(response, PICTURE, 'image/svg+xml');
    // Nobody listens here to what pages tell the API.
    if (path.startsWith('/api/')) return send(response, '{"data":[]}', 'application/json');
    const own = more[path];
    if (own !== undefined) return send(response, own, 'application/json');
    const [found, body] = fileAt(files, path);
    send(response, body, TYPES[extname(found)] ?? 'application/octet-stream');
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, stop };
}
