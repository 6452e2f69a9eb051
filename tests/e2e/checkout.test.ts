import type { Page } from '@playwright/test';
import type { Product } from '../../src/lib/domain/product.ts';
import {
  acceptTerms,
  addAtOnce,
  addMargherita,
  addOlives,
  BRANCH,
  chooseMode,
  fillIn,
  goToCheckout,
  orderButton,
} from './customer.ts';
import { expect, test } from './test.ts';

const isOrder = (method: string, url: string) => method === 'POST' && url.endsWith('/api/orders');

async function readyToOrder(page: Page): Promise<void> {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  await goToCheckout(page);
  await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
  await acceptTerms(page);
}

test('a double tap on the order button places one order', async ({ page }) => {
  await readyToOrder(page);
  const sent: { key: string | undefined }[] = [];
  page.on('request', (request) => {
    if (isOrder(request.method(), request.url())) sent.push({ key: request.headers()['idempotency-key'] });
  });
  await page.route('**/api/orders', async (route) => {
    await expect(page.getByRole('button', { name: 'Verarbeiten...' })).toBeVisible();
    await route.continue();
  });
  await orderButton(page).dblclick();
  await page.waitForURL('**/status/**');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toBeTruthy();
});

test('an answer that is lost on its way does not make a second order', async ({ page, trouble }) => {
  trouble.expected('/api/orders');
  await readyToOrder(page);
  const placed: { key: string | undefined; uid: string }[] = [];
  let isFirst = true;
  await page.route('**/api/orders', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { uid: string } };
    placed.push({ key: route.request().headers()['idempotency-key'], uid: data.uid });
    if (isFirst) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
    isFirst = false;
  });
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Keine Verbindung.');
  await orderButton(page).click();
  await page.waitForURL('**/status/**');
  expect(placed).toHaveLength(2);
  expect(placed[1]).toEqual(placed[0]);
});

test('a reload keeps what was typed', async ({ page }) => {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Tiramisù');
  await goToCheckout(page);
  await fillIn(page, {
    'Vor- und Nachname': 'Ada Beispiel',
    Email: 'ada@example.org',
    Telefonnummer: '+491701234567',
  });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Vor- und Nachname' })).toHaveValue('Ada Beispiel');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.org');
  await expect(page.getByRole('textbox', { name: 'Telefonnummer' })).toHaveValue('+491701234567');
  await expect(page.getByRole('main')).toContainText('Tiramisù');
});

test("the server's refusal stands at the field that it is about", async ({ page, trouble }) => {
  trouble.expected('/api/orders');
  await readyToOrder(page);
  const message = 'Dieser Name gefällt uns nicht.';
  await page.route('**/api/orders', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ field: 'name', message }] } }),
  );
  await orderButton(page).click();
  const name = page.getByRole('textbox', { name: 'Vor- und Nachname' });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(new RegExp(message));
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(orderButton(page)).toBeEnabled();
});

test('what is missing is said at its field, before anything is sent', async ({ page }) => {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  await goToCheckout(page);
  let sent = 0;
  page.on('request', (request) => (sent += isOrder(request.method(), request.url()) ? 1 : 0));
  await orderButton(page).click();
  for (const field of [
    page.getByRole('textbox', { name: 'Vor- und Nachname' }),
    page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }),
    page.getByRole('checkbox', { name: /Datenschutzerklärung/ }),
  ]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\p{L}{3,}/u);
  }
  await expect(page.getByRole('alert')).toBeFocused();
  expect(sent).toBe(0);
});

test('a real refusal by the server keeps everything that was typed', async ({ page, trouble }) => {
  trouble.expected('/api/orders');
  await readyToOrder(page);
  // A page from yesterday, or somebody without our pages: the server checks by itself.
  await page.route('**/api/orders', async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...body, name: '' }) });
  });
  const answered = page.waitForResponse((it) => isOrder(it.request().method(), it.url()));
  await orderButton(page).click();
  expect((await answered).status()).toBe(422);
  const name = page.getByRole('textbox', { name: 'Vor- und Nachname' });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/\p{L}{3,}/u);
  await expect(name).toHaveValue('Ada Beispiel');
  await expect(page.getByRole('main')).toContainText('Espresso');
});

test('a price that has moved on is shown before anything is ordered', async ({ page, trouble }) => {
  trouble.expected('/api/orders');
  await readyToOrder(page);
  await page.route('**/api/orders', async (route) => {
    const body = route.request().postDataJSON() as { expectedTotal: number };
    await route.continue({ postData: JSON.stringify({ ...body, expectedTotal: 0.5 }) });
  });
  const answered = page.waitForResponse((it) => isOrder(it.request().method(), it.url()));
  await orderButton(page).click();
  expect((await answered).status()).toBe(409);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/checkout/);
});

