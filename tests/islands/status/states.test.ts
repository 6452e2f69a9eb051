import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../../src/lib/domain/dates.ts';
import { answer, json } from '../../support/answered-calls.ts';
import { demo, ZONE } from '../../support/islands/page.ts';
import { heading, main, openOrder, type OrderChanges } from './visit.tsx';

/** What a page says of its order, whatever has become of it. */

const AT = '2031-11-28T19:30:00+01:00';

const FAILED = { paymentMethod: 'mollie', isFailed: true };
const STATES: [string, OrderChanges, string[]][] = [
  ['waiting', {}, ['Bitte warten Sie einen Moment', 'Warten auf Bestätigung', 'Auf unseren Bildschirmen']],
  [
    'confirmed, to be fetched at a time',
    { isConfirmed: true, appointment: AT },
    [
      'Ihre Bestellung wurde bestätigt und wird derzeit vorbereitet.',
      'Abholung: 28.11.2031, 19:30 Uhr',
      'Bestellung bestätigt',
      'Bestellung wird vorbereitet',
      'Wird bearbeitet',
    ],
  ],
  [
    'confirmed, to be delivered at a time',
    { isConfirmed: true, isDelivery: true, appointment: AT },
    ['Lieferung: 28.11.2031, 19:30 Uhr'],
  ],
  [
    'confirmed, to be eaten at the table at a time',
    { isConfirmed: true, isDineIn: true, appointment: AT },
    ['Vor Ort: 28.11.2031, 19:30 Uhr'],
  ],
  [
    'completed',
    { isConfirmed: true, isInDelivery: true, isCompleted: true },
    ['Ihre Bestellung ist abgeschlossen!', 'Wir wünschen guten Appetit', 'Abgeschlossen'],
  ],
  [
    'in delivery',
    { isDelivery: true, isConfirmed: true, isInDelivery: true },
    ['Ihre Bestellung wird jetzt zugestellt.', 'In Zustellung'],
  ],
  [
    'ready',
    { isConfirmed: true, isInDelivery: true },
    [
      'Ihre Bestellung ist jetzt abholbereit.',
      'Abholbereit',
      'Bestellung vorbereitet',
      'Ihre Nummer steht jetzt',
    ],
  ],
  [
    'delivered',
    { isDelivery: true, isConfirmed: true, isDelivered: true, isCompleted: true },
    ['Ihre Bestellung wurde zugestellt!', 'Wir wünschen guten Appetit', 'Zugestellt'],
  ],
  [
    'unpaid',
    { paymentMethod: 'mollie' },
    ['Fast fertig: Bitte bezahlen Sie noch.', 'Warten auf Zahlungseingang', 'Online Zahlung'],
  ],
  ['paid', { paymentMethod: 'mollie', isPaid: true }, ['Online Zahlung (Bezahlt)']],
  [
    'refunded',
    {
      paymentMethod: 'datatrans',
      isPaid: true,
      isRefunded: true,
      isRejected: true,
      rejectionMessage: 'Der Ofen ist kaputt.',
    },
    ['Online Zahlung (Rückerstattet)', 'Storniert', 'Bestellung storniert', 'Der Ofen ist kaputt.'],
  ],
  [
    'canceled after it was paid',
    { paymentMethod: 'mollie', isPaid: true, isCanceled: true },
    ['Ihr Geld geht zurück', 'Was Sie bezahlt haben, geht auf dem Weg zurück'],
  ],
  [
    'failed, with other money than was asked for',
    { ...FAILED, strayPayment: { amount: 9.99, currency: 'CHF', refunded: 0 } },
    ['Ihr Geld geht zurück', 'zu zahlen, angekommen sind 9,99 CHF.', 'geht auf dem Weg zurück'],
  ],
  [
    'failed, with other money that has gone back',
    { ...FAILED, strayPayment: { amount: 9.99, currency: 'CHF', refunded: 9.99 } },
    ['Ihr Geld ist zurückgegeben', 'angekommen sind 9,99 CHF.', 'Wir haben Ihnen 9,99 CHF erstattet'],
  ],
  [
    'failed, with money that came too late',
    { ...FAILED, isPaid: true },
    ['Ihr Geld geht zurück', 'kam erst an, als die Bestellung schon verfallen war.'],
  ],
  [
    'failed, with late money that has gone back',
    { ...FAILED, isPaid: true, isRefunded: true, refunded: 3.2 },
    ['Wir haben Ihnen 3,20 EUR erstattet'],
  ],
  ['failed without money', FAILED, ['Sie haben nichts bezahlt. Sie können gleich noch einmal bestellen.']],
  ['with tickets', { ticketNumber: '77' }, ['Ticket', '77']],
  ['without a ticket', { ticketNumber: null }, ['Bestellnummer']],
];

