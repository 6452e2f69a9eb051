import type { Page } from '@playwright/test';
import { startShopProxy } from '../support/shop-proxy.ts';
import { BRANCH } from './customer.ts';
import { startSite } from './landing-site.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** What the browser has of the app: whether a worker looks after the page, how many are registered, and what they keep. */
const appOf = (page: Page) =>
  page.evaluate(async () => ({
    isLookedAfter: navigator.serviceWorker.controller !== null,
    registered: (await navigator.serviceWorker.getRegistrations()).length,
    kept: (await caches.keys()).length,
  }));

test('a build without the app unregisters the worker and deletes its caches', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const init: unknown = await (await page.request.get('/api/init')).json();
  const retired = await startSite(init, {}, 'retire');
  const shop = await startShopProxy(baseURL ?? '');
  try {
    await page.goto(shop.url + BRANCH);
    await page.evaluate(() => void navigator.serviceWorker.register('/sw.js', { scope: '/' }));
    await expect.poll(() => appOf(page)).toMatchObject({ isLookedAfter: true, registered: 1 });

    shop.moveTo(retired.url);
    const now = Date.now();
    await page.clock.install({ time: now });
    // The page does nothing of its own accord: what goes, the worker takes with it.
    await page.clock.pauseAt(now + 60_000);
    await page.goto(shop.url + BRANCH);
    // It may reload the page, which cannot be queried during that time.
    await expect(async () => {
      expect(await appOf(page)).toMatchObject({ registered: 0, kept: 0 });
    }).toPass({ timeout: 45_000 });

    await expect(() => page.goto(shop.url)).toPass({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(10_000);
    expect(await appOf(page)).toEqual({ isLookedAfter: false, registered: 0, kept: 0 });
    // Nobody is offered what would be taken from them at once.
    await expect(page.getByRole('button', { name: 'App installieren' })).toHaveCount(0);
  } finally {
    await page.close();
    await shop.close();
    retired.stop();
  }
});
