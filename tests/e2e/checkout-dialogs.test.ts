import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { byDay, expectUsable } from './axe.ts';
import { isPhone, orderButton } from './customer.ts';
import { dateButton, picker, timeButton, visitCheckout } from './checkout-visit.ts';
import { expect, test } from './test.ts';

const CLOSED = { branch: { openingHours: [], isPreorderEnabled: true, isAppointmentRequired: true } };

const DIALOGS: Record<string, (page: Page) => Promise<void>> = {
  'the calendar': async (page) => {
    await visitCheckout(page, { at: '2026-11-27T13:10' });
    await dateButton(page).click();
  },
  'the clock': async (page) => {
    await visitCheckout(page, { at: '2026-11-27T13:10' });
    await timeButton(page).click();
  },
  'the clock outside of the hours': async (page) => {
    const openingHours = [
      { type: 'daily' as const, date: null, isClosed: false, from: '12:00', to: '15:00' },
      { type: 'daily' as const, date: null, isClosed: false, from: '18:00', to: '22:00' },
    ];
    await visitCheckout(page, { at: '2026-11-27T11:10', change: { branch: { openingHours } } });
    await timeButton(page).click();
    await expect(picker(page).getByRole('spinbutton', { name: 'Stunde' })).toBeFocused();
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
    await expect(picker(page).getByRole('button', { name: 'Ab 18:00 Uhr' })).toBeVisible();
  },
  'a shop without any times': async (page) => {
    await visitCheckout(page, { change: CLOSED });
    await timeButton(page).click();
    await expect(picker(page)).toContainText('Zum ausgewählten Tag sind keine Termine verfügbar.');
  },
  'the recipients of donations': async (page) => {
    const donatees = ['Tafel', 'Seebrücke'].map((name, id) => ({ id: id + 1, name, description: 'Verein' }));
    await visitCheckout(page, { change: { donatees } });
    await page.getByRole('button', { name: 'Spendenempfänger auswählen' }).click();
    await picker(page).getByRole('button', { name: 'Tafel' }).click();
  },
  'the terms': async (page) => {
    await visitCheckout(page);
    await page.getByRole('link', { name: 'Allgemeinen Geschäftsbedingungen' }).click();
    await expect(picker(page).getByRole('article')).toBeVisible();
  },
  'the privacy policy': async (page) => {
    await visitCheckout(page);
    await page.getByRole('link', { name: 'Datenschutzerklärung' }).click();
    await expect(picker(page).getByRole('article')).toBeVisible();
  },
  'the form after a payment that failed': async (page) => {
    await visitCheckout(page, { path: '/checkout/error' });
    await expect(page.getByRole('alert')).toContainText('Leider ist Ihre Zahlung fehlgeschlagen.');
  },
  'a form with everything that can be wrong': async (page) => {
    await visitCheckout(page, {
      change: {
        sendsSms: true,
        tables: [{ id: 7, identifier: 'tisch-7', branch: { id: 3 } }],
        branch: {
          isPreorderEnabled: true,
          isTableSelectionEnabled: true,
          isDineInEmailRequired: true,
          isDineInPhoneRequired: true,
          isDineInAddressRequired: true,
          isAppointmentRequired: true,
          openingHours: [],
        },
      },
    });
    await page.getByRole('radio', { name: 'Dine In' }).check();
    await page.getByRole('button', { name: 'Vorbestellung abschicken' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(9);
  },
};

for (const [what, reach] of Object.entries(DIALOGS)) {
  test(`${what} can be used by everyone, by day and by night`, async ({ page }) => {
    await byDay(page);
    await reach(page);
    await expectUsable(page, what);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll, 'nothing overflows sideways').toBeLessThanOrEqual(client);
  });
}

/** Presses the tab key until the element that is meant has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((it) => it === document.activeElement)) return target;
  }
  throw new Error(`the tab key does not lead to ${String(name)}`);
}

test('a whole order can be made by keyboard alone', async ({ page }) => {
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
  await tabTo(page, 'button', /^Tag/);
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeVisible();
  // The next full hour's, which is tomorrow in the last one of a day.
  const suggested = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  const dayAfter = DateTime.fromFormat(suggested, 'cccc, d. LLLL yyyy', { locale: 'de' }).plus({ days: 1 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Speichern');
  await page.keyboard.press('Enter');
  await expect(dateButton(page)).toBeFocused();
  await expect(dateButton(page)).toContainText(dayAfter.toFormat('dd.MM.yyyy'));
  await tabTo(page, 'button', /^Uhrzeit/);
  await page.keyboard.press('Enter');
  const hour = picker(page).getByRole('spinbutton', { name: 'Stunde' });
  await expect(hour).toBeFocused();
  const before = Number(await hour.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowUp');
  await expect(hour).toHaveAttribute('aria-valuenow', String((before + 1) % 24));
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeHidden();
  await expect(timeButton(page)).toBeFocused();
  await tabTo(page, 'checkbox', /Geschäftsbedingungen/);
  await page.keyboard.press('Space');
  await tabTo(page, 'checkbox', /Datenschutzerklärung/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Bestellung abschicken');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/status/**');
  await expect(page.getByRole('main')).toContainText('Vielen Dank');
});