test.each(STATES)('an order that is %s says so', async (_, changes, words) => {
  await openOrder({ of: changes });
  for (const word of words) await expect.element(main()).toMatchTextContent(word);
  const hasMoneyCome = changes['isPaid'] === true || 'strayPayment' in changes;
  if (hasMoneyCome) await expect.element(main()).not.toMatchTextContent('nichts bezahlt');
  if (changes['isDineIn']) await expect.element(main()).not.toMatchTextContent('Abholung');
  if (changes['isDelivery']) await expect.element(main()).not.toMatchTextContent('Bildschirmen');
});

test('without tickets the order is called by its number', async () => {
  await openOrder({ of: { id: 4711, ticketNumber: '77' } }, { areTicketsDisabled: true });
  await expect.element(main()).toMatchTextContent('Bestellnummer');
  await expect.element(main()).toMatchTextContent('4711');
  expect(main().getByText('Ticket', { exact: true }).elements()).toEqual([]);
});

test('a branch given as an id is fetched', async () => {
  await openOrder({ of: { branch: { id: 3 } } });
  await expect.element(main()).toMatchTextContent('Bei Fragen zu Ihrer Bestellung wenden Sie sich bitte an:');
  await expect.element(main().getByRole('link', { name: /030 23125 604/ })).toBeVisible();
});

test('a branch to go to can be called and found, and the agreed time goes into a calendar', async () => {
  await openOrder({ of: { isConfirmed: true, appointment: AT } });
  const call = main().getByRole('link', { name: 'Anrufen' });
  await expect.element(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+?\d+$/));
  const way = main().getByRole('link', { name: 'Route planen' });
  await expect.element(way).toHaveAttribute('href', expect.stringMatching(/destination=.+Berlin$/));
  const link = await main().getByRole('link', { name: 'In den Kalender' }).findElement();
  const file = await (await fetch((link as HTMLAnchorElement).href)).text();
  expect(file).toContain('DTSTART:20311128T183000Z');
  expect(file).toContain('SUMMARY:Bestellung abholen bei ');
});

test('an order on its way leads to no branch, and one that has ended to no calendar', async () => {
  await openOrder({ of: { isDelivery: true, isConfirmed: true, isCompleted: true, appointment: AT } });
  await expect.element(main().getByRole('link', { name: 'Anrufen' })).toBeVisible();
  expect(
    main()
      .getByRole('link', { name: /Route|Kalender/ })
      .elements(),
  ).toEqual([]);
});

test.each(['says itself', 'has only its hours'])(
  'a shop that is closed says when it will answer, by an API that %s',
  async (how) => {
    const branch = demo.branches.find(({ identifier }) => identifier === 'berlin-nachtkueche');
    const tomorrow = addDays(dayOf(Date.now(), ZONE), 1);
    const openingHours = [{ type: 'once', date: tomorrow, isClosed: false, from: '11:30', to: '20:00' }];
    const opensAt = DateTime.fromISO(`${tomorrow}T11:30`, { zone: ZONE }).toISO();
    answer(`GET /api/branches/${branch?.id}/next-opening/takeaway`, () =>
      how === 'says itself' ? json({ data: { opensAt } }) : json({ errors: [] }, 404),
    );
    if (how !== 'says itself')
      answer(`GET /api/branches/${branch?.id}`, () => json({ data: { ...branch, openingHours } }));
    await openOrder({ of: {} });
    await expect
      .element(main())
      .toMatchTextContent(
        'Gerade haben wir geschlossen. Wir antworten Ihnen, sobald wir öffnen: morgen, 11:30 Uhr.',
      );
  },
);

test('tax is said to be part of the total, below it', async () => {
  await openOrder({ of: {} });
  await expect.element(main()).toMatchTextContent(/Gesamt Brutto.*darin \d+ % Mehrwertsteuer/);
});

test('what the customer has to do is the heading and stands before everything else', async () => {
  await openOrder({ of: { counterAppointment: AT } });
  await expect.element(heading()).toHaveTextContent('Passt Ihnen diese Zeit?');
  await expect
    .element(main())
    .toMatchTextContent(/^Passt Ihnen diese Zeit\?\s*Wichtige Mitteilung.*Sobald Sie geantwortet haben/);
});
