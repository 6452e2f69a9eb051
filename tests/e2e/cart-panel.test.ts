import type { Page } from '@playwright/test';
import { addAtOnce, addOlives, BRANCH, chooseMode, isPhone, openCart } from './customer.ts';
import { expect, test, WIDE } from './test.ts';

/** The cart of the branch page: its bar, its panel, and what both say. */

/** What the bar says; a desktop shows the panel itself in its place. */
const bar = (page: Page) => page.locator('[data-cart-words]');

test('the bar says what it does, and how much is in the cart', WIDE, async ({ page }) => {
  await page.goto(BRANCH);
  await expect(bar(page)).toHaveText('Keine Produkte im Warenkorb');
  await addAtOnce(page, 'Espresso');
  await expect(bar(page)).toHaveText('1 Produkt im Warenkorb');
  await addAtOnce(page, 'Espresso');
  await expect(bar(page)).toHaveText('2 Produkte im Warenkorb');
  if (!isPhone(page)) return;
  await openCart(page);
  const hide = page.getByRole('button', { name: 'Warenkorb ausblenden' });
  await expect(hide).toHaveAttribute('aria-expanded', 'true');
  await hide.click();
  await expect(page.getByRole('button', { name: '2 Produkte im Warenkorb' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('what is weighed costs about so much, in the bar and in the panel', async ({ page }) => {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  await expect(page.locator('[data-cart-total]')).toHaveText('2,60 EUR');
  await addOlives(page, '0,5');
  await expect(page.locator('[data-cart-total]')).toHaveText('ca. 15,05 EUR');
  const cart = await openCart(page);
  for (const term of ['Zwischensumme', 'Gesamt Brutto']) {
    const row = cart.locator('div', { has: page.getByText(term, { exact: true }) }).last();
    await expect(row.getByRole('definition')).toHaveText('ca. 15,05 EUR');
  }
});

test('what costs nothing is counted as well', async ({ page }) => {
  // A cart that is filled before the page has asked whether it holds is put right by the API, which knows another price.
  const asked = page.waitForResponse(/\/version$/);
  await page.goto(BRANCH);
  await asked;
  await page.getByRole('button', { name: 'Cola', exact: true }).evaluate((button) => {
    const row = button.closest<HTMLElement>('[data-product]');
    if (row)
      row.dataset['product'] = JSON.stringify({ ...JSON.parse(row.dataset['product'] ?? ''), price: 0 });
  });
  await addAtOnce(page, 'Cola');
  await expect(bar(page)).toHaveText('1 Produkt im Warenkorb');
});

test(
  'the panel says where to go, what delivery costs and from when on it is free',
  WIDE,
  async ({ page }) => {
    await page.goto(BRANCH);
    for (let i = 0; i < 3; i++) await addAtOnce(page, 'Tiramisù');
    const cart = await openCart(page);
    const beside = (term: string) =>
      cart
        .locator('div', { has: page.getByText(term, { exact: true }) })
        .last()
        .getByRole('definition');
    await chooseMode(cart, 'Takeaway');
    await expect(beside('Takeaway')).toHaveText('Mühlengrabenstraße 48, Berlin');
    await chooseMode(cart, 'Dine In');
    await expect(beside('Standort')).toHaveText('Mühlengrabenstraße 48, Berlin');
    await expect(cart.getByRole('combobox', { name: 'Liefergebiet' })).toBeHidden();
    await chooseMode(cart, 'Lieferung');
    const area = cart.getByRole('combobox', { name: 'Liefergebiet' });
    // The first one, as long as none was chosen.
    await expect(area).toHaveValue('10997 Berlin-Kreuzberg');
    await expect(beside('Lieferkosten')).toHaveText('1,50 EUR');
    await expect(cart).toContainText('Kostenlose Lieferung ab 30,00 EUR.');
    await area.selectOption('12047 Berlin-Neukölln');
    await expect(beside('Lieferkosten')).toHaveText('2,90 EUR');
    await expect(cart).toContainText('Kostenlose Lieferung ab 40,00 EUR.');
  },
);

test('an order that is large enough is delivered for nothing', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.length > 0) return;
    localStorage.setItem(
      'asp.demo.berlin-nachtkueche.choice',
      JSON.stringify({ mode: 'delivery', area: null }),
    );
  });
  await page.goto(BRANCH);
  for (let i = 0; i < 6; i++) await addAtOnce(page, 'Tiramisù');
  const cart = await openCart(page);
  await expect(cart.getByRole('radio', { name: 'Lieferung' })).toBeChecked();
  await expect(cart.getByText('Kostenlos', { exact: true })).toBeVisible();
  await expect(cart).not.toContainText('Kostenlose Lieferung ab');
  await cart.getByRole('button', { name: 'Tiramisù entfernen' }).click();
  await expect(cart.getByRole('button', { name: 'Jetzt bestellen' })).toBeDisabled();
});

test('a branch that is open says that preorders are welcome', async ({ page }) => {
  await page.goto(BRANCH);
  await expect(page.locator('[data-notice]')).toHaveText(
    'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
  );
});
