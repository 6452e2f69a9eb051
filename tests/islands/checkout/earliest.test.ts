import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, expectGone, json, passTime } from '../../support/islands/page.ts';
import {
  acceptTerms,
  dateButton,
  day,
  field,
  fillCart,
  inBerlin,
  line,
  orderButton,
  picker,
  save,
  setTime,
  timeButton,
  visitCheckout,
} from './visit.tsx';

/** What has to be ordered ahead, and what is still free. */

const ORDERS = 'POST /api/orders';
const CAKE = line('Geburtstagstorte', 1, {
  Größe: '20 cm, etwa 10 Stücke',
  Füllung: 'Erdbeere',
  Schriftzug: 'Alles Gute',
});
const LIMITED = { branch: { slotCapacity: 6 } };
const berlinTime = (text: string) => inBerlin(text).toUTC().toISO() ?? '';
/** The time of the order that was sent. */
const timeOf = (asked: { body: unknown } | undefined) =>
  (asked?.body as { appointmentDate: string } | undefined)?.appointmentDate;
const alert = () => page.getByRole('alert');
const instead = () => alert().getByRole('group', { name: 'Stattdessen:' });

/** A Wednesday at 15:02, at the branch that never closes. */
async function visitWithCake(): Promise<void> {
  fillCart([line('Espresso', 1), CAKE]);
  await visitCheckout({ at: '2026-11-25T15:02', cart: null });
  await field('Vor- und Nachname').fill('Ada Beispiel');
  await acceptTerms();
}

test("a cake that needs two days says when 'as soon as possible' is, and is ordered for then", async () => {
  await visitWithCake();
  await expect.element(dateButton()).toMatchTextContent('So schnell wie möglich');
  await expect.element(dateButton()).toHaveAccessibleDescription('Frühestens Freitag, 15:05');
  const sent = answer(ORDERS, () => json({ errors: [{ field: null, message: 'Nein.' }] }, 422));
  await orderButton().click();
  await expect.poll(() => sent.length).toBe(1);
  expect(timeOf(sent[0])).toBe('2026-11-27T14:05:00.000Z');
});

test('a cart without such a cake says nothing', async () => {
  await visitCheckout({ at: '2026-11-25T15:02' });
  await timeButton().click();
  await expect.element(picker()).toBeVisible();
  await expectGone(page.getByText(/Frühestens/));
});

test('a time that has become too early names the earliest, and a tap takes it', async () => {
  await visitWithCake();
  await dateButton().click();
  await day('Freitag, 27.11.2026').click();
  await save().click();
  await expect.element(timeButton()).toMatchTextContent('15:05');
  await passTime('10:00');
  const early = 'So kurzfristig ist das leider nicht möglich: frühestens Freitag, 15:15.';
  await expect.element(dateButton()).toHaveAccessibleDescription(early);
  await page.getByRole('group', { name: 'Stattdessen:' }).getByRole('button', { name: '15:15' }).click();
  await expect.element(timeButton()).toMatchTextContent('15:15');
  await expectGone(page.getByText(early));
  await expectGone(page.getByRole('group', { name: 'Stattdessen:' }));
});

test('a full time offers the free ones nearest to it, and a tap loses nothing of the form', async () => {
  await visitCheckout({ at: '2026-11-25T15:02', change: LIMITED });
  await field('Vor- und Nachname').fill('Ada Beispiel');
  await field('Notiz (Bemerkung, Allergien, usw.)').fill('Ohne Zucker');
  await acceptTerms();
  await timeButton().click();
  await expect.element(save()).toBeEnabled();
  await setTime('18:00');
  await save().click();
  const times = ['2026-11-25T18:30', '2026-11-25T17:45', '2026-11-26T09:00'].map(berlinTime);
  const message = 'Zu dieser Zeit können wir leider keine Bestellungen mehr annehmen.';
  const error = { field: 'appointmentDate', code: 'slotFull', message, times };
  const sent = answer(ORDERS, () => json({ errors: [error] }, 409));
  await orderButton().click();
  await expect.element(alert()).toMatchTextContent(message);
  await expect.element(instead()).toMatchTextContent('Stattdessen:18:3017:45morgen, 09:00');
  await instead().getByRole('button', { name: '17:45' }).click();
  await expectGone(alert());
  await expect.element(dateButton()).toHaveFocus();
  await expect.element(timeButton()).toMatchTextContent('17:45');
  await expect.element(field('Vor- und Nachname')).toHaveValue('Ada Beispiel');
  await expect.element(field('Notiz (Bemerkung, Allergien, usw.)')).toHaveValue('Ohne Zucker');
  await orderButton().click();
  await expect.poll(() => sent.length).toBe(2);
  expect(timeOf(sent[1])).toBe(times[1]);
});

test('the real server names free times for one that is not possible', async () => {
  await visitCheckout();
  await field('Vor- und Nachname').fill('Ada Beispiel');
  await acceptTerms();
  // A page from before, or somebody without our pages: the server checks by itself.
  const appointmentDate = new Date(Date.now() - 600_000).toISOString();
  answer(ORDERS, ({ body }, pass) => pass({ ...(body as object), appointmentDate }));
  await orderButton().click();
  await expect.element(alert()).toMatchTextContent('Dieser Termin ist schon vorbei.');
  await expect.poll(() => instead().getByRole('button').all().length).toBe(3);
  await instead().getByRole('button').first().click();
  await expectGone(alert());
});

test('the picker tells what is free, disables what is full, and looks again while it is open', async () => {
  await visitCheckout({ at: '2026-11-25T15:02', change: LIMITED });
  let left = 2;
  const asked = answer(/^GET \/api\/branches\/3\/places\/takeaway\/2026-11-25$/, () => {
    const slots = [
      { start: berlinTime('2026-11-25T16:00'), places: left },
      { start: berlinTime('2026-11-25T18:00'), places: 0 },
    ];
    return json({ data: { slots } });
  });
  await timeButton().click();
  await expect.element(picker()).toMatchTextContent('Noch 2 Plätze');
  await expect.element(save()).toBeEnabled();
  await setTime('18:10');
  await expect.element(picker()).toMatchTextContent('Ausgebucht');
  await expect.element(save()).toBeDisabled();
  await picker().getByRole('button', { name: 'Spätestens 17:55 Uhr' }).click();
  await expect.element(save()).toBeEnabled();
  await setTime('16:05');
  left = 1;
  await passTime('00:16');
  await expect.element(picker()).toMatchTextContent('Noch 1 Platz');
  left = 0;
  await passTime('00:16');
  await expect.element(picker()).toMatchTextContent('Ausgebucht');
  expect(asked.length).toBeGreaterThanOrEqual(3);
});

test('a branch without a limit is not asked for places', async () => {
  await visitCheckout({ at: '2026-11-25T15:02' });
  const asked = answer(/places/, (_, pass) => pass());
  await timeButton().click();
  await expect.element(save()).toBeEnabled();
  expect(asked).toEqual([]);
});
