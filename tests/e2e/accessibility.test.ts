import type { APIRequestContext, Page } from '@playwright/test';
import { byDay, expectUsable } from './axe.ts';
import {
  addAtOnce,
  BRANCH,
  chooseMode,
  dialog,
  goToCheckout,
  isWider,
  openCart,
  openProduct,
  orderButton,
  placeOrder,
} from './customer.ts';
import { expect, test } from './test.ts';

/** Every screen, and how a customer gets there. */
const SCREENS: Record<string, (page: Page, request: APIRequestContext) => Promise<unknown>> = {
  'the landing page': (page) => page.goto('/'),
  'the menu': (page) => page.goto(BRANCH),
  'the product dialog': async (page) => {
    await page.goto(BRANCH);
    await openProduct(page, 'Pizza Margherita');
  },
  'a product in steps': async (page) => {
    await page.goto(BRANCH);
    await openProduct(page, 'Bowl nach Ihrem Geschmack');
    await dialog(page).getByRole('radio').first().check();
    await dialog(page).getByRole('button', { name: 'Weiter' }).click();
  },
  'the cart': async (page) => {
    await page.goto(BRANCH);
    await addAtOnce(page, 'Espresso');
    await chooseMode(await openCart(page), 'Lieferung');
  },
  'the checkout for delivery': async (page) => {
    await page.goto(BRANCH);
    for (const name of ['Tiramisù', 'Tiramisù', 'Cola']) await addAtOnce(page, name);
    await goToCheckout(page);
    await chooseMode(page, 'Lieferung');
  },
  'the checkout with errors': async (page) => {
    await page.goto(BRANCH);
    await addAtOnce(page, 'Espresso');
    await goToCheckout(page);
    await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill(' ');
    await orderButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the status page': async (page, request) => {
    const { uid, hash } = await placeOrder(request);
    await page.goto(`/status/${uid}/${hash}`);
    await expect(page.getByRole('main')).toContainText('Vielen Dank');
  },
  'the page without reception': (page) => page.goto('/offline'),
  'a legal page': (page) => page.goto('/site/privacy'),
  'the page that is not there': (page) => page.goto('/gibt-es-nicht'),
};

for (const [screen, reach] of Object.entries(SCREENS)) {
  test(`${screen} can be used by everyone, by day and by night`, async ({ page, request, trouble }) => {
    trouble.expected('404');
    trouble.expected('/api/orders');
    await byDay(page);
    await reach(page, request);
    await expectUsable(page, screen);
    expect(await isWider(page), 'nothing overflows sideways').toBe(false);
  });
}
