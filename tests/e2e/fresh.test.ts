import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { ZONE } from './checkout-visit.ts';
import { addAtOnce, amountBeside, BRANCH, dialog, openCart } from './customer.ts';
import { alwaysOpen, costing, missing, onSale, serveOld } from './old-pages.ts';
import { expect, test } from './test.ts';

/** Pages that are older than the shop: changes are applied before a customer can order. */

const RENEWED = 'Die Speisekarte wurde eben aktualisiert.';
const VERSION = '**/api/branches/*/version';

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

const toast = (page: Page) => page.locator('[data-toast]');
const card = (page: Page) => page.getByRole('region', { name: 'Stand der Speisekarte' });

/** The API does not say whether the page is current until it is released. */
async function holdAnswer(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  await page.route(VERSION, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** A page asks a while after it was opened, or at the first touch. */
async function visit(page: Page, path = BRANCH): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).click();
}

/** Counts from now on what the page asks of the API. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.replace(/\d+/, 'n'));
  });
  return asked;
}

test('a current page sends one small request and shows nothing', async ({ page }) => {
  const asked = questions(page);
  const answer = page.waitForResponse(VERSION);
  await page.goto(BRANCH);
  expect(Number((await (await answer).allHeaders())['content-length'])).toBeLessThan(100);
  for (let taps = 1; taps <= 3; taps++) {
    await addAtOnce(page, 'Espresso');
    await expect(page.locator('[data-cart-count]')).toHaveText(String(taps));
  }
  expect(asked).toEqual(['/api/branches/n/version']);
  await expect(toast(page)).not.toHaveText(RENEWED);
});

test('an old price is corrected before it is paid, without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) document.documentElement.dataset['shift'] = 'yes';
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await serveOld(page, { menu: { Espresso: costing(1.9, 2.6), 'Panna cotta': onSale } });
  await page.goto(BRANCH);
  await expect(row(page, 'Espresso')).toContainText('1,90 EUR');
  await expect(row(page, 'Panna cotta').getByRole('button', { name: /in den Warenkorb/ })).toBeAttached();
  await row(page, 'Espresso').scrollIntoViewIfNeeded();

  await expect(toast(page)).toHaveText(RENEWED);
  await expect(row(page, 'Espresso')).toContainText('2,60 EUR');
  await expect(row(page, 'Panna cotta')).toContainText('Ausverkauft');
  await expect(row(page, 'Panna cotta').locator('[data-add]')).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  await addAtOnce(page, 'Espresso');
  await expect(page.locator('[data-cart-total]')).toHaveText('2,60 EUR');
});

test('a tap while the page is asking shows the new price first, and sold-out products stay out', async ({
  page,
}) => {
  await serveOld(page, { menu: { Espresso: costing(1.9, 2.6), 'Panna cotta': onSale } });
  const answer = await holdAnswer(page);
  const asked = page.waitForRequest(VERSION);
  await visit(page);
  await asked;
  await addAtOnce(page, 'Espresso');
  await row(page, 'Panna cotta')
    .getByRole('button', { name: /in den Warenkorb/ })
    .click();
  await addAtOnce(page, 'Cola');
  answer();
  await expect(row(page, 'Espresso')).toContainText('2,60 EUR');
  await expect(page.locator('[data-cart-total]')).toHaveText('3,20 EUR');
});

test('items added at an old price are named, and can be added again at the new one', async ({ page }) => {
  await serveOld(page, { menu: { Espresso: costing(1.9, 2.6) } });
  await page.goto(BRANCH, { waitUntil: 'domcontentloaded' });
  // The event alone: no finger came down before it that would have made the page ask.
  await page.getByRole('button', { name: 'Espresso in den Warenkorb' }).dispatchEvent('click');
  await expect(dialog(page)).toContainText('Espresso kostet jetzt 2,60 EUR.');
  await dialog(page).getByRole('button', { name: 'Espresso wieder hinzufügen' }).click();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('[data-cart-total]')).toHaveText('2,60 EUR');
});

test('a branch that has closed and started delivering since says so', async ({ page }) => {
  const early = DateTime.now().setZone(ZONE).plus({ days: 1 }).set({ hour: 9, minute: 0 });
  await page.clock.setFixedTime(early.toJSDate());
  const path = '/store/koeln-ehrenfeld';
  const facts = (html: string) =>
    alwaysOpen(html).replace('"isDeliveryEnabled":true', '"isDeliveryEnabled":false');
  await serveOld(page, { facts }, path);
  const answer = await holdAnswer(page);
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main).toContainText('Geöffnet');
  // The column shows it without anything in the cart.
  await page.setViewportSize({ width: 1280, height: 800 });
  const cart = await openCart(page);
  await expect(cart.getByRole('radio', { name: 'Takeaway' })).toBeVisible();
  await expect(cart.getByRole('radio', { name: 'Lieferung' })).toBeHidden();
  answer();
  await expect(toast(page)).toHaveText('Die Filialdaten wurden eben aktualisiert.');
  await expect(main).toContainText('Geschlossen');
  await expect(page.locator('[data-notice]')).toContainText('Wir öffnen wieder um');
  await expect(cart.getByRole('radio', { name: 'Lieferung' })).toBeVisible();
});

test('a page that lacks a product reloads if a newer one is published', async ({ page }) => {
  await serveOld(page, { menu: { Espresso: missing } }, BRANCH, 1);
  await visit(page);
  await expect(row(page, 'Espresso')).toContainText('2,60 EUR');
});

test('if no newer page is published, the existing parts are updated and the rest is reported missing', async ({
  page,
}) => {
  await serveOld(page, { menu: { Espresso: missing, Cola: costing(2.9, 3.2) } });
  await visit(page);
  await expect(card(page)).toContainText('Diese Speisekarte ist nicht mehr aktuell');
  await expect(card(page).getByRole('button', { name: 'Neu laden' })).toBeVisible();
  await expect(row(page, 'Cola')).toContainText('3,20 EUR');
});

test('an old menu that cannot be updated says so until it can', async ({ page, trouble }) => {
  trouble.expected('/api/products');
  await serveOld(page, { menu: { Espresso: costing(1.9, 2.6) } });
  await page.route('**/api/products', (route) => route.abort('internetdisconnected'));
  await visit(page);
  await expect(card(page)).toContainText('Diese Speisekarte ist nicht mehr aktuell');
  await page.unroute('**/api/products');
  await card(page).getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(row(page, 'Espresso')).toContainText('2,60 EUR');
  await expect(card(page)).toBeHidden();
});

