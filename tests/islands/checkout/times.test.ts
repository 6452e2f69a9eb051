import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HoursRule } from '../../../src/lib/domain/hours.ts';
import { answer, json } from '../../support/answered-calls.ts';
import { expectGone, passTime } from '../../support/islands/page.ts';
import {
  asSoonAsPossible,
  day,
  dayTile,
  inBerlin,
  later,
  main,
  orderButton,
  otherDay,
  picker,
  reload,
  save,
  times,
  timeTile,
  visitCheckout,
} from './visit.tsx';

const rule = (type: HoursRule['type'], from: string, to: string, date: string | null = null): HoursRule => ({
  type,
  date,
  isClosed: from === '',
  from: from || '00:00',
  to: to || '00:00',
});
const NIGHTS = [rule('daily', '18:00', '02:00')];

test('on a Friday at 23:30 half past midnight belongs to Friday, and closing time is too late', async () => {
  await visitCheckout({ at: '2026-11-27T23:30', change: { branch: { openingHours: NIGHTS } } });
  await expect.element(orderButton()).toBeVisible();
  await later().click();
  await expect.element(dayTile('Heute')).toBeChecked();
  await expect.element(timeTile('00:00')).toBeChecked();
  await expect.element(timeTile('01:30')).toBeVisible();
  await expectGone(timeTile('02:00'));
  await timeTile('00:30').click();
  await expect.element(later()).toHaveAccessibleName('Später Heute, 27.11.2026, 00:30 Uhr');
  await expect.element(main()).toMatchTextContent('In der Nacht auf Samstag, 28.11.2026');
  reload({ change: { branch: { openingHours: NIGHTS } } });
  await expect.element(timeTile('00:30')).toBeChecked();
});

test('the night on which daylight saving time starts has no half past two', async () => {
  await visitCheckout({
    at: '2027-03-26T12:00',
    change: { branch: { openingHours: [rule('daily', '00:00', '00:00')] } },
  });
  await later().click();
  await dayTile('So').click();
  await expect.element(later()).toHaveAccessibleName('Später Sonntag, 28.03.2027, 00:00 Uhr');
  await expect.element(timeTile('01:30')).toBeVisible();
  await expectGone(timeTile('02:30'));
  await timeTile('03:30').click();
  await expect.element(timeTile('03:30')).toBeChecked();
});

test('closed Mondays, holidays and past days cannot be chosen', async () => {
  const openingHours = [
    rule('daily', '12:00', '22:00'),
    rule('monday', '', ''),
    rule('once', '', '', '2026-12-24'),
  ];
  await visitCheckout({ at: '2026-12-16T15:00', change: { branch: { openingHours } } });
  await later().click();
  await otherDay().click();
  for (const closed of ['Montag, 21.12.2026', 'Donnerstag, 24.12.2026', 'Dienstag, 15.12.2026']) {
    await expect.element(day(closed)).toHaveAttribute('aria-disabled', 'true');
    (day(closed).element() as HTMLElement).click();
    await expect.element(day(closed)).toHaveAttribute('aria-pressed', 'false');
  }
  await expect.element(day('Mittwoch, 16.12.2026')).toHaveAttribute('aria-current', 'date');
  await expect.element(picker().getByRole('row', { name: /^Kalenderwoche 51/ })).toBeVisible();
  await day('Freitag, 25.12.2026').click();
  await save().click();
  await expect.element(otherDay()).toHaveAccessibleName('Anderer Tag Fr 25.12.');
  await expect.element(timeTile('12:00')).toBeChecked();
  await otherDay().click();
  await picker().getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect.element(asSoonAsPossible()).toBeChecked();
});

