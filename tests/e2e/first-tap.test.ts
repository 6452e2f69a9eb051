import type { Page } from '@playwright/test';
import { amountBeside, BRANCH, dialog, openCart } from './customer.ts';
import { costing, serveOld } from './old-pages.ts';
import { expect, test } from './test.ts';

/** Taps on a branch page whose scripts are still on their way (docs/decisions/0022). */

const plus = (page: Page, name: string) => page.getByRole('button', { name: `${name} in den Warenkorb` });
const count = (page: Page) => page.locator('[data-cart-count]');

/** Opens the page without its scripts, until they are let go. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const { promise: letGo, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await letGo;
    await route.continue().catch(() => undefined);
  });
  await page.goto(BRANCH, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  // The route stays, and holds nothing back any more.
  return arrive;
}

test('taps on a plus count at once, and each is carried out once when the script is there', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page);
  await plus(page, 'Espresso').click();
  await plus(page, 'Espresso').click();
  await plus(page, 'Cola').click();
  await expect(count(page)).toHaveText('3');
  await expect(page.locator('[data-cart-words]')).toHaveText('3 Produkte im Warenkorb');
  arrive();
  await expect(page.locator('[data-cart-total]')).toHaveText('8,40 EUR');
  await plus(page, 'Cola').click();
  await expect(count(page)).toHaveText('4');
  const cart = await openCart(page);
  await expect.poll(() => amountBeside(cart, 'Gesamt Brutto')).toBe(11.6);
});

test('a page that is left before its script is there keeps its taps', async ({ page }) => {
  await openWithoutScripts(page);
  await plus(page, 'Espresso').click();
  await expect(count(page)).toHaveText('1');
  await page.unroute('**/*.js');
  await page.reload();
  await expect(page.locator('[data-cart-total]')).toHaveText('2,60 EUR');
  await page.reload();
  await expect(count(page)).toHaveText('1');
});

test('a dish opens at once with what its row has, and a closed one stays closed', async ({ page }) => {
  const arrive = await openWithoutScripts(page);
  await page.getByRole('button', { name: 'Cola', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Pizza Margherita', exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Pizza Margherita' })).toBeVisible();
  arrive();
  await expect(dialog(page).getByRole('radio').first()).toBeChecked();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page).getByRole('heading', { name: 'Pizza Margherita' })).toBeVisible();
});

test('a mouse that rests where a page appears fetches nothing until it moves', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const hasMenu = () => fetched.some((url) => /_astro\/menu\./.test(url));
  await page.mouse.move(100, 100);
  // By then the page has done all that it does by itself.
  const checked = page.waitForResponse(/\/api\/branches\/\d+\/version/);
  await page.goto(BRANCH);
  await checked;
  expect(hasMenu()).toBe(false);
  // The first report of a mouse has no movement: there is nothing yet to compare its place with.
  await page.mouse.move(120, 120, { steps: 2 });
  await expect.poll(hasMenu).toBe(true);
});

test('search and filters open when their script is there', async ({ page }) => {
  const arrive = await openWithoutScripts(page);
  await page.getByRole('button', { name: 'Suchen und filtern' }).click();
  arrive();
  await expect(page.getByRole('searchbox', { name: 'Gerichte suchen' })).toBeFocused();
});

test('a category is reached and highlighted, and a step back leaves the menu', async ({ page }) => {
  await page.goto('/');
  const arrive = await openWithoutScripts(page);
  const bar = page.getByRole('navigation', { name: 'Kategorien' });
  await bar.getByRole('link').nth(2).click();
  await bar.getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/#kategorie-\d+$/);
  arrive();
  await expect(bar.getByRole('link').nth(3)).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a price that has changed since the page was made is named before it is paid', async ({ page }) => {
  await serveOld(page, { menu: { Espresso: costing(1.9, 2.6) } });
  const arrive = await openWithoutScripts(page);
  await plus(page, 'Espresso').click();
  await expect(count(page)).toHaveText('1');
  arrive();
  await expect(dialog(page)).toContainText('Espresso kostet jetzt 2,60 EUR.');
  await dialog(page).getByRole('button', { name: 'Espresso wieder hinzufügen' }).click();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('[data-cart-total]')).toHaveText('2,60 EUR');
});
