import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { keptAhead } from '../support/kept-ahead.ts';
import { startShop, type RunningShop } from '../support/server.ts';
import { acceptTerms, dialog, fillIn, goToCheckout, openProduct } from './customer.ts';
import { startStaticHost } from './static-host.ts';
import { expect, test } from './test.ts';

const root = resolve(import.meta.dirname, '../..');
const execute = promisify(execFile);
const run = (args: string[], env: NodeJS.ProcessEnv) =>
  execute(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    timeout: 150_000,
  });

/** The hashes beside the addresses follow the pages' bytes. */
const addressesIn = (worker: Buffer) => keptAhead(worker.toString()).map((it) => it.split(' ')[0]);

test.describe('a shop from a file, built from its API for a static host', () => {
  // One build for all tests.
  test.describe.configure({ mode: 'default' });

  let folder: string;
  let site: string;
  let shop: RunningShop;

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  test.beforeAll(async ({}, info) => {
    test.setTimeout(240_000);
    folder = await mkdtemp(join(tmpdir(), 'bestellbar-api-'));
    const dataDir = join(folder, 'data');
    const file = process.env['SHOP_FILE'] ?? join(import.meta.dirname, 'fixtures/second-shop.json');
    await run(['src/server/commands/shop-import.ts', file], { DATA_DIR: dataDir });
    shop = await startShop({ dataDir, env: (url) => ({ PUBLIC_API_URL: url }) });
    // Inside the checkout: Astro's builds to elsewhere share a folder for what they make on the way.
    site = info.outputPath('site');
    await run(['node_modules/astro/bin/astro.mjs', 'build'], {
      NODE_ENV: 'production',
      API_URL: shop.url,
      SITE_URL: shop.url,
      PUBLIC_API_URL: shop.url,
      SHARE_PICTURES: 'on',
      SITE_OUT_DIR: site,
    });
  });
  /** Our server's pages call the origin they come from. */
  const withoutApi = (file: Buffer) =>
    Buffer.from(file.toString('latin1').replace(` data-api="${shop.url}"`, ' data-api'), 'latin1');
  test.afterAll(async () => {
    await shop.stop();
    for (const it of [folder, site]) rmSync(it, { recursive: true, force: true });
  });

  test('has the same bytes as our server’s pages, but for the API’s address', async () => {
    const built = globSync('**/*.*', { cwd: site });
    expect(built.filter((it) => it.endsWith('.html')).length).toBeGreaterThanOrEqual(10);
    const different: string[] = [];
    for (const path of built) {
      const served = await fetch(`${shop.url}/${path.replace(/(^|\/)index\.html$/, '$1')}`);
      const bytes = Buffer.from(await served.arrayBuffer());
      const expected = withoutApi(readFileSync(join(site, path)));
      const isSame =
        path === 'sw.js'
          ? String(addressesIn(bytes)) === String(addressesIn(expected))
          : bytes.equals(expected);
      if (!isSame) different.push(`${path} (${served.status})`);
    }
    expect(different).toEqual([]);
  });

  test('shows the file’s names and prices, however odd', async ({ page }) => {
    await page.goto(`${shop.url}/`);
    await expect(page.getByRole('main')).toContainText('Öl & Söhne „Kreis 1“');
    await page.goto(`${shop.url}/store/zuerich-1`);
    await expect(page.getByRole('main')).toContainText('2,35 CHF');
    await expect(page.getByRole('main')).toContainText('</script><script>alert(1)</script> & mehr');
  });

  test('takes orders through the API on another origin', async ({ page }) => {
    const host = await startStaticHost(site);
    try {
      const asked = new Set<string>();
      page.on('request', (request) => void asked.add(new URL(request.url()).origin));
      await page.goto(host.url);
      await page.locator('a[href="/store/zuerich-1"]').first().click();
      await page.waitForURL(`${host.url}/store/zuerich-1`);
      await openProduct(page, 'Essig');
      await dialog(page).getByRole('radio', { name: 'Apfel' }).check();
      await dialog(page).getByRole('button', { name: 'In den Warenkorb' }).click();
      await goToCheckout(page);
      await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
      await acceptTerms(page);
      const placed = page.waitForResponse((response) => response.url() === `${shop.url}/api/orders`);
      // The file names no country.
      await page.getByRole('button', { name: 'Bestellung abschicken' }).click();
      expect((await placed).status()).toBe(201);
      await page.waitForURL(`${host.url}/status/*/*`);
      await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Essig');
      expect([...asked].toSorted()).toEqual([host.url, shop.url].toSorted());
    } finally {
      host.stop();
    }
  });
});