test('the calendar supports the keys of the ARIA date grid', async () => {
  await visitCheckout({ at: '2026-11-25T15:00' });
  await later().click();
  await expect.element(otherDay()).toBeVisible();
  (otherDay().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(day('Mittwoch, 25.11.2026')).toHaveFocus();
  for (const [key, reached] of [
    ['ArrowRight', 'Donnerstag, 26.11.2026'],
    ['ArrowDown', 'Donnerstag, 03.12.2026'],
    ['Home', 'Montag, 30.11.2026'],
    ['End', 'Sonntag, 06.12.2026'],
    ['PageDown', 'Mittwoch, 06.01.2027'],
    ['PageUp', 'Sonntag, 06.12.2026'],
    ['ArrowUp', 'Sonntag, 29.11.2026'],
    ['ArrowLeft', 'Samstag, 28.11.2026'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(day(reached)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(day('Samstag, 28.11.2026')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  await expectGone(picker());
  await expect.element(otherDay()).toHaveFocus();
  await expect.element(dayTile('Heute')).toBeChecked();
});

test('days and times are chosen by arrow keys', async () => {
  await visitCheckout({ at: '2026-11-25T15:02' });
  (asSoonAsPossible().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(timeTile('16:00')).toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(dayTile('Heute')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dayTile('Morgen')).toBeChecked();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(timeTile('00:00')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(later()).toHaveAccessibleName('Später Morgen, 26.11.2026, 01:00 Uhr');
});

test('a day whose last time passes while it is chosen says so', async () => {
  await visitCheckout({
    at: '2026-11-25T15:00',
    change: { branch: { openingHours: [rule('daily', '12:00', '15:30')] } },
  });
  await later().click();
  await timeTile('15:00').click();
  await passTime('40:00');
  await expect.element(times()).toMatchTextContent('Zum ausgewählten Tag sind keine Termine verfügbar.');
  await dayTile('Morgen').click();
  await expect.element(timeTile('12:00')).toBeChecked();
});

test('a shop that closes while the form is open says so, and blocks the order', async () => {
  await visitCheckout({
    at: '2026-11-28T01:57',
    change: { branch: { openingHours: NIGHTS, isPreorderEnabled: false } },
  });
  await expect.element(orderButton()).toBeVisible();
  await expectGone(page.getByText('Derzeit haben wir leider geschlossen.'));
  await passTime('05:00');
  await expect.element(page.getByText('Derzeit haben wir leider geschlossen.').last()).toBeVisible();
  await expectGone(orderButton());
});

test('a shop that opens while the form is open takes orders, and before that preorders', async () => {
  const change = { branch: { openingHours: NIGHTS, isPreorderEnabled: true } };
  await visitCheckout({ at: '2026-11-27T17:50', change });
  await expect
    .element(main())
    .toMatchTextContent(
      'Derzeit haben wir leider geschlossen. Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.',
    );
  await expect.element(page.getByRole('button', { name: 'Zahlungspflichtig vorbestellen' })).toBeVisible();
  await passTime('11:00');
  await expect
    .element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }))
    .toBeVisible();
  await expect.element(main()).not.toMatchTextContent('Derzeit haben wir leider geschlossen.');
});

test('an appointment that is no longer available is reported and not dropped', async () => {
  await visitCheckout({ at: '2026-11-27T19:10', change: { branch: { openingHours: NIGHTS } } });
  await later().click();
  await expect.element(timeTile('20:00')).toBeChecked();
  await passTime('01:00:00');
  const gone = 'Dieser Termin ist schon vorbei. Bitte wählen Sie einen anderen aus.';
  await expect.element(page.getByText(gone)).toBeVisible();
  await expect.element(later()).toHaveAccessibleName('Später Heute, 27.11.2026, 20:00 Uhr');
  await expect.element(times()).toHaveAccessibleDescription(gone);
  await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Ada');
  await orderButton().click();
  const link = page.getByRole('alert').getByRole('link', { name: gone });
  await link.click();
  await expect.element(asSoonAsPossible()).toHaveFocus();
});

test('delivery hours apply to the appointment as soon as delivery is chosen', async () => {
  const branch = { isDeliveryHoursEnabled: true, deliveryHours: [rule('daily', '18:00', '21:00')] };
  await visitCheckout({ at: '2026-11-27T13:10', change: { branch } });
  await later().click();
  await expect.element(timeTile('14:00')).toBeChecked();
  await page.getByRole('radio', { name: 'Lieferung' }).click();
  await expect.element(main()).toMatchTextContent('Derzeit bieten wir leider keine Lieferung an.');
  await expect
    .element(main())
    .toMatchTextContent(
      'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    );
  await page.getByRole('radio', { name: 'Takeaway' }).click();
  await expect.element(main()).not.toMatchTextContent('Zum ausgewählten Zeitpunkt haben wir');
});

test('a required appointment cannot be empty, and the chosen one is sent', async () => {
  await visitCheckout({
    at: '2026-11-27T13:10',
    change: { branch: { isAppointmentRequired: true } },
  });
  await expect.element(times()).toMatchTextContent('Keine Angabe');
  await expect.element(times()).toHaveAccessibleDescription('Bitte wählen Sie einen Termin aus.');
  await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Ada');
  for (const box of page.getByRole('checkbox').all()) await box.click();
  await orderButton().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Bitte wählen Sie einen Termin aus.');
  await dayTile('Morgen').click();
  await expect.element(times()).toMatchTextContent('Morgen, 28.11.2026, 00:00 Uhr');
  const asked = answer('POST /api/orders', () => json({ errors: [{ field: null, message: 'Nein.' }] }, 422));
  await orderButton().click();
  await expect.poll(() => asked.length).toBe(1);
  const sent = asked.map(({ body }) => (body as { appointmentDate: string }).appointmentDate);
  expect(sent.map((it) => Date.parse(it))).toEqual([inBerlin('2026-11-28T00:00').toMillis()]);
});
