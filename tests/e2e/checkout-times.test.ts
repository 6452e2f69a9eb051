import type { HoursRule } from '../../src/lib/domain/hours.ts';
import { orderButton } from './customer.ts';
import {
  dateButton,
  day,
  inBerlin,
  picker,
  save,
  setTime,
  timeButton,
  visitCheckout,
} from './checkout-visit.ts';
import { expect, test } from './test.ts';

const rule = (type: HoursRule['type'], from: string, to: string, date: string | null = null): HoursRule => ({
  type,
  date,
  isClosed: from === '',
  from: from || '00:00',
  to: to || '00:00',
});
const NIGHTS = [rule('daily', '18:00', '02:00')];

test('on a Friday at 23:30 half past midnight is still Friday, and two is too late', async ({ page }) => {
  await visitCheckout(page, { at: '2026-11-27T23:30', change: { branch: { openingHours: NIGHTS } } });
  await expect(orderButton(page)).toBeVisible();
  await timeButton(page).click();
  await expect(picker(page)).toContainText('Freitag, 27.11.2026');
  await expect(picker(page).getByRole('spinbutton', { name: 'Stunde' })).toHaveText('00');
  await setTime(page, '02:00');
  await expect(save(page)).toBeDisabled();
  await picker(page).getByRole('button', { name: 'Spätestens 01:55 Uhr' }).click();
  await expect(save(page)).toBeEnabled();
  await setTime(page, '00:30');
  await save(page).click();
  await expect(picker(page)).toBeHidden();
  await expect(timeButton(page)).toBeFocused();
  await expect(dateButton(page)).toContainText('Heute, 27.11.2026');
  await expect(timeButton(page)).toContainText('00:30');
  await expect(page.getByRole('main')).toContainText('In der Nacht auf Samstag, 28.11.2026');
  await page.reload();
  await expect(timeButton(page)).toContainText('00:30');
});

test('the night in which the clocks are put forward has no half past two', async ({ page }) => {
  await visitCheckout(page, {
    at: '2027-03-26T12:00',
    change: { branch: { openingHours: [rule('daily', '00:00', '00:00')] } },
  });
  await dateButton(page).click();
  await day(page, 'Sonntag, 28.03.2027').click();
  await save(page).click();
  await expect(dateButton(page)).toContainText('28.03.2027');
  await timeButton(page).click();
  await setTime(page, '02:30');
  await expect(save(page)).toBeDisabled();
  await expect(picker(page)).toContainText('Verfügbare Zeiten:');
  await setTime(page, '03:30');
  await expect(save(page)).toBeEnabled();
});

