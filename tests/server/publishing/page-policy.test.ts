import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_TAP_HASH } from '../../../src/lib/hosting/first-tap-script.ts';
import { policyOf } from '../../../src/lib/hosting/served-files.ts';
import { outsideOrigins } from '../../../src/lib/contract/outside-origins.ts';
import type { Config } from '../../../src/lib/contract/config.ts';
import { readConfig } from '../../../src/server/config.ts';
import type { Site } from '../../../src/server/publishing/publish-site.ts';
import { staticSite } from '../../../src/server/publishing/routes.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';
import { newStubSite } from '../../support/stub-site.ts';

const OWN_POLICY = policyOf({ calls: [], pictures: [] });

let app: TestApp;
let stub: Awaited<ReturnType<typeof newStubSite>>;
let site: Site;

beforeAll(async () => {
  app = await newApp('PGlite');
  // Routes cannot be added once the first request has come.
  const pages = {
    get: (path: string) => site.get(path),
    isThere: () => site.isThere(),
    inAllLanguages: () => site.inAllLanguages(),
  };
  staticSite(app.app, pages, () => Promise.resolve(null));
});
afterAll(() => app.close());
beforeEach(async () => {
  stub = await newStubSite(app);
  site = stub.newSite();
});
afterEach(async () => {
  await site.close();
  await stub.remove();
});

const policy = async (path = '/') =>
  (await app.app.request(path)).headers.get('content-security-policy') ?? '';
const edit = (change: Partial<Config>) => {
  const shop = testShop();
  return app.setShop({ ...shop, config: { ...shop.config, ...change } });
};

describe('the content security policy of pages', () => {
  it('allows the shop’s own files, and one script in a page by its hash', async () => {
    await site.open();
    expect(await policy()).toBe(OWN_POLICY);
    expect(OWN_POLICY).toContain(`script-src 'self' '${FIRST_TAP_HASH}';`);
    expect(OWN_POLICY).not.toContain('unsafe-eval');
    expect(OWN_POLICY).not.toMatch(/https?:/);
    expect(OWN_POLICY).toContain("object-src 'none'");
    expect(OWN_POLICY).toContain("frame-ancestors 'self'");
  });

  it('is the same for a page that a script was put into', async () => {
    await site.open();
    const page = join(stub.folder, 'current/index.html');
    const html = await readFile(page, 'utf8');
    await writeFile(page, html.replace('</html>', '<script>alert(1)</script></html>'));
    await site.close();
    site = stub.newSite();
    await site.open();
    const answer = await app.app.request('/');
    expect(await answer.text()).toContain('<script>alert(1)</script>');
    expect(answer.headers.get('content-security-policy')).toBe(OWN_POLICY);
  });

  it('names the map’s origin as soon as there is a map, and no longer than that', async () => {
    await site.open();
    await edit({ enablePluginMapbox: true, mapStyle: 'https://karten.example/stil.json?key={token}' });
    await site.round({ whole: false });
    const origins = ['https://karten.example'];
    expect(await policy()).toBe(policyOf({ calls: origins, pictures: origins }));
    expect(await readFile(join(stub.folder, 'current/_headers_nginx'), 'utf8')).toContain(await policy());
    expect(await readFile(join(stub.folder, 'current/_headers_caddy'), 'utf8')).toContain(await policy());
    await site.rollBack();
    expect(await policy()).toBe(OWN_POLICY);
    await edit({ enablePluginMapbox: false, mapStyle: '' });
    await site.round({ whole: true });
    expect(await policy()).toBe(OWN_POLICY);
  });
});

describe('MAP_ORIGINS', () => {
  it('are addresses with commas, of which the origin counts', () => {
    const read = readConfig({ MAP_ORIGINS: 'https://tiles.example/v1, https://fonts.example:8443' });
    const mapOrigins = ['https://tiles.example', 'https://fonts.example:8443'];
    expect(read).toMatchObject({ ok: true, config: { mapOrigins } });
    const wrong = readConfig({ MAP_ORIGINS: "'unsafe-inline'" });
    expect(wrong).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^MAP_ORIGINS ist nicht gültig/)],
    });
  });
});

describe('the origins outside a shop', () => {
  const config = { ...testShop().config, enablePluginMapbox: true };

  it('are the map’s, unless its style is the shop’s own', () => {
    expect(outsideOrigins({ config, blocks: [] }).map).toEqual(['https://tiles.openfreemap.org']);
    expect(outsideOrigins({ config: { ...config, mapStyle: '/map/stil.json' }, blocks: [] }).map).toEqual([]);
  });

  it('are those of pictures in its texts', () => {
    const imprintText = 'Mit ![Logo](https://bilder.example/a.png) und [Link](https://nirgends.example).';
    const value = '![Siegel][siegel]\n\n[siegel]: <https://siegel.example:8443/s.png>';
    const block = {
      id: 1,
      identifier: 'x',
      isEnabled: true,
      isPublic: true,
      data: [{ type: 'markdown' as const, name: 'Text', value }],
    };
    expect(outsideOrigins({ config: { ...config, imprintText }, blocks: [block] }).pictures).toEqual([
      'https://bilder.example',
      'https://siegel.example:8443',
    ]);
  });
});
