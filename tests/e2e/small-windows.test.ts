import { visitCheckout } from './checkout-visit.ts';
import { expect, test } from './test.ts';

/** Windows with little room: what matters most is in view. */

test('an empty cart is said before anything is asked', async ({ page }) => {
  await visitCheckout(page, { cart: {} });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Warenkorb');
  await expect(page.getByRole('link', { name: 'Zurück zur Übersicht' })).toBeInViewport();
});