// Whoever stands between may have lost the answer only: sending again is safe, and said to be.
const SENDING_AGAIN = 'Ihre Bestellung wurde nicht bestätigt. Bitte versuchen Sie es erneut.';

for (const { status, body, also } of [
  { status: 418, body: '<h1>Oops</h1>' },
  { status: 422, body: '{"errors":[]}' },
  { status: 500, body: '', also: SENDING_AGAIN },
  { status: 502, body: '<h1>Oops</h1>', also: SENDING_AGAIN },
  { status: 201, body: '{}', also: SENDING_AGAIN },
]) {
  test(`an answer ${status} '${body}' has no data and is an unknown error`, async ({ page, trouble }) => {
    trouble.expected('/api/orders');
    await readyToOrder(page);
    await page.route('**/api/orders', (route) => route.fulfill({ status, body }));
    await orderButton(page).click();
    const said = ['Ein unbekannter Fehler ist aufgetreten.', ...(also ? [also] : [])].join(' ');
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([said]);
    await expect(page).toHaveURL(/checkout/);
    await expect(orderButton(page)).toBeEnabled();
  });
}

test('what of the cart has changed is said line by line, whatever it is', async ({ page, trouble }) => {
  trouble.expected('/api/orders');
  await page.goto(BRANCH);
  await addMargherita(page);
  await addOlives(page, '0,3');
  for (const name of ['Cola', 'Espresso', 'Tiramisù', 'Frischer Minztee', 'Latte macchiato'])
    await addAtOnce(page, name);
  for (let i = 0; i < 3; i++) await addAtOnce(page, 'Limonade Zitrone-Minze');
  await goToCheckout(page);
  await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
  await acceptTerms(page);
  await page.route('**/api/products', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Product[] };
    const now: Record<string, (it: Product) => Partial<Product> | null> = {
      'Pizza Margherita': ({ config }) => ({
        config: {
          parts: config.parts.map((part) => ({
            ...part,
            options: part.options.filter(({ name }) => name !== 'Rucola'),
          })),
        },
      }),
      'Marinierte Oliven': () => ({ unit: { type: 'weight', symbol: 'g' }, alternativeUnits: [] }),
      Cola: () => ({ name: 'Cola 0,33 l' }),
      Espresso: () => ({ price: 2.75 }),
      Tiramisù: () => ({ enabled: false }),
      'Frischer Minztee': () => null,
      'Latte macchiato': () => ({ description: 'Mit Hafermilch' }),
      'Limonade Zitrone-Minze': () => ({ maximumQuantity: 2 }),
    };
    const changed = data.flatMap((product) => {
      const change = now[product.name]?.(product);
      return change === null ? [] : [{ ...product, ...change }];
    });
    await route.fulfill({ response, json: { data: changed } });
  });
  await page.route('**/api/orders', (route) =>
    route.fulfill({ status: 409, json: { errors: [{ field: 'items.0', message: 'Geändert.' }] } }),
  );
  await orderButton(page).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Espresso kostet jetzt 2,75 EUR.',
    'Pizza Margherita gibt es in dieser Zusammenstellung nicht mehr.',
    'Marinierte Oliven ist in dieser Einheit nicht mehr erhältlich.',
    'Cola heißt jetzt Cola 0,33 l.',
    'Tiramisù ist leider ausverkauft.',
    'Frischer Minztee gibt es nicht mehr.',
    'Latte macchiato hat sich geändert.',
    'Von Limonade Zitrone-Minze sind jetzt 2 Stk im Warenkorb.',
    'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn und schicken Sie die Bestellung erneut ab.',
  ]);
});

test('delivery asks for an address, takeaway does not', async ({ page }) => {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Tiramisù');
  await addAtOnce(page, 'Tiramisù');
  await goToCheckout(page);
  await expect(page.getByRole('textbox', { name: 'Strasse + Nr.' })).toBeHidden();
  await chooseMode(page, 'Lieferung');
  await expect(page.getByRole('textbox', { name: 'Strasse + Nr.' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'PLZ + Ort' })).toBeVisible();
  await chooseMode(page, 'Takeaway');
  await expect(page.getByRole('textbox', { name: 'Strasse + Nr.' })).toBeHidden();
});

test('an empty cart leads back to the menu', async ({ page }) => {
  await page.goto(`${BRANCH}/checkout`);
  await expect(page.getByRole('main')).toContainText('Keine Produkte im Warenkorb!');
  await expect(orderButton(page)).toBeHidden();
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page).toHaveURL(BRANCH);
});

test('a failed payment comes back to the form with a word about it', async ({ page }) => {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  await page.goto(`${BRANCH}/checkout/error`);
  await expect(page.getByRole('alert')).toContainText(
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
  );
  await expect(page.getByRole('textbox', { name: 'Vor- und Nachname' })).toBeVisible();
});
