import type { APIRequestContext, Page } from '@playwright/test';
import { expectUsable } from '../axe.ts';
import { enterAs, expect, placeOrder, test } from './office.ts';

/** The demo's branch that is always open. */
const BRANCH = 3;

async function newKey(request: APIRequestContext): Promise<string> {
  const made = await request.post(`/api/branches/${BRANCH}/api-keys`, { data: { name: 'Bildschirm' } });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { data: { key: string } }).data.key;
}

const step = async (request: APIRequestContext, id: number, action: string) =>
  expect((await request.post(`/api/orders/${id}/status/${action}`)).status()).toBe(200);

const ticketIn = (page: Page, column: string, number: string | null) =>
  page
    .getByRole('region', { name: column })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${number}$`) });

test.describe('the front desk screen', () => {
  test('opens with a key that an admin makes for it, and with its successor', async ({ page, office }) => {
    await enterAs(page, office);
    await page.goto(`/backend/branches/${BRANCH}/schluessel`);
    await page.getByLabel('Welches Gerät bekommt ihn?').fill('Schaufenster');
    await page.getByRole('button', { name: 'Schlüssel erstellen' }).tap();
    const shown = page.getByRole('dialog', { name: 'Schlüssel für „Schaufenster“' });
    const address = shown.getByRole('textbox', { name: 'Ticketanzeige für Kunden' });
    const first = await address.inputValue();
    await expect(shown.getByRole('textbox', { name: 'Offene Bestellungen als Daten' })).toHaveCount(0);
    await shown.getByRole('button', { name: 'Habe ich notiert' }).tap();

    const row = page.getByRole('listitem').filter({ hasText: 'Schaufenster' });
    await expect(row).toContainText('gültig');
    await row.getByRole('button', { name: 'Schlüssel „Schaufenster“ erneuern' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Erneuern' }).tap();
    await expect(shown).toBeVisible();
    await expectUsable(page, 'a new API key', '[role=dialog]');
    const next = await address.inputValue();
    await shown.getByRole('button', { name: 'Habe ich notiert' }).tap();
    await expect(row.first()).toContainText(/erneuert, endet in 2[34] Stunden/);

    expect(next).not.toBe(first);
    for (const screen of [first, next]) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { name: 'Abholbereit' })).toBeVisible();
    }
  });

  test('shows a ticket from confirmation until collection, also after a network failure', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/orders/frontdesk/');
    await enterAs(page, office);
    const staff = page.request;
    const first = await placeOrder(staff, BRANCH);
    await page.goto(`/backend/frontdesk/${BRANCH}/${await newKey(staff)}`);
    await expect(page.getByRole('heading', { name: 'Abholbereit' })).toBeVisible();
    await expect(ticketIn(page, 'In Vorbereitung', first.ticketNumber)).toHaveCount(0);

    await step(staff, first.id, 'confirm');
    await expect(ticketIn(page, 'In Vorbereitung', first.ticketNumber)).toBeVisible();
    await step(staff, first.id, 'in-delivery');
    await expect(ticketIn(page, 'Abholbereit', first.ticketNumber)).toBeVisible();
    await expect(ticketIn(page, 'In Vorbereitung', first.ticketNumber)).toHaveCount(0);
    await expect(page.getByText(`Ticket ${first.ticketNumber} ist abholbereit.`)).toBeAttached();

    await page.context().setOffline(true);
    await expect(page.getByText(/Keine Verbindung/)).toBeVisible();
    await expect(ticketIn(page, 'Abholbereit', first.ticketNumber)).toBeVisible();
    const second = await placeOrder(staff, BRANCH);
    await step(staff, second.id, 'confirm');
    await step(staff, second.id, 'in-delivery');
    await step(staff, first.id, 'completed');
    await page.context().setOffline(false);
    await expect(ticketIn(page, 'Abholbereit', second.ticketNumber)).toBeVisible();
    await expect(ticketIn(page, 'Abholbereit', first.ticketNumber)).toHaveCount(0);
    await expect(page.getByText(/Keine Verbindung/)).toHaveCount(0);
  });

  test('recovers after the shop answered nothing but failures', async ({ page, office, trouble }) => {
    trouble.expected('/api/orders/frontdesk/');
    await enterAs(page, office);
    let failures = 2;
    await page.route('**/api/orders/frontdesk/**', (route) =>
      failures-- > 0 ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
    );
    const order = await placeOrder(page.request, BRANCH);
    await step(page.request, order.id, 'confirm');
    await page.goto(`/backend/frontdesk/${BRANCH}/${await newKey(page.request)}`);
    await expect(ticketIn(page, 'In Vorbereitung', order.ticketNumber)).toBeVisible();
    await expectUsable(page, 'the screen in the shop');
  });

  test('says what to do if its key is wrong, and loads no script of the back office', async ({
    page,
    trouble,
  }) => {
    trouble.expected('/api/orders/frontdesk/');
    const scripts: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(Number(response.headers()['content-length'] ?? 0));
    });
    await page.goto(`/backend/frontdesk/${BRANCH}/falsch`);
    await expect(
      page.getByRole('heading', { name: 'Dieser Bildschirm ist nicht freigeschaltet.' }),
    ).toBeVisible();
    // react-admin alone is several times that.
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
  });
});