test('without the API the menu can be read and put into the cart', async ({ page, trouble }) => {
  trouble.expected('/version');
  await page.route(VERSION, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed');
  await visit(page);
  await failed;
  await addAtOnce(page, 'Espresso');
  await expect(page.locator('[data-cart-total]')).toHaveText('2,60 EUR');
});

/** A cart that was filled on another day, when an espresso cost 1,90 EUR. */
async function fillOldCart(page: Page): Promise<void> {
  const { data } = (await (await page.request.get('/api/products')).json()) as { data: { name: string }[] };
  const product = { ...data.find(({ name }) => name === 'Espresso'), price: 1.9 };
  const lines = JSON.stringify([{ product, amount: 2, unit: 'Stk', parts: [] }]);
  await page.addInitScript((cart) => localStorage.setItem('asp.demo.berlin-nachtkueche.cart', cart), lines);
}

test('a page whose rows the allergen passport has moved is renewed in place', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('asp.demo.passport', '["Milch"]'));
  await serveOld(page, { menu: { Espresso: costing(1.9, 2.6) } });
  await visit(page);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Avocado-Stulle');
  await expect(toast(page)).toHaveText(RENEWED);
  await expect(row(page, 'Espresso')).toContainText('2,60 EUR');
  await expect(row(page, 'Cappuccino')).toContainText('enthält Milch');
  await expect(card(page)).toBeHidden();
});

test('a cart of another day is updated on a page of today', async ({ page }) => {
  await fillOldCart(page);
  await visit(page);
  await expect(dialog(page)).toContainText('Espresso kostet jetzt 2,60 EUR.');
  await expect(toast(page)).not.toHaveText(RENEWED);
});

test('the checkout shows current data, however old the page and the cart are', async ({ page }) => {
  await fillOldCart(page);
  const facts = (html: string) => html.replace('"isDeliveryEnabled":true', '"isDeliveryEnabled":false');
  await serveOld(page, { facts }, `${BRANCH}/checkout`);
  await page.goto(`${BRANCH}/checkout`);
  await expect(page.getByRole('alert')).toContainText('Espresso kostet jetzt 2,60 EUR.');
  await expect(page.getByRole('radio', { name: 'Lieferung' })).toBeVisible();
  await expect.poll(() => amountBeside(page.getByRole('main'), 'Gesamt Brutto')).toBe(5.2);
});
