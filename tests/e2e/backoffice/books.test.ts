import { readFile } from 'node:fs/promises';
import { BRANCH } from './screens.ts';
import { enterAs, expect, test } from './office.ts';

test.describe('the books', () => {
  test.beforeEach(({ page, office }) => enterAs(page, office));

  test('say that a day that still runs is not closed yet, and give an advisor a file', async ({ page }) => {
    await page.goto('/backend/books');
    const closes = page.getByRole('region', { name: 'Tagesabschluss' });
    await expect(closes).toContainText('Alle Tage bis gestern sind abgeschlossen.');
    await expect(closes).toContainText('Noch kein Tag ist abgeschlossen.');

    const exports = page.getByRole('region', { name: 'Exportieren' });
    const waiting = page.waitForEvent('download');
    await exports.getByRole('button', { name: 'Herunterladen' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^bestellungen-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFF"Nummer";"Filiale Nr\."/);
  });

  test('keep the accounts that a booking batch needs', async ({ page }) => {
    await page.goto('/backend/books');
    const settings = page.getByRole('region', { name: 'DATEV-Einstellungen' });
    await settings.getByLabel('Beraternummer').fill('1001');
    await settings.getByLabel('Mandantennummer').fill('42');
    await settings.getByLabel('Erlöskonto 7 %').fill('8300');
    await settings.getByLabel('Geldkonto Barzahlung').fill('1000');
    await settings.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await page.reload();
    await expect(settings.getByLabel('Erlöskonto 7 %')).toHaveValue('8300');
  });

  test('have a number for an order, which staff see', async ({ page }) => {
    const { data } = (await (
      await page.request.post('/api/orders', {
        data: {
          branch: { id: BRANCH },
          name: 'Erika Muster',
          email: 'erika@example.org',
          phone: '+4915112345678',
          paymentMethod: 'cash',
          legalInstructions: true,
          privacyPolicy: true,
          items: [{ product: { id: 101 }, amount: 1, unit: 'Stk' }],
        },
      })
    ).json()) as { data: { id: number } };
    await page.goto(`/backend/orders/${data.id}`);
    await expect(page.getByText(/^\d{4}-\d{6}$/)).toBeVisible();
  });
});
