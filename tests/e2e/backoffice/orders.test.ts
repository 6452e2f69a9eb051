import type { Page } from '@playwright/test';
import { expectUsable, byDay } from '../axe.ts';
import { enterAs, expect, newEmployee, placeOrder, test, type Office } from './office.ts';

const BRANCH = 1;
const OTHER_BRANCH = 2;

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, ticket: string | null) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: `#${ticket} `, exact: false }) });

/** The board of a branch, with the navigation out of the way as on a tablet by the oven. */
async function openBoard(page: Page, office: Office): Promise<void> {
  await byDay(page);
  await enterAs(page, office, await newEmployee(office, [BRANCH]));
  await page.goto('/backend/');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

async function closeNavigation(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Schließen des Menüs' });
  if (await close.isVisible()) await close.tap();
}

async function choose(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await tab.tap();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

test.describe('the board of orders', () => {
  test('takes an order through every state by touch, and its customer follows', async ({
    page,
    office,
    newCustomer,
  }) => {
    await openBoard(page, office);
    await closeNavigation(page);
    const { ticketNumber, uid, hash } = await placeOrder(page.request, BRANCH, { comment: 'Ohne Zwiebeln' });
    const order = card(page, ticketNumber);
    await expect(column(page, 'Neu').getByRole('article')).toHaveCount(1);
    await expect(order).toContainText('Ohne Zwiebeln');
    await expect(page).toHaveTitle(/^\(1\) /);
    // The tabs stand over the column that they choose, beside the heading of the new orders.
    const fresh = await column(page, 'Neu').boundingBox();
    const tabs = await page.getByRole('tablist').boundingBox();
    expect(tabs!.x).toBeGreaterThan(fresh!.x + fresh!.width);
    expect(tabs!.y).toBe(fresh!.y);
    const customer = await newCustomer();
    await customer.goto(`/status/${uid}/${hash}`);
    await expect(customer.getByText('bis Ihre Bestellung bestätigt wurde')).toBeVisible();

    await order.getByRole('button', { name: 'Bestätigen' }).tap();
    await expect(column(page, 'Bestätigt').getByRole('article')).toHaveCount(1);
    await expect(customer.getByText('Ihre Bestellung wurde bestätigt')).toBeVisible();
    await expect(page).not.toHaveTitle(/^\(/);

    await page.getByRole('button', { name: 'Rückgängig' }).tap();
    await expect(column(page, 'Neu').getByRole('article')).toHaveCount(1);
    await expect(customer.getByText('bis Ihre Bestellung bestätigt wurde')).toBeVisible();

    await order.getByRole('button', { name: 'Bestätigen' }).tap();
    await order.getByRole('button', { name: 'Abholbereit' }).tap();
    await expect(customer.getByText('Ihre Bestellung ist jetzt abholbereit.')).toBeVisible();
    await choose(page, 'Unterwegs / bereit');
    await order.getByRole('button', { name: 'Abgeholt' }).tap();
    await expect(customer.getByText('Ihre Bestellung ist abgeschlossen!')).toBeVisible();
    await choose(page, 'Heute fertig');
    await expect(order).toContainText('Abgeschlossen');
  });

  test('proposes another time, and rejects with a reason that the customer reads', async ({
    page,
    office,
    newCustomer,
  }) => {
    await openBoard(page, office);
    const { ticketNumber, uid, hash } = await placeOrder(page.request, BRANCH);
    const order = card(page, ticketNumber);
    await order.getByRole('button', { name: 'Andere Zeit' }).tap();
    await page.getByRole('button', { name: '+30 Min.' }).tap();
    await page.getByRole('button', { name: 'Dem Kunden vorschlagen' }).tap();
    await expect(order).toContainText('wartet auf Antwort');
    const customer = await newCustomer();
    await customer.goto(`/status/${uid}/${hash}`);
    await expect(customer.getByRole('button', { name: /ist in Ordnung/ })).toBeVisible();
    await order.getByRole('button', { name: 'Ablehnen' }).tap();
    await page.getByRole('button', { name: 'Wir schließen leider gleich.' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).tap();
    await expect(order).toHaveCount(0);
    await expect(customer.getByText('Wir schließen leider gleich.')).toBeVisible();
  });

  test('catches up after a network failure: nothing is missed or duplicated', async ({
    page,
    office,
    context,
    playwright,
    trouble,
  }) => {
    trouble.expected('ERR_INTERNET_DISCONNECTED');
    trouble.expected('/api/');
    // Not through the page's own network, which goes away.
    const request = await playwright.request.newContext({ baseURL: office.shop.url });
    await openBoard(page, office);
    const before = await placeOrder(request, BRANCH);
    await expect(card(page, before.ticketNumber)).toHaveCount(1);
    await context.setOffline(true);
    await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })).toBeVisible();
    const meanwhile = [await placeOrder(request, BRANCH), await placeOrder(request, BRANCH)];
    await context.setOffline(false);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    for (const { ticketNumber } of [before, ...meanwhile])
      await expect(card(page, ticketNumber)).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })).toHaveCount(0);
    await expect(page).toHaveTitle(/^\(3\) /);
    await request.dispose();
  });

  test('shows the result of a step on a sheet that was opened before its response', async ({
    page,
    office,
  }) => {
    await openBoard(page, office);
    await closeNavigation(page);
    const { id, ticketNumber } = await placeOrder(page.request, BRANCH);
    const [confirmed, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(`**/api/orders/${id}/status/confirm`, async (route) => {
      await confirmed.promise;
      await route.continue();
    });
    // The first answer is older than the step, and comes after it.
    await page.route(
      `**/api/orders/${id}`,
      async (route) => {
        const response = await route.fetch();
        confirmed.resolve();
        await read.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    const order = page.locator(`[data-order="${id}"]`);
    await order.getByRole('button', { name: 'Bestätigen' }).tap();
    await order.locator('.order-open').tap();
    await expect(page.locator(`[data-order="${id}"][data-state="confirmed"]`)).toHaveCount(1);
    read.resolve();
    const sheet = page.getByRole('dialog', { name: `Bestellung ${ticketNumber}` });
    await expect(sheet.getByRole('button', { name: 'Abholbereit' })).toBeVisible();
  });

  test('opens an order by keyboard, and the focus returns to it', async ({ page, office }) => {
    await openBoard(page, office);
    const { ticketNumber, id } = await placeOrder(page.request, BRANCH, { comment: 'Bitte klingeln' });
    const open = card(page, ticketNumber).getByRole('button', { name: `#${ticketNumber} ` });
    await open.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: `Bestellung ${ticketNumber}` });
    await expect(sheet.getByText('Allergene: Gluten')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await expectUsable(page, 'sheet of an order', '[role=dialog]');
    // A step taken in a sheet is undone in it, since everything outside is out of reach.
    await sheet.getByRole('button', { name: 'Bestätigen' }).focus();
    await page.keyboard.press('Enter');
    const undo = sheet.getByRole('button', { name: 'Rückgängig' });
    await undo.tap({ trial: true });
    await sheet.getByRole('button', { name: 'Stornieren' }).focus();
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('button', { name: 'Bestätigen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(open).toBeFocused();
    await expectUsable(page, 'board', '#main-content');
  });

  test('shows an employee nothing of another branch, and refuses their calls', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/orders/');
    const foreign = await placeOrder(page.request, OTHER_BRANCH, { name: 'Fremde Filiale' });
    await openBoard(page, office);
    const own = await placeOrder(page.request, BRANCH, { name: 'Eigene Filiale' });
    await expect(card(page, own.ticketNumber)).toHaveCount(1);
    await expect(page.getByText('Fremde Filiale')).toHaveCount(0);
    await expect(page.getByLabel('Filiale', { exact: true })).toHaveCount(0);
    expect((await page.request.get(`/api/branches/${OTHER_BRANCH}/orders/events`)).status()).toBe(403);
    expect((await page.request.post(`/api/orders/${foreign.id}/status/confirm`)).status()).toBe(403);
    expect((await page.request.post(`/api/orders/${foreign.id}/status/undo`)).status()).toBe(403);
    await page.goto(`/backend/orders/${foreign.id}`);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Berechtigung');
    await page.goto('/backend/orders');
    await expect(page.getByRole('cell', { name: 'Eigene Filiale' })).toBeVisible();
    await expect(page.getByText('Fremde Filiale')).toHaveCount(0);
    await expectUsable(page, 'history of orders', '#main-content');
    await page.getByRole('searchbox', { name: 'Suchen' }).fill('gibt es nicht');
    await expect(page.getByText('Keine Bestellungen gefunden')).toBeVisible();
  });

  test('searches the history and opens orders from it, and going back clears the search', async ({
    page,
    office,
  }) => {
    await enterAs(page, office);
    const { ticketNumber } = await placeOrder(page.request, 1, { name: 'Zenzi Zufall' });
    await placeOrder(page.request, 1);
    await page.goto('/backend/orders?filter={}');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(2)).toBeVisible();
    const words = page.getByRole('searchbox');
    await words.fill('Zenzi');
    await expect(rows).toHaveCount(2);
    await expect(words).toHaveValue('Zenzi');
    const open = rows.getByRole('button', { name: `#${ticketNumber}` });
    for (const press of [() => open.tap(), () => open.tap(), () => open.dblclick()]) {
      await press();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/orders\?.*Zenzi/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goBack();
    await expect(rows.nth(2)).toBeVisible();
    await expect(words).toHaveValue('');
  });

  test('shows the history as cards on a phone, with its filters behind a button, and says when it cannot be loaded', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/orders');
    await enterAs(page, office);
    const { ticketNumber } = await placeOrder(page.request, 1, { name: 'Hilde Handy' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/backend/orders?filter={}');
    const cards = page.locator('#main-content').getByRole('listitem');
    const card = cards.filter({ hasText: 'Hilde Handy' });
    await expect(card).toContainText('Neu');
    await expectUsable(page, 'history on a phone', '#main-content');
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    const filters = page.getByRole('dialog', { name: 'Filter' });
    await filters.getByRole('button', { name: 'Kalender öffnen' }).first().tap();
    const month = page.getByRole('grid');
    await expect(month).toBeVisible();
    await expectUsable(page, 'the calendar', '.MuiDateCalendar-root');
    await month.getByRole('gridcell', { name: '1', exact: true }).tap();
    await expect(filters.getByLabel('Von Tag')).toHaveValue(/^01\.\d\d\.\d{4}$/);
    await filters.getByLabel('Von Tag').fill('');
    // Typed and shown in German, whatever the browser's language.
    await filters.getByLabel('Bis Tag').fill('1.1.2020');
    await expectUsable(page, 'filters on a phone', '[role="dialog"]');
    await filters.getByRole('button', { name: 'Anzeigen' }).tap();
    await expect(page.getByText('Keine Bestellungen gefunden')).toBeVisible();
    await page.getByRole('button', { name: 'Filter entfernen: Bis Tag: 01.01.2020' }).tap();
    await card.getByRole('button', { name: `#${ticketNumber}` }).tap();
    await expect(page.getByRole('dialog')).toContainText('Hilde Handy');

    await page.route('**/api/orders?**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await page.goto('/backend/orders?filter={}');
    const again = page.getByRole('button', { name: 'Erneut laden' });
    await expect(page.getByRole('alert').filter({ has: again })).toContainText(
      'Bestellungen konnten nicht geladen werden',
    );
    await expect(page.getByText('Keine Bestellungen gefunden')).toHaveCount(0);
    await page.unroute('**/api/orders?**');
    await again.tap();
    await expect(card).toBeVisible();
  });
});
