import { enterAs, expect, ownShopTest as test } from './office.ts';

test('a branch that gets another address keeps the old one: QR codes and carts lead to it', async ({
  page,
  office,
  newCustomer,
}) => {
  const customer = await newCustomer();
  await customer.goto('/store/berlin-nachtkueche');
  await customer.getByRole('button', { name: 'Espresso in den Warenkorb' }).click();
  await expect(customer.locator('[data-cart-count]')).toHaveText('1');

  await enterAs(page, office);
  await page.goto('/backend/branches/3');
  const field = page.getByRole('textbox', { name: /^Kennung in der Adresse/ });
  await field.fill('nachtkueche-neu');
  await expect(page.getByText('Links mit „/store/berlin-nachtkueche“ führen weiter hierher.')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page).not.toHaveURL(/branches\/3/);
  await page.goto('/backend/branches/3');
  await expect(page.getByRole('group', { name: 'Führen auch hierher' })).toContainText(
    '/store/berlin-nachtkueche',
  );

  await expect
    .poll(async () => (await customer.request.get('/store/nachtkueche-neu')).status(), { timeout: 30_000 })
    .toBe(200);
  await customer.goto('/store/berlin-nachtkueche?table=4');
  await expect(customer).toHaveURL(/\/store\/nachtkueche-neu$/);
  await expect(customer.locator('[data-cart-count]')).toHaveText('1');

  await page.getByRole('button', { name: 'berlin-nachtkueche aufgeben' }).tap();
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect
    .poll(async () => (await customer.request.get('/store/berlin-nachtkueche')).status(), { timeout: 30_000 })
    .toBe(404);
});
