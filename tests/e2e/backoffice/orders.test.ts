import type { Page } from '@playwright/test';
import { byDay } from '../axe.ts';
import { enterAs, expect, newEmployee, placeOrder, test, type Office } from './office.ts';

const BRANCH = 1;

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
});
