import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { isPhone, orderButton } from './customer.ts';
import { later, picker } from './checkout-visit.ts';
import { expect, test, WIDE } from './test.ts';

/** Presses the tab key until the element that is meant has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((it) => it === document.activeElement)) return target;
  }
  throw new Error(`the tab key does not lead to ${String(name)}`);
}

test(
  'skip links and arrows lead from the top of the menu through a dish to the checkout in few keys',
  WIDE,
  async ({ page }) => {
    let keys = 0;
    const press = async (key: string) => {
      keys++;
      await page.keyboard.press(key);
    };
    const focused = page.locator(':focus');
    await page.goto('/store/berlin-nachtkueche');
    await press('Tab');
    await expect(focused).toHaveText('Zu den Speisen');
    await press('Enter');
    await press('Tab');
    await expect(focused).toHaveText('Zum Warenkorb');
    await press('Tab');
    const names = page.locator('[data-open]');
    // What moves by arrows is fetched at the first key.
    await expect(async () => {
      await names.first().press('ArrowDown');
      await expect(names.nth(1)).toBeFocused({ timeout: 500 });
    }).toPass();
    await press('ArrowUp');
    await expect(names.first()).toBeFocused();
    await press('Tab');
    await press('Enter');
    await expect(page.getByText('Produkt zum Warenkorb hinzugefügt.')).toBeVisible();
    await press('Tab');
    await expect(focused).toHaveText('Zum Warenkorb');
    await press('Enter');
    if (isPhone(page)) {
      await expect(page.getByRole('button', { name: '1 Produkt im Warenkorb' })).toBeFocused();
      await press('Enter');
    }
    const order = page.getByRole('link', { name: 'Jetzt bestellen' });
    await expect(order).toBeVisible();
    while (!(await order.evaluate((it) => it === document.activeElement))) await press('Tab');
    await press('Enter');
    await page.waitForURL('**/checkout');
    expect(keys, 'keys').toBeLessThanOrEqual(25);
  },
);

test('a complete order can be placed by keyboard alone', async ({ page }) => {
  await page.goto('/store/berlin-nachtkueche');
  await tabTo(page, 'button', 'Espresso in den Warenkorb');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Produkt zum Warenkorb hinzugefügt.')).toBeVisible();
  if (isPhone(page)) {
    await tabTo(page, 'button', '1 Produkt im Warenkorb');
    await page.keyboard.press('Enter');
  }
  // The panel comes with the first focus, or with what was added.
  await expect(page.getByRole('link', { name: 'Jetzt bestellen' })).toBeVisible();
  await tabTo(page, 'link', 'Jetzt bestellen');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout');
  await expect(orderButton(page)).toBeVisible();
  await tabTo(page, 'textbox', 'Vor- und Nachname');
  await page.keyboard.type('Ada Beispiel');
  await tabTo(page, 'radio', /^So schnell wie möglich/);
  await page.keyboard.press('ArrowDown');
  await expect(later(page)).toBeChecked();
  await tabTo(page, 'button', 'Anderer Tag');
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeVisible();
  // The next full hour's, which is tomorrow in the last one of a day.
  const suggested = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  const dayAfter = DateTime.fromFormat(suggested, 'cccc, d. LLLL yyyy', { locale: 'de' }).plus({ days: 1 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Speichern');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Anderer Tag/ })).toBeFocused();
  await tabTo(page, 'radio', /^00:00/);
  await page.keyboard.press('ArrowRight');
  const name = `${dayAfter.toFormat('dd.MM.yyyy')}, 00:30 Uhr`;
  await expect(later(page)).toHaveAccessibleName(new RegExp(name));
  await tabTo(page, 'checkbox', /Geschäftsbedingungen/);
  await page.keyboard.press('Space');
  await tabTo(page, 'checkbox', /Datenschutzerklärung/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Zahlungspflichtig bestellen');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/status/**');
  await expect(page.getByRole('main')).toContainText('Vielen Dank');
});
