import { addAtOnce, addFromDialog, BRANCH, chooseMode, dialog, openCart, openProduct } from './customer.ts';
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

test('back closes the open cart and keeps what is in it, and then leaves the page', async ({ page }) => {
  await page.goto('/');
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  const bar = page.getByRole('button', { name: '1 Produkt im Warenkorb' });
  for (const _ of ['once', 'and again']) {
    const cart = await openCart(page);
    await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible();
    await expect(cart.getByRole('link', { name: 'Jetzt bestellen' })).toBeVisible();
    await page.goBack();
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    await expect(bar).toBeFocused();
  }
  // Closed by its own button, nothing is left that waits for back.
  await openCart(page);
  await page.getByRole('button', { name: 'Warenkorb ausblenden' }).click();
  await expect(bar).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object(history.state).cart === true)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('back closes a dish over the open cart first, and what was chosen in it is there again', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto(BRANCH);
  await openProduct(page, 'Pizza Margherita');
  await dialog(page).getByRole('radio', { name: 'Familie, 45 cm' }).check();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await openProduct(page, 'Pizza Margherita');
  await expect(dialog(page).getByRole('radio', { name: 'Familie, 45 cm' })).toBeChecked();
  await addFromDialog(page);
  // What is in the cart is no longer half chosen.
  await openProduct(page, 'Pizza Margherita');
  await expect(dialog(page).getByRole('radio', { name: 'Familie, 45 cm' })).not.toBeChecked();
  await dialog(page).getByRole('button', { name: 'Schließen' }).click();

  const cart = await openCart(page);
  await cart.getByRole('button', { name: /^Pizza Margherita Familie/ }).click();
  const dish = page.getByRole('dialog', { name: 'Pizza Margherita' });
  await dish.getByRole('checkbox', { name: 'Rucola' }).check();
  await page.goBack();
  await expect(dish).toBeHidden();
  await expect(cart.getByRole('link', { name: 'Jetzt bestellen' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the chosen mode is visible in forced colours', async ({ page }) => {
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
  await expect.poll(async () => (await surface('Lieferung')) !== (await surface('Takeaway'))).toBe(true);
});
