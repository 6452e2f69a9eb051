import { enterAs, expect, newEmployee, test } from './office.ts';

test.describe('signing in to the back office', () => {
  test('leads back to where one was', async ({ page, office: { admin }, trouble }) => {
    trouble.expected('/api/users/me');
    await page.goto('/backend/products?page=2');
    await page.getByLabel('E-Mail').fill(admin.email);
    await page.getByLabel('Passwort').fill(admin.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/backend\/products\?page=2/);
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('with a wrong password says so in German and keeps the address', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await page.goto('/backend/login');
    await page.getByLabel('E-Mail').fill(office.admin.email);
    await page.getByLabel('Passwort').fill('stimmt-nicht-123');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('alert')).toHaveText(/E-Mail|Passwort|Anmeldedaten/);
    await expect(page.getByLabel('E-Mail')).toHaveValue(office.admin.email);
  });

  test('shows employees only what they may do', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await enterAs(page, office, await newEmployee(office, [1]));
    await page.goto('/backend/users');
    await expect(page.getByText('Kein Zugriff')).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Benutzer' })).toHaveCount(0);
  });
});
