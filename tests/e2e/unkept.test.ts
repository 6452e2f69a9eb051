import type { Page } from '@playwright/test';
import {
  acceptTerms,
  addAtOnce,
  BRANCH,
  expectEmptyCart,
  fillIn,
  goToCheckout,
  openCart,
  orderButton,
} from './customer.ts';
import { expect, test } from './test.ts';
import { fillStorage, forbidStorage } from './unkept.ts';

const ONLY_THIS_TAB = 'Ihr Browser merkt sich den Warenkorb nur, solange dieser Tab offen ist.';
const FORM_IS_NOT_KEPT = 'Ihr Browser speichert Ihre Angaben nicht.';

const name = (page: Page) => page.getByRole('textbox', { name: 'Vor- und Nachname' });

async function sendOrder(page: Page): Promise<void> {
  await acceptTerms(page);
  await orderButton(page).click();
  await page.waitForURL('**/status/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!');
  await expect(page.getByRole('main')).toContainText('Espresso');
}

async function findEmptyCart(page: Page): Promise<void> {
  await page.goto(BRANCH);
  await expectEmptyCart(page);
}

test.describe('a browser whose storage is full', () => {
  test('places a complete order', async ({ page }) => {
    await fillStorage(page, 'localStorage');
    await page.goto(BRANCH);
    await addAtOnce(page, 'Espresso');
    await expect(page.getByText('Produkt zum Warenkorb hinzugefügt.', { exact: true })).toBeVisible();
    await expect(await openCart(page)).toContainText(ONLY_THIS_TAB);
    await goToCheckout(page);
    await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
    await expect(page.getByText(FORM_IS_NOT_KEPT)).toBeHidden();
    await page.reload();
    await expect(name(page)).toHaveValue('Ada Beispiel');
    await sendOrder(page);
    await findEmptyCart(page);
  });

  test('like that of its tab, says at once that the cart is not stored', async ({ page }) => {
    await fillStorage(page, 'localStorage');
    await fillStorage(page, 'sessionStorage');
    await page.goto(BRANCH);
    await addAtOnce(page, 'Espresso');
    await expect(page.getByText('Ihr Browser kann ihn nicht speichern')).toBeVisible();
    await addAtOnce(page, 'Cola');
    const cart = await openCart(page);
    await expect(cart).toContainText('Espresso');
    await expect(cart).toContainText('Cola');
    await expect(cart).toContainText('deshalb kommt der Warenkorb nicht bis zur Kasse');
    await expect(cart.getByRole('button', { name: 'Jetzt bestellen' })).toBeDisabled();
  });
});

test.describe('a browser without storage', () => {
  test.beforeEach(({ page }) => forbidStorage(page));

  test('places a complete order, and the pages say what is not stored', async ({ page }) => {
    await page.goto(BRANCH);
    await addAtOnce(page, 'Espresso');
    await expect(await openCart(page)).toContainText(ONLY_THIS_TAB);
    await goToCheckout(page);
    await expect(page.getByText(FORM_IS_NOT_KEPT)).toBeVisible();
    await page.getByRole('link', { name: 'Zurück', exact: true }).click();
    await goToCheckout(page);
    await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
    await sendOrder(page);
    await findEmptyCart(page);
  });

  test('opens every page', async ({ page, trouble }) => {
    trouble.expected('/api/orders/public/none/none');
    await page.clock.install();
    for (const path of ['/', '/site/privacy', `${BRANCH}/checkout/error`, '/status/none/none']) {
      const app = page.waitForResponse(/_astro\/app\./);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The app's code comes 2.5 s after its link is in view, and asks for what is forbidden.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.clock.runFor(3000);
      await app;
    }
  });
});
