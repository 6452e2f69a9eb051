import type { Page } from '@playwright/test';
import { placeOrder } from './customer.ts';
import { openOrder, type OrderChanges } from './other-orders.ts';
import { expect, test } from './test.ts';

/** Answers a call of the page, and what it says of the order from then on. */
async function answer(page: Page, call: string, said: { of: OrderChanges }, changes: OrderChanges) {
  const bodies: unknown[] = [];
  await page.route(`**/api/orders/public/*/*/${call}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    said.of = { ...said.of, ...changes };
    const path = route.request().url().replace(`/${call}`, '');
    const { data } = (await (await page.request.get(path)).json()) as { data: object };
    await route.fulfill({ status: 200, json: { data: { ...data, ...said.of } } });
  });
  return bodies;
}

const soon = () => new Date(Date.now() + 2 * 60 * 60_000).toISOString();

test('the time that the shop proposes can be agreed on', async ({ page, request }) => {
  const said = { of: { counterAppointment: soon() } as OrderChanges };
  await openOrder(page, await placeOrder(request), said);
  const asked = page.getByRole('region', { name: 'Wichtige Mitteilung' });
  await expect(asked).toBeVisible();
  const bodies = await answer(page, 'confirm-counter-appointment', said, { isConfirmed: true });
  await asked.getByRole('button', { name: /^Ja, \d\d:\d\d Uhr ist in Ordnung$/ }).click();
  await expect(page.getByRole('main')).toContainText('Ihre Bestellung wurde bestätigt');
  await expect(asked).toBeHidden();
  expect(bodies).toEqual([null]);
});

test('the time that the shop proposes can be turned down', async ({ page, request }) => {
  const said = { of: { counterAppointment: soon() } as OrderChanges };
  await openOrder(page, await placeOrder(request), said);
  await answer(page, 'reject-counter-appointment', said, { isRejected: true });
  await page.getByRole('button', { name: 'Nein, Bestellung stornieren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Bestellung wurde storniert.');
});

test('an answer that comes too late is told so, by the API itself', async ({ page, request, trouble }) => {
  trouble.expected('counter-appointment');
  const said = { of: { counterAppointment: soon() } as OrderChanges };
  await openOrder(page, await placeOrder(request), said);
  // The real order has no proposal.
  await page.getByRole('button', { name: /ist in Ordnung$/ }).click();
  await expect(page.getByRole('main')).toContainText('Bestellstatus konnte nicht geändert werden');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('the rating', () => {
  const completed = { isConfirmed: true, isCompleted: true };

  test('is sent once all four are given', async ({ page, request }) => {
    const said = { of: completed as OrderChanges };
    await openOrder(page, await placeOrder(request), said);
    const review = page.getByRole('region', { name: 'Bewerten Sie Ihre Bestellung' });
    const send = review.getByRole('button', { name: 'Bewertung senden' });
    const bodies = await answer(page, 'questionnaire', said, { questionnaireRating: 4 });
    const groups = ['Bestellvorgang', 'Service', 'Qualität des Foods', 'Gesamtbewertung'];
    for (const [index, name] of groups.entries()) {
      await expect(review.getByRole('textbox')).toBeHidden();
      // Not given yet: the button does nothing, however often it is pressed.
      await send.click({ force: true });
      await review.getByRole('group', { name }).getByRole('radio').nth(index).check();
    }
    await review.getByRole('textbox', { name: 'Bemerkung (optional)' }).fill('Gern wieder');
    await send.click();
    await expect(page.getByRole('main')).toContainText('Vielen Dank für Ihre Bewertung!');
    expect(bodies).toEqual([
      { processRating: 1, serviceRating: 2, foodRating: 3, rating: 4, comment: 'Gern wieder' },
    ]);
  });

  test('is given by keyboard, and not asked for again once it was waved away', async ({ page, request }) => {
    const order = await placeOrder(request);
    const said = { of: completed as OrderChanges };
    await openOrder(page, order, said);
    const review = page.getByRole('region', { name: 'Bewerten Sie Ihre Bestellung' });
    await review.getByRole('group', { name: 'Service' }).getByRole('radio', { name: '1 Stern' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(
      review.getByRole('group', { name: 'Service' }).getByRole('radio', { name: '2 Sterne' }),
    ).toBeChecked();
    await review.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(review).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(review).toBeHidden();
  });
});

test('changes come by server-sent events, without asking', async ({ page, request }) => {
  const { uid, hash } = await placeOrder(request);
  const path = `/api/orders/public/${uid}/${hash}`;
  const { data } = (await (await request.get(path)).json()) as { data: object };
  const event = (changes: OrderChanges) =>
    `event: order\ndata: ${JSON.stringify({ data: { ...data, ...changes } })}\n\n`;
  const body = event({ isConfirmed: true }) + event({ isConfirmed: true, isCompleted: true });
  await page.route(`**${path}/events`, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  let asked = 0;
  await page.route(`**${path}`, (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto(`/status/${uid}/${hash}`);
  await expect(page.getByRole('main')).toContainText('Ihre Bestellung ist abgeschlossen!');
  expect(asked).toBe(1);
});

test('the real API’s events reach the page', async ({ page, request }) => {
  const { uid, hash } = await placeOrder(request);
  const events = page.waitForResponse(`**/api/orders/public/${uid}/${hash}/events`);
  await page.goto(`/status/${uid}/${hash}`);
  expect((await events).headers()['content-type']).toBe('text/event-stream');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!');
});

test('a branch that comes as an id only is asked for', async ({ page, request }) => {
  const order = await placeOrder(request);
  await openOrder(page, order, { of: { branch: { id: 3 } } });
  await expect(page.getByRole('main')).toContainText(
    'Bei Fragen zu Ihrer Bestellung wenden Sie sich bitte an:',
  );
  await expect(page.getByRole('link', { name: /030 23125 604/ })).toBeVisible();
});

test('opened without reception the page shows what it saw last', async ({ page, request, trouble }) => {
  trouble.expected('/api/orders/public');
  const order = await placeOrder(request);
  await openOrder(page, order, { of: { isConfirmed: true } });
  await expect(page.getByRole('main')).toContainText('Ihre Bestellung wurde bestätigt');
  await page.route('**/api/orders/public/**', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Ihre Bestellung wurde bestätigt');
  await expect(page.getByRole('main')).toContainText('Der angezeigte Stand kann veraltet sein.');
});

test('where there are no tickets the order is called by its number', async ({ page, request }) => {
  await page.route('**/status/**', async (route) => {
    const response = await route.fetch();
    // As the page is built then.
    const body = (await response.text()).replace(
      'areTicketsDisabled&quot;:[0,false]',
      'areTicketsDisabled&quot;:[0,true]',
    );
    await route.fulfill({ response, body });
  });
  await openOrder(page, await placeOrder(request), { of: { id: 4711, ticketNumber: '77' } });
  const main = page.getByRole('main');
  await expect(main).toContainText('Bestellnummer');
  await expect(main).toContainText('4711');
  await expect(main.getByText('Ticket', { exact: true })).toHaveCount(0);
});

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
for (const [name, changes, words] of STATES) {
  test(`an order that is ${name} says so`, async ({ page, request }) => {
    await openOrder(page, await placeOrder(request), { of: changes });
    for (const word of words) await expect(page.getByRole('main')).toContainText(word);
    const hasMoneyCome = changes['isPaid'] === true || 'strayPayment' in changes;
    if (hasMoneyCome) await expect(page.getByRole('main')).not.toContainText('nichts bezahlt');
    if (changes['isDelivery']) await expect(page.getByRole('main')).not.toContainText('Bildschirmen');
  });
}
