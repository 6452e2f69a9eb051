import { enterAs, expect, newEmployee, signInAgain, test } from './office.ts';

test.describe('signing in to the back office', () => {
  test('for the first time requires a new password, and the given one again only after a reload', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/users/me');
    await enterAs(page, office, await newEmployee(office, [1], { isNew: true }));
    await page.goto('/backend/orders');
    const given = page.getByLabel('Bisheriges Passwort');
    await expect(given).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/backend/login');
    await signInAgain(page, await newEmployee(office, [1], { isNew: true }));
    await page.getByLabel(/^Neues Passwort\W*$/).fill('Calzone im Regen');
    await expect(given).toBeHidden();
    await page.getByLabel('Neues Passwort noch einmal').fill('Calzone im Regen');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByText('Passwort geändert.')).toBeVisible();
  });

  test('leads back to the board, and stays there, when its session has ended', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/');
    await enterAs(page, office);
    await page.goto('/backend/');
    const live = page.getByText('Live', { exact: true });
    await expect(live).toBeVisible();
    await page.request.delete('/api/sessions/current');
    // The stream is the first to hear of it.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await signInAgain(page, office.admin);
    await expect(live).toBeVisible();
  });
});
