import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { admin, call, expectTrouble, newEmployee, open, save } from '../../support/office/page.tsx';

it('a list in a form grows by its button', async () => {
  await open('/branches/2/lieferung');
  await page.getByRole('button', { name: 'Gebiet hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'PLZ und Ort' }).last().fill('22763 Ottensen-Süd');
  await save();
  await expect.element(page.getByText('Filiale gespeichert')).toBeVisible();
  const { deliveryAreas } = await call<{ deliveryAreas: object[] }>('GET', '/api/branches/2');
  expect(deliveryAreas.at(-1)).toEqual({
    area: '22763 Ottensen-Süd',
    price: 0,
    tax: 0,
    free: false,
    minimumOrderValue: 0,
    freeFromOrderValue: null,
  });
});

it('an account is saved without a new password', async () => {
  await newEmployee([1]);
  await open('/users');
  await page.getByRole('link', { name: 'Ella Ofen' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ella Herd');
  await save();
  await expect.element(page.getByRole('link', { name: 'Ella Herd' })).toBeVisible();
});

it('an account becomes an admin only with the own password of the admin', async () => {
  expectTrouble('/api/users/');
  await newEmployee([1]);
  await open('/users');
  await page.getByRole('link', { name: 'Ella Ofen' }).first().click();
  const proof = page.getByLabelText('Ihr eigenes Passwort');
  await expect.element(page.getByRole('checkbox', { name: 'Administrator' })).toBeVisible();
  await expect.element(proof).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Administrator' }).click();
  await proof.fill('geraten');
  await save();
  await expect.element(page.getByText('Ihr eigenes Passwort stimmt nicht.')).toBeVisible();
  await proof.fill(admin.password);
  await save();
  await expect
    .element(page.getByText(/Administrator, Mitarbeiter|Mitarbeiter, Administrator/).first())
    .toBeVisible();
});

it('a hidden field does not keep a form from being saved', async () => {
  await open('/devices/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tresen');
  const choose = async (field: RegExp, option: RegExp) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).first().click();
  };
  await choose(/Filiale/, /Altstadt|Ehrenfeld/);
  await choose(/Verbindung/, /^Netzwerkdrucker/);
  await page.getByRole('spinbutton', { name: 'Anschluss' }).fill('70000');
  await choose(/Verbindung/, /^Star/);
  await save();
  await expect.element(page.getByRole('link', { name: 'Tresen' })).toBeVisible();
});
