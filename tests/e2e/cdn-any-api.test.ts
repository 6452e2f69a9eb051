import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  acceptTerms,
  addAtOnce,
  addMargherita,
  BRANCH,
  fillIn,
  goToCheckout,
  orderButton,
} from './customer.ts';
import { startStaticHost } from './static-host.ts';
import { expect, test } from './test.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

test('a shop on a static host takes orders through an API on another origin', async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(180_000);
  // Inside the checkout: Astro's builds to elsewhere share a folder for what they make on the way.
  const folder = info.outputPath('site');
  await run(process.execPath, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      API_URL: baseURL,
      PUBLIC_API_URL: baseURL,
      SITE_OUT_DIR: folder,
    },
  });
  const host = await startStaticHost(folder);
  try {
    const asked = new Set<string>();
    page.on('request', (request) => void asked.add(new URL(request.url()).origin));
    await page.goto(host.url);
    await page.locator(`a[href="${BRANCH}"]`).first().click();
    await page.waitForURL(host.url + BRANCH);
    await addMargherita(page);
    await addAtOnce(page, 'Cola');
    await goToCheckout(page);
    await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
    await acceptTerms(page);
    const placed = page.waitForResponse((response) => response.url() === `${baseURL}/api/orders`);
    await orderButton(page).click();
    expect((await placed).status()).toBe(201);
    await page.waitForURL(`${host.url}/status/*/*`);
    await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Pizza Margherita');
    expect([...asked].toSorted()).toEqual([host.url, baseURL].toSorted());
  } finally {
    host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
