import { brotliCompressSync } from 'node:zlib';
import { byDay, expectUsable } from './axe.ts';
import { addAtOnce, BRANCH, isWider, openCart } from './customer.ts';
import { scriptsAtRest } from './scripts.ts';
import { expect, test, WIDE } from './test.ts';

const COLOGNE = '/store/koeln-ehrenfeld';
const AREA = `${COLOGNE}/lieferung/50825-koeln-neuehrenfeld`;

test('the page of a delivery area is linked from the branch and states its delivery terms', async ({
  page,
}) => {
  await page.goto(COLOGNE);
  const areas = page.getByRole('region', { name: 'Zahlung und Lieferung' });
  await areas.getByRole('link', { name: '50825 Köln-Neuehrenfeld' }).click();
  await expect(page).toHaveURL(AREA);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieferung nach 50825 Köln-Neuehrenfeld');
  const main = page.getByRole('main');
  for (const amount of ['1,90 EUR', '15,00 EUR', 'ab 35,00 EUR'])
    await expect(main.getByRole('definition').filter({ hasText: amount })).toBeVisible();
  await expect(main.getByText('inkl. 7 % Mehrwertsteuer')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Lieferzeiten' }).getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link')).toHaveCount(2);
});

test('the page of a delivery area links to the menu with that area chosen', async ({ page }) => {
  await page.goto(`${BRANCH}/lieferung/12047-berlin-neukoelln`);
  await page.getByRole('link', { name: 'Jetzt Bestellen' }).click();
  await expect(page).toHaveURL(BRANCH);
  await addAtOnce(page, 'Espresso');
  const cart = await openCart(page);
  await expect(cart.getByRole('radio', { name: 'Lieferung' })).toBeChecked();
  await expect(cart.getByRole('combobox', { name: 'Liefergebiet' })).toHaveValue('12047 Berlin-Neukölln');
});

test('the page of a delivery area links to the other areas of its branch', async ({ page }) => {
  await page.goto(AREA);
  const others = page.getByRole('region', { name: 'Wir liefern auch nach' });
  await others.getByRole('link', { name: '50733 Köln-Nippes' }).click();
  await expect(page).toHaveURL(`${COLOGNE}/lieferung/50733-koeln-nippes`);
  await expect(page.getByRole('region', { name: 'Wir liefern auch nach' })).not.toContainText('Köln-Nippes');
});

test('a branch that does not deliver has no area pages', async ({ page }) => {
  await page.goto('/store/hamburg-ottensen');
  const terms = page.getByRole('region', { name: 'Zahlung und Lieferung' });
  await expect(terms).toContainText('Diese Filiale liefert nicht.');
  await expect(terms.getByRole('link')).toHaveCount(0);
});

test('the page of a delivery area fits the screen and is accessible', WIDE, async ({ page }) => {
  await byDay(page);
  await page.goto(AREA);
  expect(await isWider(page), 'nothing overflows sideways').toBe(false);
  await expectUsable(page, 'the page of a delivery area');
});

test('the page of a delivery area loads at most 6 kB of script before the first tap', async ({ page }) => {
  const packed = (await scriptsAtRest(page, AREA)).map((text) => brotliCompressSync(text).length);
  expect(packed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(6000);
});

test('mode and area are asked at the menu’s top, with the earliest time and what a delivery costs, and remembered', async ({
  page,
}) => {
  await page.goto(BRANCH);
  const top = page.getByRole('region', { name: 'Ihre Bestellung' });
  await expect(top.getByRole('combobox')).toBeHidden();
  await top.getByRole('radio', { name: 'Lieferung' }).check();
  await expect(top).toContainText(/Lieferung ab \d\d:\d\d, ab 1,50 EUR, Minimum ab 12 EUR/);
  await top.getByRole('combobox', { name: 'Ihr Liefergebiet' }).selectOption('12047 Berlin-Neukölln');
  await expect(top).toContainText(/Lieferung ab \d\d:\d\d, 2,90 EUR, Minimum 18 EUR/);
  await page.reload();
  await expect(top.getByRole('radio', { name: 'Lieferung' })).toBeChecked();
  await expect(top).toContainText('2,90 EUR, Minimum 18 EUR');
  await expect(top.getByRole('combobox')).toHaveValue('12047 Berlin-Neukölln');
});

test('mode and area at the menu’s top follow what is chosen in the cart', async ({ page }) => {
  await page.goto(BRANCH);
  const top = page.getByRole('region', { name: 'Ihre Bestellung' });
  await addAtOnce(page, 'Espresso');
  const cart = await openCart(page);
  await cart.getByRole('radio', { name: 'Lieferung' }).check();
  await cart.getByRole('combobox', { name: 'Liefergebiet' }).selectOption('12047 Berlin-Neukölln');
  await page.keyboard.press('Escape');
  await expect(top.getByRole('radio', { name: 'Lieferung' })).toBeChecked();
  await expect(top.getByRole('combobox')).toHaveValue('12047 Berlin-Neukölln');
  await expect(top).toContainText('2,90 EUR, Minimum 18 EUR');
});

test('the first dish is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(BRANCH);
  await expect(page.getByRole('main').locator('.plus').first()).toBeInViewport({ ratio: 1 });
});
