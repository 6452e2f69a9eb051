import { readFile } from 'node:fs/promises';
import { byDay, expectUsable } from '../axe.ts';
import { enterAs, expect, newEmployee, placeOrder, test } from './office.ts';

const BRANCH = 3;

test.describe('a customer who asks about their data', () => {
  test('gets a page to read, and is erased once the order is done', async ({ page, office }) => {
    const contact = `frieda.${crypto.randomUUID()}@example.org`;
    await byDay(page);
    await enterAs(page, office);
    const { id, ticketNumber } = await placeOrder(page.request, BRANCH, {
      name: 'Frieda Frage',
      email: contact,
    });
    await page.goto('/backend/customer-data');
    const main = page.getByRole('main');
    await main.getByLabel('E-Mail oder Telefon').fill(contact);
    await main.getByRole('button', { name: 'Suchen' }).click();
    await expect(main.getByText('1 Bestellung vom')).toBeVisible();
    await expect(main.getByText(`Noch offen: ${ticketNumber}.`)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Daten löschen' })).toBeDisabled();
    await expectUsable(page, 'customer data', '#main-content');

    const downloading = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Auskunft herunterladen' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('auskunft.html');
    expect(await readFile(await download.path(), 'utf8')).toContain('Frieda Frage');

    await page.request.post(`/api/orders/${id}/status/cancel`, { data: {} });
    await main.getByRole('button', { name: 'Suchen' }).click();
    await main.getByRole('button', { name: 'Daten löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Daten löschen' }).click();
    await expect(page.getByText('Die Daten sind gelöscht.')).toBeVisible();
    await main.getByRole('button', { name: 'Suchen' }).click();
    await expect(main.getByText('Zu diesen Angaben ist nichts gespeichert.')).toBeVisible();
    expect(await (await page.request.get(`/api/orders/${id}`)).text()).not.toContain('Frieda');
  });

  test('is answered by admins only', async ({ page, office }) => {
    await enterAs(page, office, await newEmployee(office, [BRANCH]));
    await page.goto('/backend/customer-data');
    await expect(
      page.getByText('Zugriff verweigert').or(page.getByText('keine Berechtigung')).first(),
    ).toBeVisible();
  });
});
