import type { Page } from '@playwright/test';
import type { PublicOrder } from '../../src/lib/contract/orders.ts';
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

/** The same; answers where the status page of the order is. */
async function orderAtTerminal(page: Page): Promise<string> {
  const placed = Promise.withResolvers<PublicOrder>();
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    placed.resolve(((await response.json()) as { data: PublicOrder }).data);
    await route.fulfill({ response });
  });
  await goToTerminal(page);
  await page.unroute('**/api/orders');
  const { uid, hash } = await placed.promise;
  return `/status/${uid}/${hash}`;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const summary = (page: Page, term: string) =>
  page.locator('dl.summary div', { has: page.getByText(term, { exact: true }) }).getByRole('definition');

test('a customer who pays at the provider returns to the status page with a paid order and an empty cart', async ({
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
  test(`a customer who ${what} at the provider returns to the checkout with the cart, and can order again`, async ({
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

test('a customer who leaves the provider’s page finds the way back, and pays the same order once', async ({
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

test('an order that is not paid yet says so, how long it is held, and links to the provider', async ({
  page,
}) => {
  await page.goto(await orderAtTerminal(page));
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Wir warten auf Ihre Zahlung.');
  await expect(summary(page, 'Status')).toHaveText('Warten auf Zahlungseingang');
  await expect(main.getByRole('listitem').filter({ hasText: 'Warten auf Zahlungseingang' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(main).not.toContainText('bis Ihre Bestellung bestätigt wurde');
  await expect(main).not.toContainText('Bildschirmen');
  const open = page.getByRole('region', { name: 'Ihre Zahlung steht noch aus' });
  await expect(open).toContainText(/Bis (\S+, )?\d\d:\d\d Uhr halten wir Ihren Platz frei\./);
  await open.getByRole('link', { name: 'Jetzt bezahlen' }).click();
  await press(page, 'Bezahlen');
  await expect(summary(page, 'Zahlungsart')).toHaveText('Online Zahlung (Bezahlt)');
  await expect(open).toBeHidden();
  await expect(main.getByRole('status')).toContainText('bis Ihre Bestellung bestätigt wurde');
});

test('an order whose payment failed links to the checkout, with the cart as it was', async ({
  page,
  context,
}) => {
  const status = await orderAtTerminal(page);
  const terminal = page.url();
  await page.goto(status);
  // The customer is declined in another tab, which the status page hears of.
  const other = await context.newPage();
  await other.goto(terminal);
  await other.getByRole('button', { name: 'Zahlung ablehnen lassen' }).click();
  await expect(other).toHaveURL(/\/checkout\/error$/);
  await other.close();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Zahlung ist fehlgeschlagen.');
  const failed = page.getByRole('region', { name: 'Noch einmal versuchen?' });
  await expect(failed).toContainText('Ihr Warenkorb ist noch da');
  await failed.getByRole('link', { name: 'Zurück zur Kasse' }).click();
  await expect(page).toHaveURL(/\/checkout\/error$/);
  await expect(page.getByRole('main')).toContainText('Cola');
  await page.getByRole('radio', { name: 'Barzahlung' }).check();
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(summary(page, 'Zahlungsart')).toHaveText('Barzahlung');
  // An order placed in the meantime is no waiting cart.
  await page.goto(status);
  await page.getByRole('link', { name: 'Noch einmal bestellen' }).click();
  await expect(page).toHaveURL(new RegExp(`${BRANCH}$`));
});
