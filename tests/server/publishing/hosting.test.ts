import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { headersFile, hostFiles, redirectsFile } from '../../../src/lib/hosting/host-files.ts';
import {
  PAGE_HEADERS,
  REFERRER_POLICY,
  STATUS_HEADERS,
  policyOf,
  EDGE_CACHE,
} from '../../../src/lib/hosting/served-files.ts';
import { newApp } from '../../support/app.ts';
import { isInstalled, startWebServer, WEB_SERVERS } from '../../support/web-server.ts';

const page = (title: string) => `<h1>${title}</h1>${'<p>Text</p>'.repeat(200)}`;

const TILES = ['https://tiles.example'];
const HIDDEN = [
  '/_headers',
  '/_headers_nginx',
  '/_headers_caddy',
  '/_policy',
  '/_redirects',
  '/index.html.br',
];
const POLICY = policyOf({ calls: TILES, pictures: TILES });

const SITE = {
  'index.html': page('Start'),
  '404.html': page('Nicht gefunden'),
  'store/mitte/index.html': page('Mitte'),
  'store/mitte/checkout/index.html': page('Kasse'),
  'status/index.html': page('Status'),
  'en/store/mitte/index.html': page('Mitte in English'),
  'en/status/index.html': page('Status in English'),
  'manifest.webmanifest': '{}',
  '_astro/menu.1.js': 'export const menu = 1;',
  ...hostFiles(POLICY).files,
};

async function writeSite(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    if (!path.endsWith('.html')) continue;
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(text));
    await writeFile(join(folder, `${path}.gz`), gzipSync(text));
  }
}

/** As it comes over the wire: `fetch` would undo the compression. */
async function ask(url: string, headers: Record<string, string> = {}) {
  const asked = request(url, { headers });
  asked.end();
  const [response] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const named = response.headers as Record<string, string | undefined>;
  return { status: response.statusCode as number, headers: named, text: Buffer.concat(chunks).toString() };
}

