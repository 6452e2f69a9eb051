import type { Page } from '@playwright/test';
import { enterAs, expect, test } from './office.ts';

const UNSAVED = /^Einige Änderungen wurden nicht gespeichert/;

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).tap();

test.describe('what is typed and not saved yet', () => {
  test('is not left without a question after a save that failed', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await enterAs(page, office);
    await page.goto('/backend/divisions/1');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Feige im Tunnel');
    // What the browser takes for no network at all, in which it used to wait without a word.
    await page.context().setOffline(true);
    await save(page);
    await expect(page.getByText('Keine Verbindung zum Server.').first()).toBeVisible();
    await page.context().setOffline(false);
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.message();
    });
    await page.getByRole('menuitem', { name: 'Tags' }).tap();
    expect(await asked).toMatch(UNSAVED);
    await expect(name).toHaveValue('Feige im Tunnel');
    await save(page);
    await expect(page.getByRole('link', { name: 'Feige im Tunnel' })).toBeVisible();
  });

  test('is there again after a sign-in that came between, and never called saved', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/');
    await enterAs(page, office);
    await page.goto('/backend/blocks/1');
    const words = page.getByRole('textbox', { name: 'Text', exact: true }).first();
    await words.fill('Lange überlegt');
    await page.context().clearCookies();
    await save(page);
    await expect(page.getByText('es wurde nichts gespeichert')).toBeVisible();
    await expect(page.getByText('Element wurde aktualisiert')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(office.admin.email);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(office.admin.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).tap();
    await expect(words).toHaveValue('Lange überlegt');
    await save(page);
    await expect(page.getByText('Element wurde aktualisiert')).toBeVisible();
  });
});
