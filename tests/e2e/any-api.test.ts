import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { keptAhead } from '../support/kept-ahead.ts';
import { startShop } from '../support/server.ts';
import { expect, test } from './test.ts';

const execute = promisify(execFile);
const run = (args: string[], env: NodeJS.ProcessEnv) =>
  execute(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    timeout: 90_000,
  });
const root = resolve(import.meta.dirname, '../..');

test.describe('a shop from a file', () => {
  test('is served by our server and built from our API with the same bytes', async ({ page }) => {
    test.setTimeout(240_000);
    const folder = mkdtempSync(join(tmpdir(), 'bestellbar-api-'));
    const dataDir = join(folder, 'data');
    const site = join(folder, 'site');
    const file = process.env['SHOP_FILE'] ?? join(import.meta.dirname, 'fixtures/second-shop.json');
    await run(['src/server/commands/shop-import.ts', file], { DATA_DIR: dataDir });
    const shop = await startShop({ dataDir });
    try {
      await run(['node_modules/astro/bin/astro.mjs', 'build'], {
        API_URL: shop.url,
        SITE_URL: shop.url,
        PUBLIC_API_URL: '',
        SHARE_PICTURES: 'on',
        SITE_OUT_DIR: site,
      });
      const built = globSync('**/*.*', { cwd: site });
      expect(built.filter((it) => it.endsWith('.html')).length).toBeGreaterThanOrEqual(10);
      const different: string[] = [];
      for (const path of built) {
        const served = await fetch(`${shop.url}/${path.replace(/(^|\/)index\.html$/, '$1')}`);
        const bytes = Buffer.from(await served.arrayBuffer());
        const expected = readFileSync(join(site, path));
        const isSame =
          path === 'sw.js'
            ? String(keptAhead(bytes.toString())) === String(keptAhead(expected.toString()))
            : bytes.equals(expected);
        if (!isSame) different.push(`${path} (${served.status})`);
      }
      expect(different).toEqual([]);

      await page.goto(`${shop.url}/`);
      await expect(page.getByRole('main')).toContainText('Öl & Söhne „Kreis 1“');
      await page.goto(`${shop.url}/store/zuerich-1`);
      await expect(page.getByRole('main')).toContainText('2,35 CHF');
      await expect(page.getByRole('main')).toContainText('</script><script>alert(1)</script> & mehr');
      await page.close();
    } finally {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
