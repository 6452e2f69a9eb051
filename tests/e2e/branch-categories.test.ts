import { BRANCH } from './customer.ts';
import { expect, test } from './test.ts';

test('a category of the bar scrolls to its products, and is highlighted and in the URL', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(BRANCH);
  const bar = page.getByRole('navigation', { name: 'Kategorien' });
  const link = bar.getByRole('link').nth(2);
  const name = (await link.textContent())?.trim() ?? '';
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  await expect(page).toHaveURL(/#kategorie-\d+$/);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const wanted = width < 720 ? width * 0.36 : 150;
  const top = () => page.getByRole('region', { name }).evaluate((group) => group.getBoundingClientRect().top);
  // The bar's own height may take a few pixels, as may a row that was measured late.
  await expect.poll(async () => Math.abs((await top()) - wanted)).toBeLessThan(24);
  expect(await top()).toBeLessThanOrEqual(height * 0.25);
});

test('the bar highlights the category whose top has passed a quarter of the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(BRANCH);
  const bar = page.getByRole('navigation', { name: 'Kategorien' });
  const names = await bar.getByRole('link').allTextContents();
  await expect(bar.locator('[aria-current]')).toHaveText(names[0] ?? '');
  const scrollTo = (offset: number) =>
    page
      .getByRole('region', { name: names[1]?.trim() ?? '' })
      .evaluate(
        (group, by) => scrollBy(0, group.getBoundingClientRect().top - innerHeight * 0.25 + by),
        offset,
      );
  await scrollTo(-40);
  await scrollTo(-10);
  await expect(bar.locator('[aria-current]')).toHaveText(names[0] ?? '');
  await scrollTo(10);
  await expect(bar.locator('[aria-current]')).toHaveText(names[1] ?? '');
});
