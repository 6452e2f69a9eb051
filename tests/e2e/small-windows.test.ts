import type { Page } from '@playwright/test';
import { visitCheckout } from './checkout-visit.ts';
import { BRANCH, dialog, placeOrder } from './customer.ts';
import { openOrder } from './other-orders.ts';
import { expect, test } from './test.ts';

/** Windows with little room: what matters most is in view. */

test('an empty cart is said before anything is asked', async ({ page }) => {
  await visitCheckout(page, { cart: {} });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Warenkorb');
  await expect(page.getByRole('link', { name: 'Zurück zur Übersicht' })).toBeInViewport();
});

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('one long word of a menu makes neither the page nor the dialog wider', async ({ page }) => {
  await page.goto(BRANCH);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Cola in den Warenkorb' }) });
  await row.evaluate((element: HTMLElement, word) => {
    const product = JSON.parse(element.dataset['product'] ?? '') as object;
    element.dataset['product'] = JSON.stringify({ ...product, description: word });
    for (const text of element.querySelectorAll('h3 button, p')) text.textContent = word;
    for (const heading of document.querySelectorAll('h1, header h2 a')) heading.textContent = word;
  }, LONG);
  await expect(row).toContainText(LONG);
  expect(await isWider(page)).toBe(false);
  await row.getByRole('button', { name: LONG }).click();
  const text = dialog(page).getByRole('paragraph').filter({ hasText: LONG });
  const inDialog = await dialog(page).evaluate((element) => element.clientWidth);
  expect((await text.boundingBox())?.width).toBeLessThan(inDialog);
});

test('one long word of what the shop says to an order makes its page no wider', async ({ page, request }) => {
  await openOrder(page, await placeOrder(request), { of: { isRejected: true, rejectionMessage: LONG } });
  await expect(page.getByRole('main')).toContainText(LONG);
  expect(await isWider(page)).toBe(false);
});
