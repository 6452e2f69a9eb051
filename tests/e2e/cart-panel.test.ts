import type { Page } from '@playwright/test';
import { addAtOnce, addOlives, BRANCH, isPhone, openCart } from './customer.ts';
import { expect, test, WIDE } from './test.ts';

/** The cart of the branch page: its bar, its panel, and what both say. */

/** What the bar says; a desktop shows the panel itself in its place. */
const bar = (page: Page) => page.locator('[data-cart-words]');

test('the bar names its action and the number of items in the cart', WIDE, async ({ page }) => {
  await page.goto(BRANCH);
  await expect(bar(page)).toHaveText('Keine Produkte im Warenkorb');
  await addAtOnce(page, 'Espresso');
  await expect(bar(page)).toHaveText('1 Produkt im Warenkorb');
  await addAtOnce(page, 'Espresso');
  await expect(bar(page)).toHaveText('2 Produkte im Warenkorb');
  if (!isPhone(page)) return;
  await openCart(page);
  const hide = page.getByRole('button', { name: 'Warenkorb ausblenden' });
  await expect(hide).toHaveAttribute('aria-expanded', 'true');
  await hide.click();
  await expect(page.getByRole('button', { name: '2 Produkte im Warenkorb' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('products by weight have approximate totals, in the bar and in the panel', async ({ page }) => {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  await expect(page.locator('[data-cart-total]')).toHaveText('2,60 EUR');
  await addOlives(page, '0,5');
  await expect(page.locator('[data-cart-total]')).toHaveText('ca. 15,05 EUR');
  const cart = await openCart(page);
  for (const term of ['Zwischensumme', 'Gesamt Brutto']) {
    const row = cart.locator('div', { has: page.getByText(term, { exact: true }) }).last();
    await expect(row.getByRole('definition')).toHaveText('ca. 15,05 EUR');
  }
  await expect(cart.getByText('inkl. MwSt.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Alle Preise inkl\. MwSt\., zzgl\. Lieferkosten$/)).toBeAttached();
});

test('the row of a dish counts what is in the cart, and gives a removed one back', async ({ page }) => {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Espresso', exact: true }) });
  await addAtOnce(page, 'Espresso');
  await row.getByRole('button', { name: 'Weniger Espresso' }).click();
  await expect(bar(page)).toHaveText('1 Produkt im Warenkorb');
  await row.getByRole('button', { name: 'Espresso entfernen' }).click();
  await expect(page.getByRole('button', { name: /im Warenkorb/ })).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(bar(page)).toHaveText('1 Produkt im Warenkorb');
});

test('free products are counted as well', async ({ page }) => {
  // A cart that is filled before the page has asked whether it holds is put right by the API, which knows another price.
  const asked = page.waitForResponse(/\/version$/);
  await page.goto(BRANCH);
  await asked;
  await page.getByRole('button', { name: 'Cola', exact: true }).evaluate((button) => {
    const row = button.closest<HTMLElement>('[data-product]');
    if (!row) return;
    const product = JSON.parse((row.dataset['product'] ?? '').replaceAll("'", '"')) as object;
    row.dataset['product'] = JSON.stringify({ ...product, price: 0 });
  });
  await addAtOnce(page, 'Cola');
  await expect(bar(page)).toHaveText('1 Produkt im Warenkorb');
});
