import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { placeOrder } from '../../support/office/orders.ts';
import { admin, expectTrouble, newEmployee, open, signInAgain } from '../../support/office/page.tsx';

/** What staff were writing when their session ended. */

const button = (name: string) => page.getByRole('button', { name, exact: true });
const endSession = () => fetch('/api/sessions/current', { method: 'DELETE' });

it('signing in again while writing a reason keeps the text, and the device as it was', async () => {
  expectTrouble('/api/');
  const who = await newEmployee([1]);
  const { id } = await placeOrder(1);
  await open('/', who);
  const card = () => document.querySelector(`[data-order="${id}"]`);
  await expect.poll(card).not.toBeNull();
  await page
    .elementLocator(card() ?? document.body)
    .getByRole('button', { name: 'Ablehnen' })
    .click();
  const reason = page.getByLabelText('Grund');
  await reason.fill('Der Teig ist aus.');
  await endSession();
  await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
  await expect.poll(() => page.getByRole('alert').query()?.textContent).toContain('abgelaufen');
  await signInAgain(who);
  await expect.element(reason).toHaveValue('Der Teig ist aus.');
  await button('Zurück').click();
  await expect.element(button('Öffnen des Menüs')).toBeVisible();
});

it('signing in again while proposing a time or editing a contact restores the dialog', async () => {
  expectTrouble('/api/');
  const who = await newEmployee([3]);
  const { ticketNumber } = await placeOrder(3, { name: 'Gudrun' });
  await open('/orders?filter={"q":"Gudrun"}', who);
  await page.getByRole('button', { name: `#${ticketNumber}` }).click();
  await button('Andere Zeit').click();
  const time = page.getByLabelText('Uhrzeit');
  await time.fill('04:35');
  await endSession();
  await button('Mit dieser Zeit bestätigen').click();
  await signInAgain(who);
  await expect.element(time).toHaveValue('04:35');
  await button('Abbrechen').click();

  await button('Kontakt ändern').click();
  const name = page.getByRole('dialog', { name: 'Kontakt ändern' }).getByLabelText('Name');
  await name.fill('Gudrun Getippt');
  await endSession();
  await button('Speichern').click();
  await signInAgain(who);
  await expect.element(name).toHaveValue('Gudrun Getippt');
  await button('Speichern').click();
  await expect.element(page.getByRole('dialog').getByText('Gudrun Getippt', { exact: true })).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  // Over what the order was opened is still known.
  await button('Schließen').click();
  await expect.poll(() => location.href).toMatch(/\/orders\?.*Gudrun/);
  await expect.element(page.getByRole('table')).toBeVisible();
});

it('signing in again while adding a picture keeps the picture, its name and its use', async () => {
  expectTrouble('/api/');
  await open('/products/create');
  const dish = page.getByRole('textbox', { name: 'Name', exact: true });
  await dish.fill('Feigentarte');
  await button('Bild hinzufügen').click();
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  const field = page.elementLocator(document.querySelector('input[type="file"]') ?? document.body);
  await field.upload('public/icons/icon-192.png');
  const name = page.getByLabelText('Name des Bildes');
  await name.fill('Tarte von oben');
  await endSession();
  await button('Bild übernehmen').click();
  await signInAgain(admin);
  await expect.element(name).toHaveValue('Tarte von oben');
  await button('Bild übernehmen').click();
  await expect.element(page.getByRole('img', { name: 'Bild 1' })).toBeVisible();
  await expect.element(dish).toHaveValue('Feigentarte');
});
