import { placeOrder } from './customer.ts';
import { expect, test } from './test.ts';

/** What becomes of an order, and what its customer answers, is in `tests/islands/order-status`. */

test('the page shows the ticket, the items and contacts, and receives events of the real API', async ({
  page,
  request,
}) => {
  const { uid, hash, ticketNumber } = await placeOrder(request, 'Limonade Zitrone-Minze');
  const events = page.waitForResponse(`**/api/orders/public/${uid}/${hash}/events`);
  await page.goto(`/status/${uid}/${hash}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!');
  await expect(main).toContainText(`${ticketNumber}`);
  await expect(main).toContainText('Limonade Zitrone-Minze');
  await expect(main).toContainText('9,20 EUR');
  await expect(main).toContainText('Bei Fragen zu Ihrer Bestellung wenden Sie sich bitte an:');
  await expect(main.getByRole('link', { name: /030 23125 604/ })).toBeVisible();
  expect((await events).headers()['content-type']).toBe('text/event-stream');
});
