import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectUsable } from '../../support/component-axe.ts';
import { heading, main, openOrder, show, type OrderChanges } from './visit.tsx';

const AT = '2026-11-27T19:30:00+01:00';

const confirmed = { isConfirmed: true };
/** What the order has come to, and a word that says so. */
const STATES: [what: string, changes: OrderChanges, word: string][] = [
  ['a proposal of the shop', { counterAppointment: AT }, 'Wichtige Mitteilung'],
  ['a confirmed delivery', { ...confirmed, isDelivery: true, appointment: AT }, 'wurde bestätigt'],
  ['an order on its way', { ...confirmed, isDelivery: true, isInDelivery: true }, 'jetzt zugestellt'],
  ['an order to be fetched', { ...confirmed, isInDelivery: true, ticketNumber: '77' }, 'jetzt abholbereit'],
  [
    'an order that came',
    { ...confirmed, isDelivery: true, isDelivered: true, isCompleted: true },
    'zugestellt!',
  ],
  ['a rejected order', { isRejected: true, rejectionMessage: 'Der Ofen ist kaputt.' }, 'storniert'],
  [
    'a payment of another currency',
    {
      paymentMethod: 'mollie',
      isFailed: true,
      strayPayment: { amount: 9.99, currency: 'CHF', refunded: 0 },
    },
    'Ihr Geld geht zurück',
  ],
  ['an unpaid order', { paymentMethod: 'mollie', isFailed: true }, 'Zahlung ist fehlgeschlagen'],
  [
    'a refunded order',
    { paymentMethod: 'mollie', isPaid: true, isRefunded: true, isCanceled: true },
    'Rückerstattet',
  ],
];

test.each(STATES)('%s is accessible, in light and dark', async (_, changes, word) => {
  await openOrder({ of: changes });
  await expect.element(main()).toMatchTextContent(word);
  await expect.element(page.getByRole('region', { name: 'Beim nächsten Mal noch schneller' })).toBeVisible();
  await expectUsable('main');
});

test('a rating with its comment, thanks and a link that finds nothing are accessible', async () => {
  await openOrder({ of: { ...confirmed, isCompleted: true } });
  const review = page.getByRole('region', { name: 'Bewerten Sie Ihre Bestellung' });
  await expect.element(review).toBeVisible();
  await expectUsable('.review');
  for (const group of review.getByRole('group').all()) await group.getByRole('radio').nth(3).click();
  await review.getByRole('textbox', { name: 'Bemerkung (optional)' }).fill('Gern wieder');
  await expectUsable('.review');
  show({ uid: 'falsch', hash: 'falsch' });
  await expect.element(heading()).toBeVisible();
  await expectUsable('main');
});
