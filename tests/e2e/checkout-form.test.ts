import { acceptTerms, amountIn, fillIn, orderButton } from './customer.ts';
import { dateButton, picker, prepareVisit, visitCheckout } from './checkout-visit.ts';
import { expect, test } from './test.ts';

const TABLES = [7, 8].map((id) => ({ id, identifier: `tisch-${id}`, branch: { id: 3 } }));
const tables = { branch: { isTableSelectionEnabled: true }, tables: TABLES };
const name = 'Vor- und Nachname';

test('a QR code at the table presets table and mode, and a table chosen by hand outlives a reload', async ({
  page,
}) => {
  await visitCheckout(page, { change: tables, path: '/checkout?table=tisch-8' });
  const table = page.getByRole('combobox', { name: 'Tischnummer *' });
  await expect(page.getByRole('radio', { name: 'Dine In' })).toBeChecked();
  await expect(table).toHaveValue('8');
  await expect(table).toHaveAccessibleDescription(/QR-Code/);
  // At a table nobody has to say who they are.
  await expect(page.getByRole('heading', { name: 'Kontaktdetails' })).toBeHidden();
  await table.selectOption('tisch-7');
  await page.reload();
  await expect(table).toHaveValue('7');
});

test('a QR code that leads to the menu is remembered until the checkout', async ({ page }) => {
  const path = await prepareVisit(page, { change: tables });
  await page.goto(`${path}?table=tisch-7`);
  await expect(page).toHaveURL(path);
  await page.goto(`${path}/checkout`);
  await expect(page.getByRole('radio', { name: 'Dine In' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Tischnummer *' })).toHaveValue('7');
});

test('a table must be chosen where tables are, and one that is not there presets nothing', async ({
  page,
}) => {
  await visitCheckout(page, { change: tables, path: '/checkout?table=tisch-99' });
  await expect(page.getByRole('radio', { name: 'Takeaway' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dine In' }).check();
  const table = page.getByRole('combobox', { name: 'Tischnummer *' });
  await expect(table.locator('option').first()).toHaveText('Bitte wählen');
  await orderButton(page).click();
  await page.getByRole('alert').getByRole('link', { name: 'Bitte wählen Sie Ihre Tischnummer.' }).click();
  await expect(table).toBeFocused();
  await table.selectOption('tisch-7');
  await expect(page.getByRole('alert')).not.toContainText('Tischnummer');
});

test('a phone number is cleaned while it is typed, and its format is explained', async ({ page }) => {
  await visitCheckout(page);
  const phone = page.getByRole('textbox', { name: 'Telefonnummer' });
  await phone.pressSequentially('0170-12a3 4567');
  await expect(phone).toHaveValue('0170123 4567');
  await phone.blur();
  await expect(phone).toHaveValue('01701234567');
  await expect(phone).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige Nummer im Format +491701234567 an.',
  );
  await phone.fill('0049 170 1234567');
  await phone.blur();
  await expect(phone).toHaveValue('+491701234567');
  await expect(phone).toHaveAccessibleDescription('');
});

test('a shop that writes SMS says what a mobile number is good for', async ({ page }) => {
  await visitCheckout(page, { change: { sendsSms: true } });
  await expect(page.getByRole('textbox', { name: 'Telefonnummer' })).toHaveAccessibleDescription(/SMS/);
});

test('a recipient of the donation is searched, chosen, taken back and sent', async ({ page, trouble }) => {
  trouble.expected('/api/orders');
  const donatees = [
    { id: 1, name: 'Tafel Berlin', description: 'Essen für alle' },
    { id: 2, name: 'Seebrücke', description: 'Sichere Häfen' },
  ];
  await visitCheckout(page, { change: { donatees } });
  await expect(page.getByRole('main')).toContainText('0,07 EUR');
  await page.getByRole('button', { name: 'Spendenempfänger auswählen' }).click();
  const search = picker(page).getByRole('searchbox', { name: 'Nach Organisation suchen' });
  await search.fill('xyz');
  await expect(picker(page)).toContainText('Keine passende Organisation gefunden.');
  await search.fill('HÄFEN');
  const found = picker(page).getByRole('listitem').getByRole('button');
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(found).toHaveAttribute('aria-pressed', 'true');
  await found.click();
  await expect(found).toHaveAttribute('aria-pressed', 'false');
  await found.click();
  await search.press('Enter');
  await picker(page).getByRole('button', { name: 'Auswahl bestätigen' }).click();
  await expect(page.getByRole('button', { name: 'Seebrücke' })).toBeFocused();
  await fillIn(page, { [name]: 'Ada' });
  await acceptTerms(page);
  await page.route('**/api/orders', (route) =>
    route.fulfill({
      status: 422,
      json: { errors: [{ field: 'donatee', message: 'Dieser Spendenempfänger steht nicht zur Auswahl.' }] },
    }),
  );
  const sent = page.waitForRequest('**/api/orders');
  await orderButton(page).click();
  expect(((await sent).postDataJSON() as { donatee: unknown }).donatee).toEqual({ id: 2 });
  await expect(page.getByRole('button', { name: 'Seebrücke' })).toHaveAccessibleDescription(/steht nicht/);
});

test('terms and privacy are read over the form, which stays as it is', async ({ page }) => {
  await visitCheckout(page);
  await fillIn(page, { [name]: 'Ada' });
  for (const [link, title] of [
    ['Allgemeinen Geschäftsbedingungen', 'Allgemeine Geschäftsbedingungen'],
    ['Datenschutzerklärung', 'Datenschutz'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(picker(page)).toHaveAccessibleName(title);
    expect((await picker(page).getByRole('article').innerText()).length).toBeGreaterThan(200);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: link })).toBeFocused();
  }
  await expect(page.getByRole('checkbox', { name: /Geschäftsbedingungen/ })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name })).toHaveValue('Ada');
});

test('terms elsewhere open in a tab of their own, and no text is no link', async ({ page }) => {
  const terms = { href: 'https://example.org/agb', isExternal: true };
  await visitCheckout(page, { change: { legal: { terms, privacy: null } } });
  const link = page.getByRole('link', { name: 'Allgemeinen Geschäftsbedingungen' });
  await expect(link).toHaveAttribute('href', terms.href);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Datenschutzerklärung' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeVisible();
});

test('a branch that makes offers asks for an enquiry and says that prices are base prices', async ({
  page,
}) => {
  await visitCheckout(page, { change: { branch: { isQuotationRequired: true } } });
  await expect(page.getByRole('button', { name: 'Angebotsanfrage abschicken' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Die angegebenen Preise sind Grundpreise. Nach dem Absenden Ihrer Anfrage erhalten Sie ein unverbindliches Angebot mit detaillierten Preisangaben per E-Mail.',
  );
});

test('a binding wording says that it costs money', async ({ page }) => {
  await visitCheckout(page, { change: { orderButtonWording: 'binding' } });
  await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
});

test('what is weighed costs about so much', async ({ page }) => {
  await visitCheckout(page, { cart: { 'Marinierte Oliven': 0.5 } });
  const cart = page.getByRole('region', { name: 'Warenkorb' });
  for (const term of ['Gesamt Netto', /^Mehrwertsteuer \(\d+%\)$/, 'Gesamt Brutto']) {
    const row = cart.locator('div', { has: page.getByText(term, { exact: true }) }).last();
    await expect(row.getByRole('definition')).toHaveText(/^ca\. [\d,]+ EUR$/);
  }
  await expect(cart).toContainText(
    'Die angegebenen Preise sind Grundpreise. Sie erhalten den endgültigen Preis mit Abschluss der Bestellung.',
  );
});

test('below the minimum order nothing can be sent, and removing lines gets there', async ({ page }) => {
  await visitCheckout(page, { cart: { Tiramisù: 4 } });
  await page.getByRole('radio', { name: 'Lieferung' }).check();
  await expect(orderButton(page)).toBeVisible();
  const cart = page.getByRole('region', { name: 'Warenkorb' });
  await expect(cart).toContainText('Lieferkosten');
  expect(amountIn(await cart.locator('[data-total]').textContent())).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'PLZ + Ort' }).selectOption('10243 Berlin-Friedrichshain');
  await page.getByRole('button', { name: 'Tiramisù entfernen' }).click();
  await expect(page.getByRole('main')).toContainText('Keine Produkte im Warenkorb!');
  await expect(orderButton(page)).toBeHidden();
});

test('both online methods say which terminal comes next', async ({ page }) => {
  await visitCheckout(page, { change: { paymentMethods: ['mollie', 'datatrans'] } });
  await expect(page.getByRole('radio', { name: /Datatrans/ })).toBeChecked();
  await expect(
    page.getByRole('radio', { name: /Online bezahlen.*Terminal von Mollie|Mollie weitergeleitet/ }),
  ).toBeVisible();
});

test('an order that is paid elsewhere keeps its cart until it is paid', async ({ page, trouble }) => {
  trouble.expected('/api/orders');
  await visitCheckout(page, { change: { paymentMethods: ['mollie'] } });
  await fillIn(page, { [name]: 'Ada' });
  await page.getByRole('radio', { name: /Online bezahlen/ }).check();
  await acceptTerms(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/orders', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1)
      return route.fulfill({ status: 422, json: { errors: [{ field: null, message: 'Nein.' }] } });
    return route.fulfill({
      status: 201,
      json: { data: { uid: 'u', hash: 'h', paymentRedirectUrl: '/store/berlin-nachtkueche/checkout/error' } },
    });
  });
  await orderButton(page).click();
  await page.waitForURL('**/checkout/error');
  await expect(page.getByRole('alert')).toContainText('Leider ist Ihre Zahlung fehlgeschlagen.');
  await expect(page.getByRole('main')).toContainText('Espresso');
  await expect(page.getByRole('textbox', { name })).toHaveValue('Ada');
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Nein.');
  expect(keys[1], 'a failed payment is not tried twice under one key').not.toBe(keys[0]);
});

test('offline the button says so, keeps everything and sends nothing later on', async ({
  page,
  context,
  trouble,
}) => {
  // Two and a half seconds after it was loaded, a page asks for the app's script: without reception in vain.
  trouble.expected('ERR_INTERNET_DISCONNECTED');
  await visitCheckout(page);
  await fillIn(page, { [name]: 'Ada', 'Notiz (Bemerkung, Allergien, usw.)': 'ohne Zucker' });
  await acceptTerms(page);
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/api/orders') ? 1 : 0));
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Sie sind offline.');
  await expect(page.getByRole('alert')).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name })).toHaveValue('Ada');
  await expect(page.getByRole('textbox', { name: /Notiz/ })).toHaveValue('ohne Zucker');
  await expect(orderButton(page)).toHaveText('Bestellung abschicken');
  expect(sent).toBe(0);
});

test('the way back to the menu and forth loses nothing', async ({ page }) => {
  await visitCheckout(page);
  await fillIn(page, { [name]: 'Ada' });
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.goBack();
  await expect(page.getByRole('textbox', { name })).toHaveValue('Ada');
  await page.goForward();
  await page.goBack();
  await expect(dateButton(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name })).toHaveValue('Ada');
});

test('the count beside the cart sums amounts, whatever they are of', async ({ page }) => {
  await visitCheckout(page, { cart: { Espresso: 2, 'Marinierte Oliven': 0.3 } });
  const cart = page.getByRole('region', { name: 'Warenkorb' });
  await expect(cart.getByRole('heading')).toHaveText('Warenkorb2,3');
});
