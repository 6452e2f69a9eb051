import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, json } from '../../support/answered-calls.ts';
import { expectGone, passTime } from '../../support/islands/page.ts';
import {
  acceptTerms,
  asSoonAsPossible,
  dayTile,
  field,
  fillCart,
  inBerlin,
  later,
  line,
  orderButton,
  times,
  timeTile,
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
  await expect.element(asSoonAsPossible()).toBeChecked();
  await expect
    .element(asSoonAsPossible())
    .toHaveAccessibleName('So schnell wie möglich Frühestens Freitag, 15:05');
  const sent = answer(ORDERS, () => json({ errors: [{ field: null, message: 'Nein.' }] }, 422));
  await orderButton().click();
  await expect.poll(() => sent.length).toBe(1);
  expect(timeOf(sent[0])).toBe('2026-11-27T14:05:00.000Z');
});

test('a cart without such a cake says nothing', async () => {
  await visitCheckout({ at: '2026-11-25T15:02' });
  await later().click();
  await expect.element(timeTile('16:00')).toBeChecked();
  await expectGone(page.getByText(/Frühestens/));
});

test('a time that has become too early names the earliest, and a tap takes it', async () => {
  await visitWithCake();
  await later().click();
  await dayTile('Fr').click();
  await expect.element(timeTile('15:05')).toBeChecked();
  await passTime('10:00');
  const early = 'So kurzfristig ist das leider nicht möglich: frühestens Freitag, 15:15.';
  await expect.element(times()).toHaveAccessibleDescription(early);
  await page.getByRole('group', { name: 'Stattdessen:' }).getByRole('button', { name: '15:15' }).click();
  await expect.element(timeTile('15:15')).toBeChecked();
  await expectGone(page.getByText(early));
  await expectGone(page.getByRole('group', { name: 'Stattdessen:' }));
});

test('a full time offers the free ones nearest to it, and a tap loses nothing of the form', async () => {
  await visitCheckout({ at: '2026-11-25T15:02', change: LIMITED });
  await field('Vor- und Nachname').fill('Ada Beispiel');
  await page.getByText('Kommentar hinzufügen').click();
  await field('Notiz (Bemerkung, Allergien, usw.)').fill('Ohne Zucker');
  await acceptTerms();
  await later().click();
  await timeTile('18:00').click();
  const free = ['2026-11-25T18:30', '2026-11-25T17:45', '2026-11-26T09:00'].map(berlinTime);
  const message = 'Zu dieser Zeit können wir leider keine Bestellungen mehr annehmen.';
  const error = { field: 'appointmentDate', code: 'slotFull', message, times: free };
  const sent = answer(ORDERS, () => json({ errors: [error] }, 409));
  await orderButton().click();
  await expect.element(alert()).toMatchTextContent(message);
  await expect.element(instead()).toMatchTextContent('Stattdessen:18:3017:45morgen, 09:00');
  await instead().getByRole('button', { name: '17:45' }).click();
  await expectGone(alert());
  await expect.element(later()).toHaveFocus();
  await expect.element(timeTile('17:45')).toBeChecked();
  await expect.element(field('Vor- und Nachname')).toHaveValue('Ada Beispiel');
  await expect.element(field('Notiz (Bemerkung, Allergien, usw.)')).toHaveValue('Ohne Zucker');
  await orderButton().click();
  await expect.poll(() => sent.length).toBe(2);
  expect(timeOf(sent[1])).toBe(free[1]);
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

/** What the server says is left today; the times that are not named have six places. */
function answerPlaces(left: Record<string, number>) {
  const slots = () =>
    Object.entries(left).map(([time, places]) => ({ start: berlinTime(`2026-11-25T${time}`), places }));
  answer(/full-days/, () => json({ data: { days: ['2026-11-27'] } }));
  return answer(/^GET \/api\/branches\/3\/places\/takeaway\/2026-11-25$/, () =>
    json({ data: { slots: slots() } }),
  );
}

test('the times tell what is free, disable what is full, and are looked up again while they are shown', async () => {
  const left = { '16:00': 2, '16:30': 0 };
  const asked = answerPlaces(left);
  await visitCheckout({ at: '2026-11-25T15:02', change: LIMITED });
  await later().click();
  await expect.element(timeTile('16:00')).toHaveAccessibleName('16:00 Noch 2 Plätze');
  await expect.element(timeTile('16:00')).toBeChecked();
  await expect.element(timeTile('16:30')).toHaveAccessibleName('16:30 Ausgebucht');
  await expect.element(timeTile('16:30')).toBeDisabled();
  await expect.element(dayTile('Fr')).toBeDisabled();
  await expect.element(dayTile('Fr')).toHaveAccessibleName('Fr Ausgebucht');
  left['16:00'] = 1;
  await passTime('00:16');
  await expect.element(timeTile('16:00')).toHaveAccessibleName('16:00 Noch 1 Platz');
  left['16:00'] = 0;
  await passTime('00:16');
  // It was proposed, so the next free one takes its place.
  await expect.element(timeTile('17:00')).toBeChecked();
  await expect.element(timeTile('16:00')).toBeDisabled();
  expect(asked.length).toBeGreaterThanOrEqual(3);
});

test("'as soon as possible' is the first free time while the half hour is full, and is ordered for it", async () => {
  answerPlaces({ '15:00': 0, '15:30': 0, '16:00': 1 });
  await visitCheckout({ at: '2026-11-25T15:02', change: LIMITED });
  await field('Vor- und Nachname').fill('Ada Beispiel');
  await acceptTerms();
  await passTime('00:02');
  await expect
    .element(asSoonAsPossible())
    .toHaveAccessibleName('So schnell wie möglich Frühestens heute, 16:00');
  const sent = answer(ORDERS, () => json({ errors: [{ field: null, message: 'Nein.' }] }, 422));
  await orderButton().click();
  await expect.poll(() => sent.length).toBe(1);
  expect(timeOf(sent[0])).toBe('2026-11-25T15:00:00.000Z');
});

test('a chosen time is held with a quiet countdown, which says when it has ended', async () => {
  answerPlaces({ '16:00': 2 });
  const held = answer(/^PUT \/api\/slot-holds\//, () => json({ data: { seconds: 90 } }));
  await visitCheckout({ at: '2026-11-25T15:02', change: { ...LIMITED, holdsSlots: true } });
  await later().click();
  await timeTile('18:00').click();
  await passTime('00:01');
  const timer = page.getByRole('timer');
  await expect.element(timer).toMatchTextContent('Ihr Platz ist noch 1:');
  await passTime('00:40');
  await expect.element(timer).toMatchTextContent('Ihr Platz ist noch 0:');
  expect(held).toHaveLength(1);
  await passTime('00:50');
  await expectGone(timer);
  await expect
    .element(page.getByText('Wir konnten Ihren Platz nicht länger reservieren.', { exact: false }))
    .toBeVisible();
});

test('a branch without a limit is not asked for places', async () => {
  await visitCheckout({ at: '2026-11-25T15:02' });
  const asked = answer(/places|full-days/, (_, pass) => pass());
  await later().click();
  await expect.element(timeTile('16:00')).toBeChecked();
  expect(asked).toEqual([]);
});
