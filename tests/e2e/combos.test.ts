import { addFromDialog, amountBeside, BRANCH, dialog, openCart, openProduct } from './customer.ts';
import { expect, test } from './test.ts';

test('a lunch menu is put together of dishes that the branch has, with their pictures and allergens', async ({
  page,
}) => {
  await page.goto(BRANCH);
  await openProduct(page, 'Mittagsmenü');
  const option = (name: string) => dialog(page).getByRole('radio', { name });
  await expect(option('Hähnchen-Bowl')).toBeVisible();
  // Only other branches have it.
  await expect(option('Garnelen-Bowl')).toHaveCount(0);
  const facts = dialog(page).getByText(/^Allergene:/);
  await expect(facts).toHaveText('Allergene: Gluten, Sesam');
  const picture = dialog(page).locator('.component').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await option('Hähnchen-Bowl').check();
  await option('Limonade Zitrone-Minze').check();
  await expect(facts).toHaveText('Allergene: Milch');
  expect(await addFromDialog(page)).toBe(15.8);
  const cart = await openCart(page);
  await expect(cart).toContainText('Hähnchen-Bowl mit Zitrone');
  await expect(cart).toContainText('Limonade Zitrone-Minze');
  await expect.poll(() => amountBeside(cart, 'Gesamt Brutto')).toBe(15.8);
});
