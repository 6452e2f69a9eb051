import { expect, test } from 'vitest';
import { main, openOrder, type OrderChanges } from './visit.tsx';

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
  ['unpaid', { paymentMethod: 'mollie' }, ['Warten auf Zahlungseingang', 'Online Zahlung']],
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
