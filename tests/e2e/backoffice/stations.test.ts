import type { Page } from '@playwright/test';
import { byDay, expectUsable } from '../axe.ts';
import { enterAs, expect, newEmployee, placeOrder, ownShopTest as test } from './office.ts';

const BRANCH = 1;
/** Of the demo: a dish and a drink without anything to choose. */
const DISH = { product: { id: 103 }, amount: 2, unit: 'Stk' };
const DRINK = { product: { id: 801 }, amount: 1, unit: 'Stk' };
const ANTIPASTI = 1;
/** The demo's last station, which drinks belong to. */
const BAR = 4;

const ticket = (page: Page, number: string | null) =>
  page.getByRole('article', { name: `Bestellung ${number}`, exact: true });

/** The kitchen's screen of a branch. */
async function openKitchen(page: Page, url: string, search = ''): Promise<void> {
  await byDay(page);
  await page.goto(`${url}/backend/kueche${search}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

test.describe('the stations of a kitchen', () => {
  test('prepare their lines at their own screens, and the pass hands out what all have ready', async ({
    page,
    office,
    newCustomer,
  }) => {
    // The admin names the stations, and who prepares what.
    await enterAs(page, office);
    await page.goto('/backend/stations/create');
    await page.getByRole('textbox', { name: 'Name' }).fill('Theke');
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByText('Pizzaofen')).toBeVisible();
    await page.goto(`/backend/categories/${ANTIPASTI}`);
    await page.getByRole('combobox', { name: 'Station' }).click();
    await page.getByRole('option', { name: 'Theke' }).click();
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByText(/gespeichert/)).toBeVisible();

    // Two cooks, and one at the pass.
    await enterAs(page, office, await newEmployee(office, [BRANCH], { role: 'ROLE_KITCHEN' }));
    await openKitchen(page, office.shop.url);
    const atBar = await newCustomer();
    await enterAs(atBar, office, await newEmployee(office, [BRANCH], { role: 'ROLE_KITCHEN' }));
    await openKitchen(atBar, office.shop.url, `?station=${BAR}`);
    await expect(atBar.getByText('Gerade ist nichts zuzubereiten.')).toBeVisible();
    await page.getByRole('tab', { name: 'Theke' }).tap();

    const items = [DISH, DRINK];
    const { id, ticketNumber } = await placeOrder(page.request, BRANCH, { items, comment: 'Ohne Oliven' });
    const other = await placeOrder(page.request, BRANCH, { items: [DRINK] });
    for (const one of [id, other.id])
      expect((await page.request.post(`/api/orders/${one}/status/confirm`)).status()).toBe(200);

    // Each sees its own, live.
    const cold = ticket(page, ticketNumber);
    await expect(cold).toContainText('2×');
    await expect(cold).toContainText('Ohne Oliven');
    await expect(cold).toContainText('Dazu von: Bar');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(atBar.getByRole('article')).toHaveCount(2);
    await expect(ticket(atBar, ticketNumber)).not.toContainText('2×');
    await expectUsable(page, 'kitchen station');

    // Done, taken back, done again.
    await cold.getByRole('button', { name: 'Fertig: Theke' }).tap();
    await expect(page.getByRole('region', { name: 'Fertig: 1 Bestellung' }).getByRole('article')).toHaveCount(
      1,
    );
    await cold.getByRole('button', { name: 'Doch nicht fertig' }).tap();
    await expect(page.getByRole('region', { name: 'Offen: 1 Bestellung' }).getByRole('article')).toHaveCount(
      1,
    );
    await cold.getByRole('button', { name: 'Fertig: Theke' }).tap();

    // The pass waits for the bar.
    await page.getByRole('tab', { name: 'Pass: alle Stationen' }).tap();
    await expect(cold).toContainText('Theke: fertig');
    await expect(cold).toContainText('Bar: offen');
    await expect(cold.getByRole('button', { name: 'Abholbereit' })).toHaveCount(0);
    await ticket(atBar, ticketNumber).getByRole('button', { name: 'Fertig: Bar' }).click();
    await expect(cold).toContainText('Alles fertig');
    await expectUsable(page, 'kitchen pass');
    await cold.getByRole('button', { name: 'Abholbereit' }).tap();
    await expect(cold).toHaveCount(0);
    await expect(ticket(atBar, ticketNumber)).toHaveCount(0);
    await expect(ticket(page, other.ticketNumber)).toContainText('Bar: offen');

    // The device remembers its station.
    await atBar.goto(`${office.shop.url}/backend/kueche`);
    await expect(atBar.getByRole('tab', { name: 'Bar' })).toHaveAttribute('aria-selected', 'true');
    await expect(ticket(atBar, other.ticketNumber)).toBeVisible();
  });
});
