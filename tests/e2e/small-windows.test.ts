import { visitCheckout } from './checkout-visit.ts';
import { addAtOnce, BRANCH, dialog, isWider, openCart, placeOrder } from './customer.ts';
import { openOrder } from './other-orders.ts';
import { expect, test } from './test.ts';

/** Windows with little room: what matters most is in view. */

test('an empty cart is reported before anything is fetched', async ({ page }) => {
  await visitCheckout(page, { cart: {} });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Warenkorb');
  await expect(page.getByRole('link', { name: 'Zurück zur Übersicht' })).toBeInViewport();
});

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';

test('a long word of a menu widens neither the page nor the dialog', async ({ page }) => {
  await page.goto(BRANCH);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Cola in den Warenkorb' }) });
  await row.evaluate((element: HTMLElement, word) => {
    const product = JSON.parse((element.dataset['product'] ?? '').replaceAll("'", '"')) as object;
    element.dataset['product'] = JSON.stringify({ ...product, description: word });
    for (const text of element.querySelectorAll('h3 button, p')) text.textContent = word;
    for (const heading of document.querySelectorAll('h1, header h2 a')) heading.textContent = word;
  }, LONG);
  await expect(row).toContainText(LONG);
  expect(await isWider(page)).toBe(false);
  await row.getByRole('button', { name: LONG }).click();
  await expect(dialog(page)).not.toHaveAttribute('aria-busy');
  const text = dialog(page).getByRole('paragraph').filter({ hasText: LONG });
  const inDialog = await dialog(page).evaluate((element) => element.clientWidth);
  expect((await text.boundingBox())?.width).toBeLessThan(inDialog);
});

test('a long word in an answer to an order does not widen its page', async ({ page, request }) => {
  await openOrder(page, await placeOrder(request), { of: { isRejected: true, rejectionMessage: LONG } });
  await expect(page.getByRole('main')).toContainText(LONG);
  expect(await isWider(page)).toBe(false);
});

test.describe('a phone with text at twice the size', () => {
  test.use({ viewport: { width: 180, height: 370 } });

  test('wraps the name of a dish, and shows the whole bar under the open cart', async ({ page, baseURL }) => {
    const shown = ['cookies-accepted', 'pwa-dismiss'];
    await page.context().addCookies(shown.map((name) => ({ name, value: '1', url: baseURL ?? '' })));
    await page.goto(BRANCH);
    const name = page.getByRole('button', { name: 'Pizza Margherita', exact: true });
    // One letter under the other is no name.
    expect((await name.boundingBox())?.width).toBeGreaterThan(60);
    for (const dish of ['Espresso', 'Cola', 'Tiramisù']) await addAtOnce(page, dish);
    const cart = await openCart(page);
    const bar = page.getByRole('button', { name: 'Warenkorb ausblenden' });
    expect(await bar.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(false);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(cart.getByRole('link', { name: 'Jetzt bestellen' })).toBeVisible();
  });
});

test('buttons have an edge in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitCheckout(page);
  await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toHaveCSS(
    'border-top-width',
    '1px',
  );
});

test.describe('a window of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('is never scrolled sideways, as the statement on accessibility says', async ({ page, request }) => {
    const { uid, hash } = await placeOrder(request);
    for (const path of ['/', BRANCH, '/site/privacy', '/site/accessibility', `/status/${uid}/${hash}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isWider(page), path).toBe(false);
    }
    await page.goto(BRANCH);
    await addAtOnce(page, 'Espresso');
    await openCart(page);
    expect(await isWider(page), 'the cart').toBe(false);
    await visitCheckout(page);
    expect(await isWider(page), 'the checkout').toBe(false);
  });
});
