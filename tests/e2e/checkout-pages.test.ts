import type { Page } from '@playwright/test';
import { byDay, expectUsable } from './axe.ts';
import { acceptTerms, chooseMode, fillIn, isWider, orderButton } from './customer.ts';
import { later, picker, prepareVisit, visitCheckout } from './checkout-visit.ts';
import { expect, test } from './test.ts';

/** The checkout among the shop's other pages; what its form does by itself is in `tests/islands/checkout`. */

const TABLES = [7, 8].map((id) => ({ id, identifier: `tisch-${id}`, branch: { id: 3 } }));
const tables = { branch: { isTableSelectionEnabled: true }, tables: TABLES };
const name = 'Vor- und Nachname';

/** Returns once the page has noticed. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByRole('region', { name: 'Sie sind offline' })).toBeVisible();
}

test('a QR code that leads to the menu is remembered until the checkout', async ({ page }) => {
  const path = await prepareVisit(page, { change: tables });
  await page.goto(`${path}?table=tisch-7`);
  await expect(page).toHaveURL(path);
  await page.goto(`${path}/checkout`);
  await expect(page.getByRole('radio', { name: 'Dine In' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Tischnummer *' })).toHaveValue('7');
});

test('terms and privacy open over the form, are accessible, and keep it as it was', async ({ page }) => {
  await byDay(page);
  await visitCheckout(page);
  await fillIn(page, { [name]: 'Ada' });
  for (const [link, title] of [
    ['Allgemeinen Geschäftsbedingungen', 'Allgemeine Geschäftsbedingungen'],
    ['Datenschutzerklärung', 'Datenschutz'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(picker(page)).toHaveAccessibleName(title);
    expect((await picker(page).getByRole('article').innerText()).length).toBeGreaterThan(200);
    await expectUsable(page, title, 'dialog');
    expect(await isWider(page), 'nothing overflows sideways').toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: link })).toBeFocused();
  }
  await expect(page.getByRole('checkbox', { name: /Geschäftsbedingungen/ })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name })).toHaveValue('Ada');
});

test('offline the button says so, keeps everything and sends nothing later', async ({
  page,
  context,
  trouble,
}) => {
  // 2.5 s after load a page requests the app's script, which fails offline.
  trouble.expected('ERR_INTERNET_DISCONNECTED');
  await visitCheckout(page);
  await page.getByText('Kommentar hinzufügen').click();
  await fillIn(page, { [name]: 'Ada', 'Notiz (Bemerkung, Allergien, usw.)': 'ohne Zucker' });
  await acceptTerms(page);
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/api/orders') ? 1 : 0));
  await goOffline(page);
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Sie sind offline.');
  await expect(page.getByRole('alert')).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name })).toHaveValue('Ada');
  await expect(page.getByRole('textbox', { name: /Notiz/ })).toHaveValue('ohne Zucker');
  await expect(orderButton(page)).toHaveText('Zahlungspflichtig bestellen');
  expect(sent).toBe(0);
});

test('at the table without a network the order waits on the device, says so on every page, and arrives once', async ({
  page,
  context,
  trouble,
}) => {
  // On a busy machine a page is there later than the fade to it waits.
  for (const failure of ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Transition was aborted'])
    trouble.expected(failure);
  await visitCheckout(page);
  await chooseMode(page, 'Dine In');
  await fillIn(page, { [name]: 'Ada' });
  await acceptTerms(page);
  await goOffline(page);
  await orderButton(page).click();
  await page.getByRole('button', { name: 'Senden, sobald Empfang da ist' }).click();
  const card = page.getByRole('region', { name: 'Ihre Bestellung ohne Empfang' });
  await expect(card).toContainText('Noch nicht bestellt');
  await expect(card).toBeFocused();

  // The order arrives, its answer does not.
  const sent: { key: string | undefined; uid: string }[] = [];
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { uid: string } };
    sent.push({ key: route.request().headers()['idempotency-key'], uid: data.uid });
    await (sent.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await context.setOffline(false);
  await expect(card).toContainText('Noch nicht bestätigt');

  await page.route('**/version', (route) => route.abort());
  for (const path of ['/store/berlin-nachtkueche', '/']) {
    await page.goto(path);
    await expect(card).toContainText('Noch nicht bestätigt');
  }
  await page.unroute('**/version');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(card).toContainText('Ihre Bestellung ist angekommen.');
  await card.getByRole('link', { name: 'Zur Bestellung' }).click();
  await expect(page.getByRole('main')).toContainText('Espresso');
  expect(sent[1]).toEqual(sent[0]);
  await page.goto('/');
  const running = page.getByRole('region', { name: 'Ihre laufende Bestellung' });
  await expect(running).toBeVisible();
  // A slim bar, not a card.
  await expect(running).toHaveCSS('padding', '0px');
  await expect(card).toBeHidden();
  expect(sent).toHaveLength(2);
});

test('going back to the menu and returning loses nothing', async ({ page }) => {
  await visitCheckout(page);
  await fillIn(page, { [name]: 'Ada' });
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.goBack();
  await expect(page.getByRole('textbox', { name })).toHaveValue('Ada');
  await page.goForward();
  await page.goBack();
  await expect(later(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name })).toHaveValue('Ada');
});

test('what goes well with the cart is ordered with one tap', async ({ page }) => {
  await visitCheckout(page, { cart: { 'Falafel-Bowl „Levante“': 1 } });
  const together = page.getByRole('region', { name: 'Dazu passt' });
  await together.getByRole('button', { name: 'Limonade Zitrone-Minze dazu bestellen' }).tap();
  await expect(
    together.getByRole('button', { name: 'Limonade Zitrone-Minze ist im Warenkorb' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Warenkorb' })).toContainText('17,50 EUR');
});
