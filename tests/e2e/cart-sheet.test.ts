import { addAtOnce, BRANCH, chooseMode, openCart } from './customer.ts';
import { expect, test } from './test.ts';

/** The cart of a phone; on wide windows it is a column. */

test('the button of the cart sheet stays in view, however much is above it', async ({ page }) => {
  await page.goto(BRANCH);
  for (const name of ['Espresso', 'Cola', 'Shakshuka']) await addAtOnce(page, name);
  await page.setViewportSize({ width: 360, height: 560 });
  const cart = await openCart(page);
  await chooseMode(cart, 'Lieferung');
  await expect(cart.getByRole('link', { name: 'Jetzt bestellen' })).toBeInViewport({ ratio: 1 });
});