test('a Monday on which the shop is closed, a holiday and days gone by cannot be chosen', async ({
  page,
}) => {
  const openingHours = [
    rule('daily', '12:00', '22:00'),
    rule('monday', '', ''),
    rule('once', '', '', '2026-12-24'),
  ];
  await visitCheckout(page, { at: '2026-12-16T15:00', change: { branch: { openingHours } } });
  await dateButton(page).click();
  for (const closed of ['Montag, 21.12.2026', 'Donnerstag, 24.12.2026', 'Dienstag, 15.12.2026']) {
    await expect(day(page, closed)).toHaveAttribute('aria-disabled', 'true');
    await day(page, closed).dispatchEvent('click');
    await expect(day(page, closed)).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(day(page, 'Mittwoch, 16.12.2026')).toHaveAttribute('aria-current', 'date');
  await expect(picker(page).getByRole('row', { name: /^Kalenderwoche 51/ })).toBeVisible();
  await day(page, 'Freitag, 25.12.2026').click();
  await save(page).click();
  await expect(dateButton(page)).toContainText('25.12.2026');
  await expect(timeButton(page)).toContainText('12:00');
  await dateButton(page).click();
  await picker(page).getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(dateButton(page)).toContainText('So schnell wie möglich');
});

test('the calendar is walked through with the keys of the ARIA date grid', async ({ page }) => {
  await visitCheckout(page, { at: '2026-11-25T15:00' });
  await dateButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(day(page, 'Mittwoch, 25.11.2026')).toBeFocused();
  for (const [key, reached] of [
    ['ArrowRight', 'Donnerstag, 26.11.2026'],
    ['ArrowDown', 'Donnerstag, 03.12.2026'],
    ['Home', 'Montag, 30.11.2026'],
    ['End', 'Sonntag, 06.12.2026'],
    ['PageDown', 'Mittwoch, 06.01.2027'],
    ['PageUp', 'Sonntag, 06.12.2026'],
    ['ArrowUp', 'Sonntag, 29.11.2026'],
    ['ArrowLeft', 'Samstag, 28.11.2026'],
    ['ArrowUp', 'Samstag, 21.11.2026'],
  ] as const) {
    if (reached === 'Samstag, 21.11.2026') break;
    await page.keyboard.press(key);
    await expect(day(page, reached)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(day(page, 'Samstag, 28.11.2026')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await expect(dateButton(page)).toBeFocused();
  await expect(dateButton(page)).toContainText('So schnell wie möglich');
});

test('a day whose last time goes by while it is chosen says so', async ({ page }) => {
  await visitCheckout(page, {
    at: '2026-11-25T15:00',
    change: { branch: { openingHours: [rule('daily', '12:00', '15:30')] } },
  });
  await dateButton(page).click();
  await save(page).click();
  await page.clock.fastForward('40:00');
  await timeButton(page).click();
  await expect(picker(page)).toContainText('Zum ausgewählten Tag sind keine Termine verfügbar.');
  await expect(save(page)).toBeDisabled();
  await picker(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(picker(page)).toBeHidden();
});

test('a shop that closes while the form is open says so, and sends nothing more', async ({ page }) => {
  await visitCheckout(page, {
    at: '2026-11-28T01:57',
    change: { branch: { openingHours: NIGHTS, isPreorderEnabled: false } },
  });
  await expect(orderButton(page)).toBeVisible();
  await expect(page.getByText('Derzeit haben wir leider geschlossen.')).toBeHidden();
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Derzeit haben wir leider geschlossen.')).toBeVisible();
  await expect(orderButton(page)).toBeHidden();
});

test('a shop that opens while the form is open takes orders, and meanwhile preorders', async ({ page }) => {
  const change = { branch: { openingHours: NIGHTS, isPreorderEnabled: true } };
  await visitCheckout(page, { at: '2026-11-27T17:50', change });
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Derzeit haben wir leider geschlossen. Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.',
  );
  await expect(page.getByRole('button', { name: 'Vorbestellung abschicken' })).toBeVisible();
  await page.clock.fastForward('11:00');
  await expect(page.getByRole('button', { name: 'Bestellung abschicken', exact: true })).toBeVisible();
  await expect(main).not.toContainText('Derzeit haben wir leider geschlossen.');
});

test('an appointment that has become impossible is told and not dropped', async ({ page }) => {
  await visitCheckout(page, { at: '2026-11-27T19:10', change: { branch: { openingHours: NIGHTS } } });
  await dateButton(page).click();
  await save(page).click();
  await expect(timeButton(page)).toContainText('20:00');
  await page.clock.fastForward('01:00:00');
  const gone = 'Dieser Termin ist schon vorbei. Bitte wählen Sie einen anderen aus.';
  await expect(page.getByText(gone)).toBeVisible();
  await expect(timeButton(page)).toContainText('20:00');
  await expect(dateButton(page)).toHaveAccessibleDescription(gone);
  await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Ada');
  await orderButton(page).click();
  const link = page.getByRole('alert').getByRole('link', { name: gone });
  await link.click();
  await expect(dateButton(page)).toBeFocused();
});

test('delivery hours of their own judge the appointment as soon as delivery is chosen', async ({ page }) => {
  const branch = { isDeliveryHoursEnabled: true, deliveryHours: [rule('daily', '18:00', '21:00')] };
  await visitCheckout(page, { at: '2026-11-27T13:10', change: { branch } });
  await dateButton(page).click();
  await save(page).click();
  await expect(timeButton(page)).toContainText('14:00');
  await page.getByRole('radio', { name: 'Lieferung' }).check();
  await expect(page.getByRole('main')).toContainText('Derzeit bieten wir leider keine Lieferung an.');
  await expect(page.getByRole('main')).toContainText(
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
  );
  await page.getByRole('radio', { name: 'Takeaway' }).check();
  await expect(page.getByRole('main')).not.toContainText('Zum ausgewählten Zeitpunkt haben wir');
});

test('where an appointment is required none is no answer, and the one chosen is sent', async ({
  page,
  trouble,
}) => {
  trouble.expected('/api/orders');
  await visitCheckout(page, {
    at: '2026-11-27T13:10',
    change: { branch: { isAppointmentRequired: true } },
  });
  await expect(dateButton(page)).toContainText('Keine Angabe');
  await expect(dateButton(page)).toHaveAccessibleDescription('Bitte wählen Sie einen Termin aus.');
  await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Ada');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Bitte wählen Sie einen Termin aus.');
  await dateButton(page).click();
  await day(page, 'Samstag, 28.11.2026').click();
  await save(page).click();
  await expect(dateButton(page)).toContainText('Morgen, 28.11.2026');
  const sent = page.waitForRequest('**/api/orders');
  await page.route('**/api/orders', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ field: null, message: 'Nein.' }] } }),
  );
  await orderButton(page).click();
  const { appointmentDate } = (await sent).postDataJSON() as { appointmentDate: string };
  expect(Date.parse(appointmentDate)).toBe(inBerlin('2026-11-28T00:00').toMillis());
});
