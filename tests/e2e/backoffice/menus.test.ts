import type { Page } from '@playwright/test';
import { byDay, expectUsable } from '../axe.ts';
import { enterAs, expect, test } from './office.ts';

const BRANCH = '/store/koeln-ehrenfeld';
/** The site is published again after an edit, which takes its time on a busy machine. */
const PUBLISHED = { timeout: 30_000 };

/** The frame around the screens is judged by those who make it. */
const SCREEN = '#main-content';

/** What customers read, from the page as it is served. */
const shopPage = async (page: Page): Promise<string> => (await page.request.get(BRANCH)).text();

test.describe('what is sold', () => {
  test.use({ hasTouch: true, viewport: { width: 768, height: 1024 } });

  test.beforeEach(async ({ page, office }) => {
    await byDay(page);
    await enterAs(page, office);
  });

  test('a price typed with a comma appears in the preview at once, and soon in the shop', async ({
    page,
  }) => {
    // The first edit of a shop starts the process that writes pages.
    test.slow();
    await page.goto('/backend/products/101');
    const preview = page.frameLocator('iframe[title="So sehen es Kunden"]');
    await expect(preview.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByLabel('Preis', { exact: true }).fill('17,35');
    await expect(preview.getByText('17,35 EUR').first()).toBeVisible();
    await expectUsable(page, 'a product', SCREEN);
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect.poll(() => shopPage(page), PUBLISHED).toContain('17,35');
  });
});
