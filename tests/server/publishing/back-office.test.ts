import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureRelease } from '../../../scripts/release/ensure-release.ts';
import { readRelease, type Release } from '../../../src/server/release.ts';
import { backOffice } from '../../../src/server/publishing/routes.ts';
import { openBackOffice } from '../../../src/server/publishing/release-files.ts';
import { newApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let release: Release;
let kept: string;
const complaints: string[] = [];

const get = (path: string, headers: Record<string, string> = {}) => app.app.request(path, { headers });
const open = (code = release.office) =>
  openBackOffice({
    release: release.backOffice,
    code,
    kept,
    complain: (message) => void complaints.push(message),
  });

beforeAll(async () => {
  release = await readRelease(await ensureRelease());
  app = await newApp('PGlite');
  kept = await mkdtemp(join(tmpdir(), 'bestellbar-office-'));
  backOffice(app.app, await open());
});
afterAll(async () => {
  await app.close();
  await rm(kept, { recursive: true, force: true });
});

describe('the back office', () => {
  it('serves one document at each of its addresses', async () => {
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

  it('serves its scripts compressed and cacheable, and no document in place of a missing one', async () => {
    const page = await (await get('/backend')).text();
    const script = /src="(\/backend\/_astro\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const response = await get(script, { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/backend/_astro/gone.js')).status).toBe(404);
  });

  it('keeps its scripts for open screens during an update', async () => {
    const own = await open();
    await own.keep();
    const [script = ''] = await readdir(join(kept, release.office.slice(0, 16), '_astro'));
    const updated = await open('another-release-of-it');
    await updated.keep();
    expect(await readdir(kept)).toHaveLength(2);
    await rm(join(kept, 'another-release-'), { recursive: true });
    expect(updated.get(`_astro/${script}`)).toBeDefined();
    expect(complaints).toEqual([]);
  });

  it('keeps the scripts of open screens for a week after an update', async () => {
    const [lately, longAgo] = [join(kept, 'lately'), join(kept, 'long-ago')];
    for (const path of [lately, longAgo]) {
      await mkdir(join(path, '_astro'), { recursive: true });
      await writeFile(join(path, 'index.html'), 'old');
      await writeFile(join(path, '_astro/screen.1.js'), 'export {};');
    }
    const before = new Date(Date.now() - 8 * 24 * 60 * 60_000);
    await utimes(longAgo, before, before);
    const next = await open();
    await next.keep();
    expect((await next.get('_astro/screen.1.js')?.read(null))?.bytes.toString()).toBe('export {};');
    expect((await next.get('index.html')?.read(null))?.bytes.toString()).toContain('<div id="root">');
    expect(await readdir(kept)).toContain('lately');
    expect(await readdir(kept)).not.toContain('long-ago');
  });
});
