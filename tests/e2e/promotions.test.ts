import {
  acceptTerms,
  addMargherita,
  amountBeside,
  BRANCH,
  fillIn,
  goToCheckout,
  orderButton,
} from './customer.ts';
import { expect, test } from './test.ts';

const ROW = 'Willkommen bei Feige & Glut (WILLKOMMEN)';

test('a voucher code is checked, taken off the total, kept over a reload and shown with the order', async ({
  page,
}) => {
  await page.goto(BRANCH);
  await addMargherita(page);
  await goToCheckout(page);
  const main = page.getByRole('main');
  await page.getByText('Gutscheincode einlösen').click();
  const code = page.getByRole('textbox', { name: 'Code' });
  const redeem = page.getByRole('button', { name: 'Einlösen' });
  await code.fill('GESCHENKT');
  await redeem.click();
  await expect(page.getByText('Diesen Code gibt es nicht.')).toBeVisible();

  await code.fill('willkommen');
  await redeem.click();
  await expect.poll(() => amountBeside(main, 'Gesamt Brutto')).toBe(19.26);
  await expect(page.getByText(ROW)).toBeVisible();
  await page.reload();
  await expect.poll(() => amountBeside(main, 'Gesamt Brutto')).toBe(19.26);

  await fillIn(page, { 'Vor- und Nachname': 'Vera Voucher' });
  await page.getByRole('radio', { name: 'Barzahlung' }).check();
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/status\//);
  await expect(page.getByText(ROW)).toBeVisible();
  await expect.poll(() => amountBeside(main, 'Gesamt Brutto')).toBe(19.26);
});
