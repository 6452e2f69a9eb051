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

test('which mode is chosen is seen where the customer’s own colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  const modes = (await openCart(page)).getByRole('group', { name: 'Art der Lieferung' });
  const surface = (mode: string) =>
    modes.getByText(mode, { exact: true }).evaluate((label) => {
      const choice = label.closest('label');
      return choice && getComputedStyle(choice).backgroundColor;
    });
  await modes.getByRole('radio', { name: 'Lieferung' }).check();
  expect(await surface('Lieferung')).not.toBe(await surface('Takeaway'));
});
