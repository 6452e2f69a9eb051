import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { ensureRelease } from '../../../scripts/release/ensure-release.ts';
import { packRelease } from '../../../scripts/release/pack-release.ts';
import { hashOf } from '../../../scripts/release/sources.ts';
import { readRelease } from '../../../src/server/release.ts';

const BRANCH = '/store/koeln-ehrenfeld';
/** Debian's `nobody`: as root we become another user, who may write nothing here. */
const NOBODY = 65_534;
/** How long Caddy keeps a connection to the shop that rests, by default. */
const CADDY_KEEPS_S = 120;
const isRoot = process.getuid?.() === 0;

let folder: string;
let release: string;
let before: string;
let url: string;
let output = '';
let shop: ChildProcess;
const dataDir = () => join(folder, 'data');

/** Takes the right to write from everyone, as on a read-only file system. */
async function makeReadOnly(path: string): Promise<void> {
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  await chmod(path, 0o555);
}

async function start(): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = spawn(process.execPath, [join(release, 'server/main.mjs')], {
    cwd: '/',
    // Nothing else is there: no home, no place for temporary files, no other programs.
    env: { DATA_DIR: dataDir(), PORT: String(port), TMPDIR: '/nowhere', HOME: '/nowhere', PATH: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const said = new Promise<void>((done, fail) => {
    const look = (text: string) => {
      output += text;
      if (output.includes('läuft: ')) done();
    };
    shop.stdout?.setEncoding('utf8').on('data', look);
    shop.stderr?.setEncoding('utf8').on('data', look);
    shop.once('exit', () => fail(new Error(`it did not start:\n${output}`)));
  });
  await said;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bestellbar-release-'));
  await chmod(folder, 0o755);
  const archive = await packRelease(await ensureRelease(), folder);
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
  await rm(archive);
  const [name = ''] = await readdir(folder);
  release = join(folder, name);
  before = await hashOf(release, ['**']);
  await mkdir(dataDir());
  if (isRoot) await chown(dataDir(), NOBODY, NOBODY);
  await makeReadOnly(release);
  await start();
});
afterAll(async () => {
  shop.kill('SIGKILL');
  await promisify(execFile)('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
});

describe('a release, unpacked into an empty folder and read-only', () => {
  const get = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, text: await response.text() };
  };

  it('has the version and the platform in its name', async () => {
    const { version, platform } = await readRelease(release);
    expect(release).toBe(join(folder, `bestellbar-${version}`));
    expect(platform).toBe(`${process.platform}-${process.arch}`);
  });

  it('has the code of the map once, and not in every language', async () => {
    const scripts = await readdir(join(release, 'site/_astro'));
    expect(scripts.filter((name) => /^draw-map\.[\w-]+\.js$/.test(name))).toHaveLength(1);
    // Its labels differ.
    expect(scripts.filter((name) => /^maps\.[\w-]+\.js$/.test(name)).length).toBeGreaterThan(1);
  });

  it('serves pages, API and back office of the demo shop', async () => {
    expect(await get('/')).toMatchObject({ status: 200, text: expect.stringContaining('</html>') as string });
    expect((await get(BRANCH)).text).toContain('data-product');
    expect((await get('/api/init')).status).toBe(200);
    expect((await get('/backend/login')).text).toContain('<div id="root">');
    expect((await get('/readyz')).status).toBe(200);
    const script = /src="(\/_astro\/[^"]+\.js)"/.exec((await get(BRANCH)).text)?.[1] ?? '';
    expect((await get(script)).status).toBe(200);
  });

  it('keeps a connection alive for longer than the proxy in front of it does', async () => {
    const { headers } = await fetch(`${url}/api/init`);
    const seconds = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(CADDY_KEEPS_S);
  });

  it('renders pictures with its own native libraries', async () => {
    const picture = /src="(\/image\/product\/[^"]+)"/.exec((await get(BRANCH)).text)?.[1] ?? '';
    const drawn = await fetch(url + picture.replaceAll('&amp;', '&'));
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const shared =
      /og:image" content="[^"]*(\/image\/share\/[^"]+)"/.exec((await get(BRANCH)).text)?.[1] ?? '';
    const card = await fetch(url + shared);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  it('accepts an edit and shows it on the page', async () => {
    const [, email = '', password = ''] = /Anmeldung: (\S+), Passwort (\S+)/.exec(output) ?? [];
    const signIn = async (word: string) => {
      const response = await fetch(`${url}/api/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: word }),
      });
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    };
    const call = async (cookie: string, path: string, body: object) => {
      const response = await fetch(url + path, {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.ok, `${path}: ${response.status}`).toBe(true);
    };
    const own = 'Feigen-und-Glut-2026';
    const first = await signIn(password);
    await call(first, '/api/users/me/password', { currentPassword: password, newPassword: own });
    await call(await signIn(own), '/api/products/101', { name: 'Frisch aus dem Archiv' });
    await expect
      .poll(async () => (await get(BRANCH)).text, { timeout: 20_000 })
      .toContain('Frisch aus dem Archiv');
  });

  it('restarts with its data, and writes to its data folder only', async () => {
    const ended = once(shop, 'exit');
    shop.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await start();
    expect((await get(BRANCH)).text).toContain('Frisch aus dem Archiv');
    expect(await hashOf(release, ['**'])).toBe(before);
    expect((await readdir(folder)).toSorted()).toEqual([release.slice(folder.length + 1), 'data']);
  });
});
