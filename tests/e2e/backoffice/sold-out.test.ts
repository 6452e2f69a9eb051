import { byDay, expectUsable } from '../axe.ts';
import { enterAs, expect, newEmployee, placeOrder, test } from './office.ts';

/** Two branches of the demo that share a menu. */
const [OWN, OTHER] = [1, 2];
/** The one that is always open. */
const ALWAYS_OPEN = 3;
const COOKIE = { id: 704, name: 'Cookie mit Meersalz' };
/** Pages are rendered again after each edit. */
const PUBLISHED = 20_000;

test.describe('sold-out products', () => {
  test('are marked by an employee with a tap, and disappear from that branch only', async ({
    page,
    office,
    newCustomer,
  }) => {
    await byDay(page);
    await enterAs(page, office, await newEmployee(office, [OWN]));
    await page.goto('/backend/');
    const branches = (await (await page.request.get('/api/branches')).json()) as {
      data: { id: number; identifier: string }[];
    };
    const pathOf = (id: number) => `/store/${branches.data.find((one) => one.id === id)?.identifier}/`;
    await page.goto('/backend/sold-out');
    const first = page.getByRole('main').getByRole('switch').first();
    await expect(first).toBeChecked();
    const name = ((await first.getAttribute('aria-label')) ?? '').replace(/ im Verkauf$/, '');
    await first.tap();
    await expect(page.getByText(`${name} ist heute aus.`)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Heute aus (1)' })).toBeVisible();
    await expectUsable(page, 'sold out', '#main-content');

    const customer = await newCustomer();
    const dish = () =>
      customer.getByRole('button', { name }).or(customer.getByRole('link', { name })).first();
    await expect(async () => {
      await customer.goto(pathOf(OWN));
      await expect(customer.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
        'Ausverkauft',
        {
          timeout: 1_500,
        },
      );
    }).toPass({ timeout: PUBLISHED });
    await customer.goto(pathOf(OTHER));
    await expect(dish()).toBeVisible();

    await page.getByRole('tab', { name: 'Heute aus (1)' }).tap();
    await page.getByRole('switch', { name }).tap();
    await expect(page.getByText('Zur Zeit ist nichts aus.')).toBeVisible();
  });

  test('are counted down from a number, which customers read, and which is taken back with a tap', async ({
    page,
    office,
    newCustomer,
  }) => {
    await byDay(page);
    await enterAs(page, office, await newEmployee(office, [ALWAYS_OPEN]));
    await page.goto('/backend/sold-out');
    await page.getByLabel('Gericht suchen').fill('cookie');
    const counter = page.getByRole('button', { name: `Anzahl von ${COOKIE.name}` });
    await counter.tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Heute noch').fill('drei');
    await dialog.getByRole('button', { name: 'Speichern' }).tap();
    await expect(dialog).toContainText('Bitte geben Sie eine Zahl ein.');
    await expectUsable(page, 'number of a dish', '[role=dialog]');
    await dialog.getByLabel('Heute noch').fill('3');
    await dialog.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByText(`Die Anzahl von ${COOKIE.name} ist gespeichert.`)).toBeVisible();
    await expect(counter).toHaveText('noch 3');

    const customer = await newCustomer();
    const branches = (await (await page.request.get('/api/branches')).json()) as {
      data: { id: number; identifier: string }[];
    };
    const { identifier } = branches.data.find(({ id }) => id === ALWAYS_OPEN) ?? {};
    const expectRow = (text: string) =>
      expect(async () => {
        await customer.goto(`/store/${identifier}/`);
        const row = customer.getByRole('listitem').filter({ hasText: COOKIE.name }).first();
        await expect(row).toContainText(text, { timeout: 1_500 });
      }).toPass({ timeout: PUBLISHED });
    await expectRow('Nur noch 3');
    await customer.getByRole('button', { name: COOKIE.name, exact: true }).click();
    await expect(customer.getByRole('dialog')).toContainText('Nur noch 3');
    await placeOrder(page.request, ALWAYS_OPEN, {
      items: [{ product: { id: COOKIE.id }, amount: 3, unit: 'Stk' }],
    });
    await expectRow('Ausverkauft');
    await page.getByRole('button', { name: 'Rückgängig' }).tap();
    await expect(page.getByText('Rückgängig gemacht')).toBeVisible();
    await expect(page.getByRole('switch', { name: COOKIE.name })).toBeChecked();
  });
});