describe.each(WEB_SERVERS.map((name) => ({ name })))('$name with the example of docs/hosting', ({ name }) => {
  const isHere = isInstalled(name);
  let folder: string;
  let shop: Server;
  let web: Awaited<ReturnType<typeof startWebServer>>;
  beforeAll(async () => {
    if (!isHere) return;
    folder = await mkdtemp(join(tmpdir(), 'bestellbar-hosting-'));
    await writeSite(join(folder, 'release-1'), SITE);
    await symlink('release-1', join(folder, 'current'));
    shop = createServer(({ url, headers }, response) => {
      response.setHeader('cache-control', 'no-store').setHeader('x-frame-options', 'SAMEORIGIN');
      response.end(`shop ${url} for ${String(headers['x-forwarded-for'])}`);
    }).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    const address = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
    web = await startWebServer(name, { folder, site: join(folder, 'current'), shop: address });
  });
  afterAll(async () => {
    if (!isHere) return;
    await web.stop();
    shop.closeAllConnections();
    shop.close();
    await rm(folder, { recursive: true });
  });
  // A test of a server that is not here says so, instead of passing.
  beforeEach(({ skip }) => {
    if (!isHere) skip(`${name} is not installed here`);
  });

  it('finds pages at their addresses', async () => {
    for (const [path, words] of [
      ['/', 'Start'],
      ['/store/mitte', 'Mitte'],
      ['/store/mitte/', 'Mitte'],
      ['/store/mitte/checkout', 'Kasse'],
      ['/status/abc/def', 'Status'],
      ['/en/store/mitte', 'Mitte in English'],
      ['/en/status/abc/def', 'Status in English'],
    ] as const) {
      const { status, text, headers } = await ask(web.url + path);
      expect([path, status, text.slice(4, 4 + words.length)]).toEqual([path, 200, words]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
    const { headers } = await ask(`${web.url}/manifest.webmanifest`);
    expect(headers['content-type']).toBe('application/manifest+json');
  });

  it('answers an unknown address with the 404 page', async () => {
    for (const path of ['/sued', '/status/a/b/c', '/current.json', ...HIDDEN]) {
      const { status, text } = await ask(web.url + path);
      expect([path, status, text.slice(4, 18)]).toEqual([path, 404, 'Nicht gefunden']);
    }
  });

  it('asks the shop about a branch that it does not know: it may have had the address before', async () => {
    for (const path of ['/store/sued', '/store/sued/checkout?table=4']) {
      const { status, text, headers } = await ask(web.url + path);
      expect([status, text.split(' for ')[0]]).toEqual([200, `shop ${path}`]);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('sets cache lifetimes', async () => {
    const { headers } = await ask(web.url);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['cdn-cache-control']).toBe(EDGE_CACHE);
    expect((await ask(web.url, { 'if-none-match': headers['etag'] ?? '' })).status).toBe(304);
    const script = await ask(`${web.url}/_astro/menu.1.js`);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['cdn-cache-control']).toBeUndefined();
  });

  it('serves the precompressed files', async () => {
    for (const encoding of name === 'caddy' ? ['br', 'gzip'] : ['gzip']) {
      const { headers } = await ask(web.url, { 'accept-encoding': encoding });
      expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
    }
    const { headers } = await ask(web.url);
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'Accept-Encoding']);
  });

  it('sets the same security headers as our own server', async () => {
    for (const path of ['/', '/nowhere']) {
      const { headers } = await ask(web.url + path);
      for (const [header, value] of Object.entries(PAGE_HEADERS))
        expect(headers[header.toLowerCase()], header).toBe(value);
      expect(headers['content-security-policy']).toBe(POLICY);
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-robots-tag']).toBeUndefined();
    }
    for (const order of ['/status/abc/def', '/en/status/abc/def']) {
      const { headers } = await ask(web.url + order);
      for (const [header, value] of Object.entries(STATUS_HEADERS))
        expect(headers[header.toLowerCase()], header).toBe(value);
    }
  });

  it('proxies what belongs to the shop’s server', async () => {
    const office = ['/backend', '/backend/', '/backend/assets/office.1.js'];
    for (const path of ['/api/config', '/image/1-1.webp', '/upload/a.pdf', '/testzahlung/a', ...office]) {
      const { headers, text } = await ask(web.url + path);
      expect(text).toBe(`shop ${path} for 127.0.0.1`);
      expect([headers['cache-control'], headers['x-frame-options']]).toEqual(['no-store', 'SAMEORIGIN']);
      expect(headers['content-security-policy']).toBeUndefined();
    }
  });

  it('serves the next release as soon as the link points to it', async () => {
    await writeSite(join(folder, 'release-2'), { ...SITE, 'index.html': page('Neu!!') });
    await symlink('release-2', join(folder, 'next'));
    await rename(join(folder, 'next'), join(folder, 'current'));
    expect((await ask(web.url)).text).toContain('Neu!!');
  });
});

describe('our own server', () => {
  it('sets the headers that every other host has to set', async () => {
    const app = await newApp('PGlite');
    const { headers } = await app.app.request('/api/nothing');
    for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(headers.get(name), name).toBe(value);
    expect(headers.get('Referrer-Policy')).toBe(REFERRER_POLICY);
    await app.close();
  });
});

describe('the header files for hosts like Netlify and Cloudflare Pages', () => {
  const made = headersFile(POLICY, ['', '/en']);
  const text = made.ok ? made.text : '';
  const rules = text.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    const named = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) as [string, string]);
    return { path, headers: new Map(named) };
  });
  const fits = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
  const headersOf = (path: string) => rules.filter((rule) => fits(rule.path, path));

  it('set no header twice for one path, because hosts would join the values', () => {
    const german = ['/', '/store/mitte', '/status/a/b', '/site/imprint', '/_astro/a.js', '/offline'];
    for (const path of [...german, '/en', '/en/store/mitte', '/en/status/a/b', '/en/offline']) {
      const names = headersOf(path).flatMap(({ headers }) => [...headers.keys()]);
      expect(names.toSorted(), path).toEqual([...new Set(names)].toSorted());
      expect(names, path).toContain('Content-Security-Policy');
      expect(names, path).toContain('Cache-Control');
    }
  });

  it('have the policy that our own server sends', () => {
    expect(rules[0]?.headers.get('Content-Security-Policy')).toBe(POLICY);
    expect(hostFiles(POLICY, [], ['', '/en'])).toMatchObject({
      files: { _headers: text, _policy: POLICY },
      problem: null,
    });
  });

  it('stay within the limits of hosts, or are not written', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    const pictures = Array.from({ length: 100 }, (_, index) => `https://bilder-${index}.example`);
    const long = hostFiles(policyOf({ calls: [], pictures }));
    expect(long.problem).toContain('more origins');
    expect(Object.keys(long.files)).not.toContain('_headers');
  });

  it('lead from the former addresses of a branch to its own, with all pages', () => {
    const text = redirectsFile([
      { identifier: 'mitte', formerIdentifiers: ['zentrum', 'alt'] },
      { identifier: 'sued', formerIdentifiers: [] },
    ]);
    expect(text.split('\n').slice(0, 4)).toEqual([
      '/store/zentrum /store/mitte 308',
      '/store/zentrum/* /store/mitte/:splat 308',
      '/store/alt /store/mitte 308',
      '/store/alt/* /store/mitte/:splat 308',
    ]);
  });

  it('rewrite each order’s address to the one shell of its language', () => {
    const rewrites = redirectsFile([], ['', '/en'])
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    const target = (path: string) =>
      rewrites.find(([from = '']) => new RegExp(`^${from.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))?.[1];
    expect(target('/status/abc/def')).toBe('/status/');
    expect(target('/en/status/abc/def')).toBe('/en/status/');
    expect(target('/en')).toBe('/en/');
    expect(target('/fr/status/abc/def')).toBeUndefined();
    expect(target('/status/abc/def/ghi')).toBeUndefined();
    expect(target('/api/orders')).toBeUndefined();
    expect(target('/image/1-1.webp')).toBeUndefined();
  });
});
