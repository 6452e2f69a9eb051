import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call, expectTrouble, open, save } from '../../support/office/page.tsx';

it('errors of a form are reported if they are on another tab', async () => {
  expectTrouble('/api/branches/2');
  await open('/branches/2');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('keine Adresse');
  await page.getByRole('tab', { name: 'Bezahlen' }).click();
  await save();
  await expect.element(page.getByText('Das Formular ist ungültig.')).toBeVisible();
  await page.getByRole('tab', { name: 'Allgemein' }).click();
  await expect.element(page.getByRole('textbox', { name: 'E-Mail' })).toHaveAccessibleDescription(/E-Mail/);
});

it('errors of a list as a whole are shown, and can be corrected', async () => {
  expectTrouble('/api/products/105');
  await open('/products/105');
  await page.getByRole('button', { name: 'Auswahl hinzufügen' }).click();
  const part = page.getByRole('group', { name: /^Auswahl \d+$/ }).last();
  // Letter by letter: it used to close at the first.
  await userEvent.type(part.getByRole('textbox', { name: 'Name' }), 'Rand');
  const optionAt = (place: number) =>
    part.getByRole('group', { name: `Option ${place}` }).getByRole('textbox', { name: 'Name' });
  for (const place of [1, 2]) {
    await part.getByRole('button', { name: 'Option hinzufügen' }).click();
    await optionAt(place).fill('dick');
  }
  await save();
  await expect.element(part.getByRole('alert')).toHaveTextContent('Diese Bezeichnung kommt mehrfach vor.');
  await optionAt(2).fill('dünn');
  await save();
  await expect.element(page.getByText('Produkt gespeichert')).toBeVisible();
  // The form is still open, and says again that it does not hold.
  const name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
  await name.fill('');
  await save();
  await expect.element(page.getByText('Das Formular ist ungültig.')).toBeVisible();
  // Shown again, and not only in a toast.
  await call('PUT', '/api/products/105', { name: 'Vom anderen' });
  await name.fill('Von mir');
  await save();
  await expect.element(page.getByText(/inzwischen von jemand anderem geändert/)).toBeVisible();
});

it('coordinates have to be on earth', async () => {
  await open('/branches/2');
  const latitude = page.getByRole('textbox', { name: 'Breitengrad' });
  await latitude.fill('530,5');
  await save();
  await expect.element(latitude).toHaveAccessibleDescription('Bitte geben Sie eine Zahl von −90 bis 90 ein.');
});
