import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { call, open } from '../../support/office/page.tsx';
import { placeOrder } from '../../support/office/orders.ts';
import { savedBy } from '../../support/office/saved-by.ts';

it('the books say that a day that still runs is not closed yet, and give an advisor a file', async () => {
  await open('/books');
  const closes = page.getByRole('region', { name: 'Tagesabschluss' });
  await expect.element(closes).toMatchTextContent('Alle Tage bis gestern sind abgeschlossen.');
  await expect.element(closes).toMatchTextContent('Noch kein Tag ist abgeschlossen.');

  const exports = page.getByRole('region', { name: 'Exportieren' });
  const { name, text } = await savedBy(() => exports.getByRole('button', { name: 'Herunterladen' }).click());
  expect(name).toMatch(/^bestellungen-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toMatch(/^\uFEFF"Nummer";"Filiale Nr\."/);
});

it('the books keep the accounts that a booking batch needs', async () => {
  const before = await call<object>('GET', '/api/books/settings');
  onTestFinished(() => call('PUT', '/api/books/settings', before));
  await open('/books');
  const settings = page.getByRole('region', { name: 'DATEV-Einstellungen' });
  await settings.getByLabelText('Beraternummer').fill('1001');
  await settings.getByLabelText('Mandantennummer').fill('42');
  await settings.getByLabelText('Erlöskonto 7 %').fill('8300');
  await settings.getByLabelText('Geldkonto Barzahlung').fill('1000');
  await settings.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Gespeichert.')).toBeVisible();
  await open('/books');
  await expect.element(settings.getByLabelText('Erlöskonto 7 %')).toHaveValue('8300');
});

it('an order has a number in the books, which staff see', async () => {
  const { id } = await placeOrder(3, { items: [{ product: { id: 101 }, amount: 1, unit: 'Stk' }] });
  await open(`/orders/${id}`);
  await expect.element(page.getByText(/^\d{4}-\d{6}$/)).toBeVisible();
});
