import { enterAs, expect, newEmployee, offerEnglish, ownShopTest, test } from './office.ts';

/** Open day and night. */
const BRANCH = { id: 3, path: '/en/store/berlin-nachtkueche' };
const TABLE = '5';
/** Pages in another language are rendered with the edit that offers it. */
const PUBLISHED = 45_000;

ownShopTest(
  'a cook who reads Turkish and a guest who reads English go through an order at a table',
  async ({ page, office, newCustomer }) => {
    test.slow();
    const put = async (path: string, data: object) =>
      expect((await page.request.put(path, { data })).status(), path).toBe(200);

    // The branch gets a table, and a cook.
    await enterAs(page, office);
    await offerEnglish(page);
    await put(`/api/branches/${BRANCH.id}`, { isTableSelectionEnabled: true });
    const table = { identifier: TABLE, branch: { id: BRANCH.id } };
    expect((await page.request.post('/api/tables', { data: table })).status()).toBe(201);
    await enterAs(page, office, await newEmployee(office, [BRANCH.id], { role: 'ROLE_KITCHEN' }));

    // A person's choice applies at once, and to every page from then on.
    await page.goto('/backend/konto');
    await page.getByRole('combobox', { name: 'Meine Sprache' }).click();
    await page.getByRole('option', { name: 'Türkçe' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await page.goto('/backend/');
    await expect(page.getByRole('heading', { level: 1, name: 'Siparişler' })).toBeVisible();

    // The guest scans the code at the table.
    const guest = await newCustomer();
    const add = guest.getByRole('button', { name: 'Add Tiramisù to basket' });
    await expect(async () => {
      await guest.goto(BRANCH.path);
      await expect(add).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: PUBLISHED });
    await add.click();
    await expect(guest.getByRole('button', { name: /1 item in your basket/ })).toBeVisible();
    // The pages follow the new table within moments.
    await expect(async () => {
      await guest.goto(`${BRANCH.path}?table=${TABLE}`);
      await guest.goto(`${BRANCH.path}/checkout`);
      await expect(guest.getByRole('combobox', { name: /Table number/ })).not.toHaveValue('', {
        timeout: 5_000,
      });
    }).toPass();
    await guest.getByRole('checkbox', { name: /terms and conditions/ }).check();
    await guest.getByRole('checkbox', { name: /privacy policy/ }).check();
    await guest.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(guest.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();

    // The cook confirms it, and prepares what the shop calls it.
    const card = page.getByRole('article').filter({ hasText: `Masa ${TABLE}` });
    await expect(card).toContainText('Tiramisù');
    await card.getByRole('button', { name: 'Onayla' }).tap();
    await expect(card.getByRole('button', { name: 'Hazır' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Mutfak' }).click();
    await page.getByRole('tab', { name: 'Servis: tüm istasyonlar' }).tap();
    const ticket = page.getByRole('article', { name: /^Sipariş/ });
    await expect(ticket).toContainText(`Masa ${TABLE}`);
    await expect(ticket).toContainText('Tiramisù');
    await expect(page.getByRole('main')).not.toContainText(/Bestellung|Tisch|Fertig/);
  },
);

test('the sign-in page offers the languages of the office, and an account keeps the one chosen there', async ({
  page,
  office,
}) => {
  const { email, password } = await newEmployee(office, [BRANCH.id]);
  await page.goto('/backend/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const { data } = (await (await page.request.get('/api/users/me')).json()) as { data: { language: string } };
  expect(data.language).toBe('en');
});
