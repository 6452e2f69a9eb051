import { dialog, openProduct } from './customer.ts';
import { expect, test } from './test.ts';

test('a lunch menu is put together of dishes, with their pictures, allergens and surcharges', async ({
  page,
}) => {
  await page.goto('/store/koeln-ehrenfeld');
  await openProduct(page, 'Mittagsmenü');
  const option = (name: string) => dialog(page).getByRole('radio', { name });
  const facts = dialog(page).locator('.facts');
  await expect(facts).toContainText('Allergene: Gluten, Sesam');
  const picture = dialog(page).locator('.component').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await option('Garnelen-Bowl').check();
  await option('Limonade Zitrone-Minze').check();
  await expect(facts).toContainText('Allergene: Krebstiere, Soja, Sesam');
  await expect(dialog(page).getByRole('button', { name: 'In den Warenkorb' })).toContainText('17,80 EUR');
});
