import type { Page, Route } from '@playwright/test';
import { placeOrder } from './customer.ts';
import { expect, test } from './test.ts';

const POLL_MS = 10_000;

type Flags = Record<string, boolean | string>;

/** Answers the page's questions about an order with these flags on top of the real order. */
async function pretend(page: Page, path: string, state: { flags: Flags; asked: number }) {
  // An answer without content ends server-sent events for good: as an API that has none.
  await page.route(`**/api/orders/public/${path}/events`, (route) => route.fulfill({ status: 204 }));
  await page.route(`**/api/orders/public/${path}`, async (route: Route) => {
    state.asked += 1;
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, ...state.flags } } });
  });
}

test('the page asks every ten seconds and stops when the order is done', async ({ page, request }) => {
  const { uid, hash } = await placeOrder(request);
  const state: { flags: Flags; asked: number } = { flags: {}, asked: 0 };
  await pretend(page, `${uid}/${hash}`, state);
  await page.clock.install();
  await page.goto(`/status/${uid}/${hash}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.');
  expect(state.asked).toBe(1);

  state.flags = { isConfirmed: true };
  await page.clock.runFor(POLL_MS);
  await expect(main).toContainText('Ihre Bestellung wurde bestätigt und wird derzeit vorbereitet.');
  expect(state.asked).toBe(2);

  state.flags = { isConfirmed: true, isInDelivery: true };
  await page.clock.runFor(POLL_MS);
  await expect(main).toContainText('Ihre Bestellung ist jetzt abholbereit.');

  state.flags = { isConfirmed: true, isCompleted: true };
  await page.clock.runFor(POLL_MS);
  await expect(main).toContainText('Ihre Bestellung ist abgeschlossen!');
  expect(state.asked).toBe(4);

  await page.clock.runFor(10 * POLL_MS);
  expect(state.asked).toBe(4);
});

for (const flag of ['isRejected', 'isCanceled', 'isFailed']) {
  test(`the page stops asking about an order that ${flag}`, async ({ page, request }) => {
    const { uid, hash } = await placeOrder(request);
    const state = { flags: { [flag]: true, rejectionMessage: 'Der Ofen ist kaputt.' }, asked: 0 };
    await pretend(page, `${uid}/${hash}`, state);
    await page.clock.install();
    await page.goto(`/status/${uid}/${hash}`);
    const said =
      flag === 'isFailed' ? 'Ihre Zahlung ist fehlgeschlagen.' : 'Ihre Bestellung wurde storniert.';
    await expect(page.getByRole('main')).toContainText(said);
    await page.clock.runFor(5 * POLL_MS);
    expect(state.asked).toBe(1);
  });
}

test('the page shows the ticket, what was ordered and whom to ask', async ({ page, request }) => {
  const { uid, hash, ticketNumber } = await placeOrder(request, 'Limonade Zitrone-Minze');
  await page.goto(`/status/${uid}/${hash}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Vielen Dank für Ihre Bestellung!');
  await expect(main).toContainText(`${ticketNumber}`);
  await expect(main).toContainText('Limonade Zitrone-Minze');
  await expect(main).toContainText('9,20 EUR');
  await expect(main).toContainText('Bei Fragen zu Ihrer Bestellung wenden Sie sich bitte an:');
  await expect(main.getByRole('link', { name: /030 23125 604/ })).toBeVisible();
});

test('while the connection is gone the page says that it may be out of date', async ({
  page,
  request,
  trouble,
}) => {
  trouble.expected('/api/orders/public');
  await page.route('**/events', (route) => route.fulfill({ status: 204 }));
  const { uid, hash } = await placeOrder(request);
  await page.clock.install();
  await page.goto(`/status/${uid}/${hash}`);
  await expect(page.getByRole('main')).toContainText('Vielen Dank');
  await page.route('**/api/orders/public/**', (route) => route.abort('internetdisconnected'));
  await page.clock.runFor(POLL_MS);
  await expect(page.getByRole('main')).toContainText('Der angezeigte Stand kann veraltet sein.');
  await page.unroute('**/api/orders/public/**');
  await page.clock.runFor(POLL_MS);
  await expect(page.getByRole('main')).not.toContainText('Der angezeigte Stand kann veraltet sein.');
});

test('a wrong link finds no order, whichever half of it is wrong', async ({ page, request, trouble }) => {
  trouble.expected('/api/orders/public');
  const { uid, hash } = await placeOrder(request);
  for (const path of [`${uid}/${'0'.repeat(hash.length)}`, `${'0'.repeat(uid.length)}/${hash}`]) {
    await page.goto(`/status/${path}`);
    await expect(page.getByRole('main')).toContainText('Diese Bestellung wurde nicht gefunden.');
  }
});
