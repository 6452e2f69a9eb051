import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createViteBuilder, type BuildBackOffice } from '../../src/server/publishing/rendering/vite.ts';
import { backOffice } from '../../src/server/routes/back-office.ts';
import {
  keepBackOffice,
  type BackOfficeFiles,
} from '../../src/server/usecases/backoffice/back-office-files.ts';
import { newApp, type TestApp } from '../support/app.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let app: TestApp;
let folder: string;
let office: BackOfficeFiles;
const complaints: string[] = [];
const complain = (message: string) => void complaints.push(message);

const get = (path: string, headers: Record<string, string> = {}) => app.app.request(path, { headers });
const keep = (build: BuildBackOffice) => keepBackOffice({ root: ROOT, folder, build, complain });

beforeAll(async () => {
  app = await newApp('PGlite');
  folder = await mkdtemp(join(tmpdir(), 'bestellbar-office-'));
  office = keep(createViteBuilder(ROOT));
  backOffice(app.app, { get: (path) => office.get(path), isThere: () => office.isThere() });
});
afterAll(async () => {
  await office.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the back office', () => {
  it('is announced until it is built, and says why it could not be', async () => {
    const broken = keep(async ({ logFile }) => {
      await writeFile(logFile, 'Error: no');
      return { ok: false, reason: 'Error: no', lines: ['Error: no'] };
    });
    await broken.start();
    expect(broken.isThere()).toBe(false);
    expect(complaints).toEqual(['Die Verwaltung ließ sich nicht bauen: Error: no']);
    const response = await get('/backend/login');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Gleich geht es los');
  });

  it('is built from its sources, and shows one page at every address of it', async () => {
    await office.start();
    for (const path of ['/backend', '/backend/', '/backend/login', '/backend/products/12']) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(await response.text()).toContain('<div id="root">');
    }
  });

  it('sends its scripts compressed, for good, and no page in place of one that is gone', async () => {
    const page = await (await get('/backend')).text();
    const script = /src="(\/backend\/_astro\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const response = await get(script, { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/backend/_astro/gone.js')).status).toBe(404);
  });

  it('is taken as it is by the next process with the same code', async () => {
    const before = await readdir(folder);
    const next = keep(() => Promise.reject(new Error('nothing is to be built')));
    await next.start();
    expect(next.isThere()).toBe(true);
    expect(complaints).toHaveLength(1);
    expect(await readdir(folder)).toEqual(before);
  });

  it('gives screens that are open over an update their scripts for a week', async () => {
    const [lately, longAgo] = [join(folder, 'lately'), join(folder, 'long-ago')];
    for (const path of [lately, longAgo]) {
      await mkdir(join(path, '_astro'), { recursive: true });
      await writeFile(join(path, 'index.html'), 'old');
      await writeFile(join(path, '_astro/screen.1.js'), 'export {};');
    }
    const before = new Date(Date.now() - 8 * 24 * 60 * 60_000);
    await utimes(longAgo, before, before);
    const next = keep(() => Promise.reject(new Error('nothing is to be built')));
    await next.start();
    expect((await next.get('_astro/screen.1.js')?.read(null))?.bytes.toString()).toBe('export {};');
    expect((await next.get('index.html')?.read(null))?.bytes.toString()).toContain('<div id="root">');
    expect(await readdir(folder)).toContain('lately');
    expect(await readdir(folder)).not.toContain('long-ago');
  });
});
