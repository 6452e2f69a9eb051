import { byDay, expectUsable } from './axe.ts';
import { placeOrder } from './customer.ts';
import { openOrder, type OrderChanges } from './other-orders.ts';
import { expect, test } from './test.ts';

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

test('an order can be followed by everyone whatever becomes of it, by day and by night', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await byDay(page);
  const order = await placeOrder(request);
  for (const [what, changes, word] of STATES) {
    await openOrder(page, order, { of: changes });
    await expect(page.getByRole('main')).toContainText(word);
    await expect(page.getByRole('region', { name: 'Beim nächsten Mal noch schneller' })).toBeVisible();
    await expectUsable(page, what, 'main');
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a rating with its comment, thanks and a link that finds nothing can be used by everyone', async ({
  page,
  request,
  trouble,
}) => {
  test.setTimeout(90_000);
  trouble.expected('/api/orders/public');
  await byDay(page);
  await openOrder(page, await placeOrder(request), { of: { ...confirmed, isCompleted: true } });
  const review = page.getByRole('region', { name: 'Bewerten Sie Ihre Bestellung' });
  await expectUsable(page, 'an empty rating', '.review');
  for (const group of await review.getByRole('group').all()) await group.getByRole('radio').nth(3).check();
  await review.getByRole('textbox', { name: 'Bemerkung (optional)' }).fill('Gern wieder');
  await expectUsable(page, 'a rating with its comment', '.review');
  await page.goto('/status/falsch/falsch');
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible();
  await expectUsable(page, 'no such order', 'main');
});
