import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { visitCheckout } from './checkout-visit.ts';
import { addAtOnce, BRANCH, isWider, openCart } from './customer.ts';
import { expect, test } from './test.ts';

/** Right-to-left is prepared: pages as they would be in such a language, in German words (docs/adding.md). */

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  const mirrored = await readFile('src/layouts/mirrored.css', 'utf8');
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace('<html', '<html dir="rtl"')
      .replace('</head>', `<style>${mirrored}</style></head>`);
    return route.fulfill({ response, body });
  });
});

const middle = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
};

test('a page from right to left is mirrored, and never scrolled sideways', async ({ page }) => {
  for (const path of ['/', BRANCH, `${BRANCH}/allergens`, '/site/privacy', '/bestellungen']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isWider(page), path).toBe(false);
  }
  await page.goto(BRANCH);
  // The plus ends a dish's row, and so does the picture: both are on the left now.
  const row = page.getByRole('listitem').filter({ hasText: 'Tiramisù' });
  expect(await middle(row.getByRole('button', { name: 'Tiramisù in den Warenkorb' }))).toBeLessThan(180);
  expect(await middle(page.getByRole('banner').getByRole('link').first())).toBeGreaterThan(180);
  await addAtOnce(page, 'Espresso');
  await openCart(page);
  expect(await isWider(page), 'the cart').toBe(false);
  await visitCheckout(page);
  expect(await isWider(page), 'the checkout').toBe(false);
});
