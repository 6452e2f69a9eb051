import { expectUsable } from '../axe.ts';
import { fillIn } from '../customer.ts';
import { enterAs, expect, offerEnglish, ownShopTest as test } from './office.ts';

/** The branch that never closes. */
const BRANCH = 'berlin-nachtkueche';
const PUBLISHED = 45_000;

test('what a shop translates is ordered in English, and the kitchen reads German', async ({
  page,
  office,
  newCustomer,
}) => {
  test.slow();
  await enterAs(page, office);
  await offerEnglish(page);
  await page.goto('/backend/uebersetzungen');
  await expect(page.getByText('Als Tabelle')).toBeVisible();
  await expectUsable(page, 'what is missing in English');
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Tiramisù');
  await page.getByRole('textbox', { name: 'Englisch: Tiramisù' }).fill('Tiramisu');
  await page.getByRole('button', { name: '1 Text speichern' }).tap();
  await expect(page.getByText('1 Text ist neu übersetzt.')).toBeVisible();

  const guest = await newCustomer();
  await expect(async () => {
    await guest.goto(`${office.shop.url}/en/store/${BRANCH}`);
    await expect(guest.getByRole('button', { name: 'Tiramisu', exact: true })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: PUBLISHED });
  await expect(guest.getByRole('button', { name: 'Tiramisu', exact: true })).not.toHaveAttribute('lang');
  await guest.getByRole('button', { name: 'Add Tiramisu to basket' }).click();
  await guest.getByRole('button', { name: 'Rosemary focaccia', exact: true }).click();
  const dish = guest.getByRole('dialog', { name: 'Rosemary focaccia' });
  await expect(dish.getByRole('heading', { name: 'Rosemary focaccia' })).not.toHaveAttribute('lang');
  await dish.getByRole('checkbox', { name: 'Tomato and fig chutney' }).check();
  await dish.getByRole('button', { name: /Add to basket/ }).click();
  await expect(dish).toBeHidden();

  await guest.goto(`${office.shop.url}/en/store/${BRANCH}/checkout`);
  await expect(guest.getByText('Tomato and fig chutney')).not.toHaveAttribute('lang');
  await fillIn(guest, { 'First and last name': 'Ada Example', 'Phone number': '+49 151 23456789' });
  await guest.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await guest.getByRole('checkbox', { name: /privacy policy/ }).check();
  await guest.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await guest.waitForURL('**/en/status/*/*');
  await expect(guest.getByRole('main')).toContainText('Tomato and fig chutney');

  const { data } = (await (await page.request.get('/api/orders?range=[0,0]')).json()) as {
    data: { items: { name: string; parts: { value: unknown }[] }[] }[];
  };
  const items = data[0]?.items.map(({ name, parts }) => [name, ...parts.flatMap(({ value }) => value)]);
  expect(items).toEqual([['Tiramisù'], ['Rosmarin-Focaccia', 'Tomaten-Feigen-Chutney']]);
});
