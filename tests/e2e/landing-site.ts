import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Sites of shops that the demo is not: built by Astro from an API that answers the shop, served from memory. */

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

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

async function build(shop: unknown, outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const [api, url] = await listen((_, response) => send(response, JSON.stringify(shop), 'application/json'));
  try {
    await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: root,
      env: {
        ...process.env,
        API_URL: url,
        PUBLIC_API_URL: '',
        SITE_OUT_DIR: outDir,
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        ...env,
      },
    });
  } finally {
    api.close();
  }
}

function readFiles(folder: string): Files {
  const paths = globSync('**/*.*', { cwd: folder });
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

/** Within the checkout, where each build keeps its own intermediate files: Astro's builds to elsewhere share them. */
const CACHE = join(root, 'node_modules', '.cache', 'landing-sites');

/** Removes what workers of this process have built, once they are all over. */
export function removeBuilt(): void {
  for (const name of globSync(`${process.pid}-*`, { cwd: CACHE }))
    rmSync(join(CACHE, name), { recursive: true, force: true });
}

/** All workers of one run share what the first of them builds, on every width; whoever finds nothing builds it. */
async function builtOnce(name: string, shop: unknown, env: NodeJS.ProcessEnv): Promise<Files> {
  const folder = join(CACHE, `${process.ppid}-${name}`);
  const site = join(folder, 'site');
  const finished = join(folder, 'finished');
  mkdirSync(CACHE, { recursive: true });
  try {
    mkdirSync(folder);
  } catch {
    while (existsSync(folder) && !existsSync(finished)) await new Promise((again) => setTimeout(again, 100));
    return existsSync(finished) ? readFiles(site) : builtOnce(name, shop, env);
  }
  // Nobody waits for one who has ended before.
  const giveUp = () => existsSync(finished) || rmSync(folder, { recursive: true, force: true });
  process.once('exit', giveUp);
  try {
    await build(shop, site, env);
    mkdirSync(finished);
    return readFiles(site);
  } catch (error) {
    giveUp();
    throw error;
  }
}

function fileAt(files: Files, path: string): [name: string, body: Buffer | undefined] {
  const clean = decodeURIComponent(path).replace(/^\/+|\/+$/g, '');
  const name = [clean, `${clean}/index.html`.replace(/^\//, '')].find((it) => files.has(it)) ?? '404.html';
  return [name, name === '404.html' ? undefined : files.get(name)];
}

/** Builds a shop's site and serves it; `more` are files of the test's own, by path, such as a map's style; `env` is for the build. */
export async function startSite(
  name: string,
  shop: unknown,
  more: Readonly<Record<string, string>> = {},
  env: NodeJS.ProcessEnv = {},
): Promise<{ url: string; stop: () => void }> {
  const files = await builtOnce(name, shop, env);
  const [server, url] = await listen((path, response) => {
    if (path.startsWith('/image/')) return send(response, PICTURE, 'image/svg+xml');
    // Nobody listens here to what pages tell the API.
    if (path.startsWith('/api/')) return send(response, '{"data":null}', 'application/json');
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
