import type { Page } from '@playwright/test';
import { enterAs, expect, test } from './office.ts';

const UNSAVED = /^Einige Änderungen wurden nicht gespeichert/;

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).tap();

test('unsaved changes are not left without a question after a failed save', async ({
  page,
  office,
  trouble,
}) => {
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
  // A slow tablet, which was still drawing 'stay' when the save was done.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page.getByRole('menuitem', { name: 'Tische' }).tap();
  expect(await asked).toMatch(UNSAVED);
  await expect(name).toHaveValue('Feige im Tunnel');
  await save(page);
  // And to the list, not to where one has chosen not to go.
  await expect(page.getByRole('link', { name: 'Feige im Tunnel' })).toBeVisible({ timeout: 30_000 });
});
