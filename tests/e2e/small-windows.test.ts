import { visitCheckout } from './checkout-visit.ts';
import { addAtOnce, BRANCH, chooseMode, isPhone, openCart } from './customer.ts';
import { expect, test } from './test.ts';

/** Windows with little room: what matters most is in view. */

test('the button of the cart sheet stays in view, however much is above it', async ({ page }) => {
  test.skip(!isPhone(page), 'the cart is a column there');
  await page.goto(BRANCH);
  for (const name of ['Espresso', 'Cola', 'Shakshuka']) await addAtOnce(page, name);
  await page.setViewportSize({ width: 360, height: 560 });
  const cart = await openCart(page);
  await chooseMode(cart, 'Lieferung');
  await expect(cart.getByRole('link', { name: 'Jetzt bestellen' })).toBeInViewport({ ratio: 1 });
});

test('an empty cart is said before anything is asked', async ({ page }) => {
  await visitCheckout(page, { cart: {} });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Warenkorb');
  await expect(page.getByRole('link', { name: 'Zurück zur Übersicht' })).toBeInViewport();
});
