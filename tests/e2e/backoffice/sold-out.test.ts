import { byDay, expectUsable } from '../axe.ts';
import { enterAs, expect, newEmployee, test } from './office.ts';

/** Two branches of the demo that share a menu. */
const [OWN, OTHER] = [1, 2];
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
});
