import type { Page } from '@playwright/test';
import { acceptTerms, addAtOnce, BRANCH, fillIn, goToCheckout, orderButton } from './customer.ts';
import { expect, test } from './test.ts';

/** The whole way of an online payment, at the terminal that the demo shop has for trying it out. */

async function goToTerminal(page: Page): Promise<void> {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Cola');
  await goToCheckout(page);
  await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
  await page.getByRole('radio', { name: /Online bezahlen \(Test\)/ }).check();
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page.getByRole('heading', { name: '3,20 EUR' })).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const summary = (page: Page, term: string) =>
  page.locator('dl.summary div', { has: page.getByText(term, { exact: true }) }).getByRole('definition');

test('whoever pays at the terminal comes to the status page with a paid order and an empty cart', async ({
  page,
}) => {
  await goToTerminal(page);
  await expect(page.getByText('Hier fließt kein Geld')).toBeVisible();
  await press(page, 'Bezahlen');
  await expect(page).toHaveURL(/\/status\/\w+\//);
  await expect(summary(page, 'Zahlungsart')).toHaveText('Online Zahlung (Bezahlt)');
  await expect(summary(page, 'Status')).toHaveText('Warten auf Bestätigung');
  await page.goto(`${BRANCH}/checkout`);
  await expect(page.getByText('Keine Produkte im Warenkorb!')).toBeVisible();
});

for (const [button, what] of [
  ['Zahlung ablehnen lassen', 'is declined'],
  ['Abbrechen', 'gives up'],
] as const)
  test(`whoever ${what} at the terminal is back at the checkout with the cart, and can order again`, async ({
    page,
  }) => {
    await goToTerminal(page);
    await press(page, button);
    await expect(page).toHaveURL(/\/checkout\/error$/);
    await expect(page.getByText('Leider ist Ihre Zahlung fehlgeschlagen.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Vor- und Nachname' })).toHaveValue('Ada Beispiel');
    await page.getByRole('radio', { name: 'Barzahlung' }).check();
    await acceptTerms(page);
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/status\/\w+\//);
    await expect(summary(page, 'Zahlungsart')).toHaveText('Barzahlung');
  });

test('whoever walks away from the terminal finds the way back, and pays the same order once', async ({
  page,
}) => {
  await goToTerminal(page);
  const terminal = page.url();
  await page.goBack();
  await expect(orderButton(page)).toBeVisible();
  await orderButton(page).click();
  await expect(page).toHaveURL(terminal);
  await press(page, 'Bezahlen');
  await expect(summary(page, 'Zahlungsart')).toHaveText('Online Zahlung (Bezahlt)');
  // The terminal is over for good.
  await page.goto(terminal);
  await expect(page.getByText('Diese Testzahlung ist bezahlt.')).toBeVisible();
});
