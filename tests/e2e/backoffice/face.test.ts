import { BRANCH } from '../customer.ts';
import { enterAs, expect, ownShopTest as test } from './office.ts';

test('a shop chooses a face: the settings show what becomes of it, and its pages, manifest and icons have it', async ({
  page,
  office,
  newCustomer,
}) => {
  await enterAs(page, office);
  await page.goto('/backend/config/auftritt');
  await page.getByRole('button', { name: 'Sushi' }).tap();
  const brand = page.getByRole('textbox', { name: 'Markenfarbe', exact: true });
  await expect(brand).toHaveValue('#16294d');
  await expect(page.getByText('Auf dunkler Seite wäre #16294d kaum zu sehen.')).toBeVisible();

  await brand.fill('rot');
  await brand.blur();
  await expect(page.getByText('Bitte geben Sie eine Farbe mit sechs Stellen an')).toBeVisible();
  await brand.fill('');
  await brand.pressSequentially('A61C28');
  const preview = page.frameLocator('iframe[title="Vorschau in Hell"]');
  await expect(preview.locator('.sample-cart')).toHaveCSS('background-color', 'rgb(166, 28, 40)');
  await expect(preview.locator('.sample-cart')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page.getByText('Die Einstellungen sind gespeichert.')).toBeVisible();

  const customer = await newCustomer();
  await expect
    .poll(
      async () => (await (await customer.request.get('/')).text()).includes('--brand:light-dark(#a61c28'),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
  await customer.goto('/');
  await expect(customer.locator('meta[name="theme-color"]').last()).toHaveAttribute('content', '#a61c28');
  const icon = await customer.locator('link[rel="icon"]').getAttribute('href');
  expect(icon).toBe('/image/icon/favicon-a61c28-sharp.svg');
  const manifest = await (await customer.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ theme_color: '#a61c28' });
  for (const { src } of manifest.icons) expect((await customer.request.get(src)).status()).toBe(200);
});

test('the branches of an organisation have the type that it chooses, and the landing page keeps the shop’s', async ({
  page,
  office,
  newCustomer,
}) => {
  await enterAs(page, office);
  const { data } = (await (await page.request.get('/api/branches')).json()) as {
    data: { id: number; identifier: string }[];
  };
  const branch = data.find(({ identifier }) => BRANCH.endsWith(`/${identifier}`));
  const joined = await page.request.put(`/api/branches/${branch?.id}`, { data: { division: { id: 1 } } });
  expect(joined.status()).toBe(200);
  await page.goto('/backend/divisions/1');
  await page.getByRole('switch', { name: 'Eigener Auftritt' }).check();
  const type = page.getByRole('group', { name: 'Schrift' });
  await type.getByRole('button', { name: 'Fraunces' }).tap();
  await expect(type.getByRole('button', { name: 'Fraunces' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page.getByRole('link', { name: 'Feige & Glut' })).toBeVisible();

  const customer = await newCustomer();
  const fontOf = async (path: string) => {
    await customer.goto(path);
    return customer.getByRole('heading', { level: 1 }).evaluate((one) => getComputedStyle(one).fontFamily);
  };
  await page.goto('/backend/divisions/1');
  await expect(type.getByRole('button', { name: 'Fraunces' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => fontOf(BRANCH), { timeout: 30_000 }).toContain('Fraunces');
  expect(await fontOf('/')).not.toContain('Fraunces');
});
