import type { Page } from '@playwright/test';
import { byDay } from '../axe.ts';
import { endSessionWith, enterAs, expect, newEmployee, signInAgain, test } from './office.ts';

/** It never closes, and delivers. */
const BRANCH = 3;
const PHONE = '0221 5550170';

/** Types as a person does who never looks at the mouse, and counts the keys. */
function keyboardOf({ keyboard }: Page) {
  let keys = 0;
  return {
    keys: () => keys,
    async type(text: string) {
      keys += text.length;
      await keyboard.type(text);
    },
    async press(key: string) {
      keys += 1;
      await keyboard.press(key);
    },
  };
}

test.describe('orders by phone', () => {
  test('an employee takes orders by keyboard, and nothing is lost or taken twice', async ({
    page,
    office,
    trouble,
  }) => {
    trouble.expected('/api/orders/taken');
    trouble.expected('/api/users/me');
    await byDay(page);
    const employee = await newEmployee(office, [BRANCH]);
    await enterAs(page, office, employee);
    await page.goto('/backend/');
    await expect(page.getByRole('region', { name: 'Neu', exact: true })).toBeVisible();

    const [phone, name, search] = [
      page.getByRole('textbox', { name: 'Telefon' }),
      page.getByRole('textbox', { name: 'Name', exact: true }),
      page.getByRole('combobox', { name: 'Gericht suchen' }),
    ];
    const lines = page.getByRole('list', { name: 'Gerichte' }).getByRole('listitem');
    const began = Date.now();
    const fingers = keyboardOf(page);
    await page.locator('body').focus();
    await fingers.press('n');
    await expect(phone).toBeFocused();
    await fingers.type(PHONE);
    await fingers.press('Enter');
    await fingers.type('Anna Berger');
    await fingers.press('Enter');
    await expect(search).toBeFocused();
    await fingers.type('2 margarita');
    await expect(page.getByRole('option', { name: /Pizza Margherita/ })).toBeVisible();
    await fingers.press('Enter');
    await expect(page.getByRole('radio', { name: /Klassisch/ })).toBeFocused();
    await fingers.press('ArrowRight');
    await fingers.press('Enter');
    await expect(search).toBeFocused();
    await fingers.type('cola');
    await expect(page.getByRole('option', { name: /^Cola/ })).toBeVisible();
    await fingers.press('Enter');
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText('Klein');

    await page.reload();
    await expect(lines).toHaveCount(2);
    await expect(name).toHaveValue('Anna Berger');
    await fingers.press('Control+Enter');
    await expect(page.getByText(/Bestellung \d+ ist aufgenommen/)).toBeVisible();
    test.info().annotations.push({
      type: 'first order',
      description: `${fingers.keys()} keys, ${Date.now() - began} ms with a reload`,
    });

    await test.step('the number tells the name again, and a sign-in in between loses nothing', async () => {
      const again = keyboardOf(page);
      await expect(phone).toBeFocused();
      await again.type(PHONE);
      await expect(name).toHaveValue('Anna Berger');
      await again.press('Enter');
      await expect(search).toBeFocused();
      await again.type('cola');
      await expect(page.getByRole('option', { name: /^Cola/ })).toBeVisible();
      await again.press('Enter');
      await expect(lines).toHaveCount(1);
      await endSessionWith(page, 'POST', '/api/orders/taken');
      await again.press('Control+Enter');
      await page.getByLabel('Passwort').waitFor();
      await page.unroute('**/api/orders/taken');
      await signInAgain(page, employee);
      await expect(lines).toHaveCount(1);
      await expect(name).toHaveValue('Anna Berger');
    });

    await test.step('a delivery below the minimum order value is taken after a second thought', async () => {
      await page.getByRole('button', { name: 'Lieferung' }).click();
      await page.getByLabel('Liefergebiet').selectOption({ index: 1 });
      await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Venloer Straße 5');
      await page.getByRole('button', { name: 'Bestellung abschicken' }).click();
      const anyway = page.getByRole('button', { name: 'Trotzdem aufnehmen' });
      await expect(anyway).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(/Bestellung \d+ ist aufgenommen/)).toBeVisible();
    });

    await page.getByRole('link', { name: 'Ansehen' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('telefonisch, aufgenommen von Ella Ofen, unter dem Mindestbestellwert');
    await page.keyboard.press('Escape');
    const board = page.getByRole('region', { name: 'Neu', exact: true }).getByRole('article');
    await expect(board.filter({ hasText: 'Anna Berger' })).toHaveCount(2);
  });
});
