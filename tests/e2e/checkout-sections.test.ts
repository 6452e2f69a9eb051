import type { Page } from '@playwright/test';
import { amountBeside, amountIn, chooseMode, orderButton } from './customer.ts';
import { dateButton, picker, timeButton, visitCheckout } from './checkout-visit.ts';
import { expect, test } from './test.ts';

/** The checkout's sections, as each way of ordering has them. */

const AREA = {
  area: '10997 Berlin-Kreuzberg',
  price: 1.5,
  tax: 7,
  free: false,
  minimumOrderValue: 12,
  freeFromOrderValue: 30,
};
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** What stands beside a term of the totals. */
const beside = (page: Page, term: string) =>
  section(page, 'Warenkorb')
    .locator('div', { has: page.getByText(term, { exact: true }) })
    .last()
    .getByRole('definition');

test('an address is asked for as each way to the customer needs it', async ({ page }) => {
  await visitCheckout(page, { change: { branch: { isTakeawayAddressRequired: true } } });
  const takeaway = section(page, 'Adresse');
  await expect(takeaway.getByRole('textbox', { name: 'PLZ + Ort *' })).toBeVisible();
  await takeaway.getByRole('textbox', { name: 'Strasse + Nr. *' }).fill('Torstraße 3');
  await chooseMode(page, 'Lieferung');
  const delivery = section(page, 'Lieferadresse');
  await expect(delivery.getByRole('textbox', { name: 'Strasse + Nr. *' })).toHaveValue('Torstraße 3');
  await expect(delivery.getByRole('combobox', { name: 'PLZ + Ort *' }).getByRole('option')).toContainText([
    '10997 Berlin-Kreuzberg',
    '10999 Berlin-Kreuzberg',
  ]);
  for (const name of ['Stock', 'Treppe', 'Tür'])
    await expect(delivery.getByRole('textbox', { name, exact: true })).not.toHaveAttribute('required');
  await chooseMode(page, 'Dine In');
  await expect(page.getByRole('textbox', { name: 'Strasse + Nr.' })).toBeHidden();
});

test('the totals say what the way to the customer costs, or where to go', async ({ page }) => {
  const areas = [AREA, { ...AREA, area: '10999 Berlin-Kreuzberg', free: true, minimumOrderValue: 0 }];
  await visitCheckout(page, { cart: { Tiramisù: 1 }, change: { branch: { deliveryAreas: areas } } });
  await expect(beside(page, 'Takeaway')).toHaveText('Feige & Glut Nachtküche');
  await chooseMode(page, 'Dine In');
  await expect(beside(page, 'Standort')).toHaveText('Feige & Glut Nachtküche');
  await chooseMode(page, 'Lieferung');
  await expect(beside(page, 'Lieferkosten')).toHaveText('1,50 EUR');
  await expect(section(page, 'Warenkorb')).toContainText('Kostenlose Lieferung ab 30,00 EUR.');
  await expect(page.getByRole('main')).toContainText(
    'Sie haben den Mindestbestellwert in Höhe von 12,00 EUR leider noch nicht erreicht.',
  );
  await expect(orderButton(page)).toBeHidden();
  await page.getByRole('combobox', { name: 'PLZ + Ort' }).selectOption('10999 Berlin-Kreuzberg');
  await expect(beside(page, 'Lieferkosten')).toHaveText('Kostenlos');
  await expect(orderButton(page)).toBeVisible();
});

test('net and the taxes of each rate add up to the gross total', async ({ page }) => {
  await visitCheckout(page, { cart: { Tiramisù: 2, Cola: 1 } });
  const cart = section(page, 'Warenkorb');
  const taxes = cart.locator('div', { has: page.getByText(/^Mehrwertsteuer \(\d+%\)$/) });
  let sum = await amountBeside(cart, 'Gesamt Netto');
  for (const tax of await taxes.getByRole('definition').allTextContents()) sum += amountIn(tax);
  expect(sum).toBeCloseTo(await amountBeside(cart, 'Gesamt Brutto'), 2);
  await expect(cart).not.toContainText('Grundpreise');
});

test('each way of paying has its name, and cash is what most mean', async ({ page }) => {
  await visitCheckout(page, {
    change: { paymentMethods: ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie'] },
  });
  const payment = section(page, 'Zahlungsart');
  await expect(payment.getByRole('radio', { name: 'Barzahlung' })).toBeChecked();
  for (const name of ['EC Karte / Debitkarte', 'Essensbon', /^Online bezahlen/])
    await payment.getByRole('radio', { name }).check();
  await expect(payment).toContainText(
    'Sie werden im Anschluss zum Zahlungsterminal von Mollie weitergeleitet.',
  );
});

test('an appointment and a comment are asked for as long as there is something to order', async ({
  page,
}) => {
  await visitCheckout(page);
  await expect(
    section(page, 'Kommentar hinzufügen').getByRole('textbox', {
      name: 'Notiz (Bemerkung, Allergien, usw.)',
    }),
  ).toBeVisible();
  await expect(section(page, 'Gewünschter Termin')).toBeVisible();
  await page.getByRole('button', { name: 'Espresso entfernen' }).click();
  await expect(page.getByRole('main')).toContainText('Keine Produkte im Warenkorb!');
  await expect(section(page, 'Gewünschter Termin')).toBeHidden();
  await expect(orderButton(page)).toBeHidden();
  await page.getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(page).toHaveURL('/store/berlin-nachtkueche');
});

test('weeks begin on Monday and have their number; the clock steps by an hour and by five minutes', async ({
  page,
}) => {
  await visitCheckout(page, { at: '2026-11-27T13:10' });
  await dateButton(page).click();
  await expect(picker(page).getByRole('columnheader')).toHaveText([
    'KW',
    'Mo',
    'Di',
    'Mi',
    'Do',
    'Fr',
    'Sa',
    'So',
  ]);
  const week = picker(page).getByRole('row', { name: /^Kalenderwoche 48/ });
  await expect(week.getByRole('button').first()).toHaveAccessibleName('Montag, 23. November 2026');
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();

  await timeButton(page).click();
  const [hour, minute] = ['Stunde', 'Minute'].map((name) => picker(page).getByRole('spinbutton', { name }));
  await expect(hour!).toHaveText('14');
  await picker(page).getByRole('button', { name: 'Eine Stunde später' }).click();
  await expect(hour!).toHaveText('15');
  await picker(page).getByRole('button', { name: 'Fünf Minuten später' }).click();
  await expect(minute!).toHaveText('05');
  await picker(page).getByRole('button', { name: 'Fünf Minuten früher' }).click();
  await expect(minute!).toHaveText('00');
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await expect(timeButton(page)).toContainText('--:--');
});
