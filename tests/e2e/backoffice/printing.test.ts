import { startTcpPrinter } from '../../support/printers/tcp-printer.ts';
import { textOf } from '../../support/printers/escpos-decoder.ts';
import { expectUsable, byDay } from '../axe.ts';
import { enterAs, expect, placeOrder, test } from './office.ts';

const BRANCH = 1;

test.describe('receipts', () => {
  test('a printer is set up and tested, its prints are shown, and missing paper is reported', async ({
    page,
    office,
  }) => {
    test.slow();
    const printer = await startTcpPrinter();
    await byDay(page);
    await enterAs(page, office);
    await page.goto('/backend/devices/create');
    await page.getByLabel('Name', { exact: false }).first().fill('Ofen');
    await page.getByRole('combobox', { name: 'Filiale' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('combobox', { name: 'Verbindung' }).click();
    await page.getByRole('option', { name: /^Netzwerkdrucker/ }).click();
    await page.getByRole('textbox', { name: 'Adresse im Netz' }).fill('127.0.0.1');
    await page.getByRole('spinbutton', { name: 'Anschluss' }).fill(String(printer.port));
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('link', { name: 'Ofen' }).click();
    await page.getByRole('button', { name: 'Testdruck' }).click();
    await expect(page.getByText('Der Testdruck ist gedruckt')).toBeVisible();
    expect(textOf(printer.printed()[0] ?? new Uint8Array())).toContain('*** TEST ***');
    await expectUsable(page, 'a printer', '#main-content');

    const { id } = await placeOrder(page.request, BRANCH, { name: 'Jürgen Groß' });
    const confirmed = await page.request.post(`/api/orders/${id}/status/confirm`, { data: {} });
    expect(confirmed.status()).toBe(200);
    // Not before it can no longer be taken back.
    await expect.poll(() => printer.printed().length, { timeout: 30_000 }).toBe(2);
    await page.goto(`/backend/orders/${id}`);
    await expect(page.getByText('gedruckt', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Beleg ansehen' }).click();
    const picture = page.getByRole('img', { name: 'Der Beleg, wie ihn der Drucker druckt' });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Schließen', exact: true }).last().click();

    printer.be('paperOut');
    await page.goto('/backend/prints');
    await page.getByRole('button', { name: 'Erneut drucken' }).click();
    await expect(page.getByText('hat kein Papier')).toBeVisible({ timeout: 20_000 });
    await expectUsable(page, 'list of receipts', '#main-content');
    printer.be('prints');
    // The pause before the next attempt doubles: 20 s at most after two without paper, 40 s after three.
    await expect.poll(() => printer.printed().length, { timeout: 50_000 }).toBe(3);
    expect(textOf(printer.printed()[2] ?? new Uint8Array())).toContain('*** ERNEUT GEDRUCKT ***');

    await page.goto(`/backend/orders/${id}`);
    const ledger = page.getByRole('listitem').filter({ hasText: 'Ofen' });
    await expect(ledger).toHaveCount(2);
    await expect(ledger.filter({ hasText: 'erneut gedruckt' })).toContainText(/Auftrag .+ · gedruckt .+/);
    await expectUsable(page, 'the prints of an order');
    await printer.stop();
  });
});
