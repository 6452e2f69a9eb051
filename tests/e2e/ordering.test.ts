import {
  acceptTerms,
  addAtOnce,
  addMargherita,
  addOlives,
  amountBeside,
  amountIn,
  BRANCH,
  chooseMode,
  expectEmptyCart,
  fillIn,
  goToCheckout,
  openCart,
  orderButton,
  type Mode,
} from './customer.ts';
import { expect, test, WIDE } from './test.ts';

interface PublicOrder {
  uid: string;
  hash: string;
  isDelivery: boolean;
  isDineIn: boolean;
  items: { name: string; amount: number; unit: string; gross: number }[];
  pricing: { gross: number; totalGross: number; deliveryGross: number };
}

const CASES: { mode: Mode; fields: Record<string, string>; area?: string; delivery: number }[] = [
  { mode: 'Takeaway', fields: { 'Vor- und Nachname': 'Ada Beispiel' }, delivery: 0 },
  {
    mode: 'Lieferung',
    fields: {
      'Vor- und Nachname': 'Ada Beispiel',
      Telefonnummer: '+49 170 1234567',
      'Strasse + Nr.': 'Musterweg 3',
    },
    area: '10243 Berlin-Friedrichshain',
    delivery: 3.5,
  },
  { mode: 'Dine In', fields: { 'Vor- und Nachname': 'Ada Beispiel' }, delivery: 0 },
];

for (const { mode, fields, area, delivery } of CASES) {
  test(
    `${mode}: a configured pizza and olives by weight cost the same from the dialog to the status page`,
    mode === 'Lieferung' ? WIDE : {},
    async ({ page }) => {
      await page.goto(BRANCH);
      const pizza = await addMargherita(page);
      const olives = await addOlives(page, '0,3');
      await addAtOnce(page, 'Cola');
      const goods = Math.round((pizza + olives + 3.2) * 100) / 100;
      expect({ pizza, olives, goods }).toEqual({ pizza: 21.4, olives: 7.47, goods: 32.07 });
      const total = Math.round((goods + delivery) * 100) / 100;

      const cart = await openCart(page);
      await chooseMode(cart, mode);
      if (area) await cart.getByRole('combobox', { name: 'Liefergebiet' }).selectOption(area);
      await expect.poll(() => amountBeside(cart, 'Zwischensumme')).toBe(goods);
      await expect.poll(() => amountBeside(cart, 'Gesamt Brutto')).toBe(total);

      await goToCheckout(page);
      await expect.poll(() => amountBeside(page.getByRole('main'), 'Gesamt Brutto')).toBe(total);
      await fillIn(page, fields);
      await page.getByRole('radio', { name: 'Barzahlung' }).check();
      await acceptTerms(page);

      // Taken on its way: the page moves on as soon as it has the answer.
      const answers: { status: number; body: string }[] = [];
      await page.route('**/api/orders', async (route) => {
        const response = await route.fetch();
        answers.push({ status: response.status(), body: await response.text() });
        await route.fulfill({ response });
      });
      await orderButton(page).click();
      await page.waitForURL('**/status/**');
      expect(answers).toEqual([{ status: 201, body: expect.stringContaining('"totalGross"') as unknown }]);
      const { data: order } = JSON.parse(answers[0]?.body ?? '') as { data: PublicOrder };
      expect(order.pricing).toMatchObject({ gross: goods, deliveryGross: delivery, totalGross: total });
      expect(order).toMatchObject({ isDelivery: mode === 'Lieferung', isDineIn: mode === 'Dine In' });
      expect(order.items.map(({ name, amount, unit, gross }) => ({ name, amount, unit, gross }))).toEqual([
        { name: 'Pizza Margherita', amount: 1, unit: 'Stk', gross: pizza },
        { name: 'Marinierte Oliven', amount: 0.3, unit: 'kg', gross: olives },
        { name: 'Cola', amount: 1, unit: 'Stk', gross: 3.2 },
      ]);

      await expect(page).toHaveURL(`/status/${order.uid}/${order.hash}`);
      await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible();
      await expect.poll(() => amountBeside(page.getByRole('main'), 'Gesamt Brutto')).toBe(total);
    },
  );
}

test('after an order the cart is empty again', WIDE, async ({ page }) => {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  await goToCheckout(page);
  await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
  await acceptTerms(page);
  await orderButton(page).click();
  await page.waitForURL('**/status/**');
  await page.goto(BRANCH);
  await expectEmptyCart(page);
});

test('prices in the menu, the dialog and the cart are formatted alike', WIDE, async ({ page }) => {
  await page.goto(BRANCH);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Tiramisù', exact: true }) });
  const shown = amountIn(await row.textContent());
  await addAtOnce(page, 'Tiramisù');
  const cart = await openCart(page);
  await expect.poll(() => amountBeside(cart, 'Gesamt Brutto')).toBe(shown);
});
