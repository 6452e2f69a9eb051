import type { PublicOrder } from '../../src/lib/contract/orders.ts';
import type { OrderMoment } from '../../src/lib/domain/order-moments.ts';
import { customerPush } from '../../src/server/messages/push/order-push.ts';
import { anOrder } from '../support/an-order.ts';
import { wholeOptions } from '../support/browser.ts';
import { placeOrder } from './customer.ts';
import { expectShown, shownBy, tap } from './push-delivery.ts';
import { expect, test } from './test.ts';

const SCOPE = '/push/';

// Chromium without windows says no to notifications whatever it was allowed.
test.use({ serviceWorkers: 'allow', launchOptions: wholeOptions() });

test('a customer gets one current notification per order, and a tap opens its page', async ({
  page,
  context,
  request,
  trouble,
}) => {
  trouble.expected('Push API in incognito mode');
  await context.grantPermissions(['notifications']);
  const { uid, hash } = await placeOrder(request);
  await page.goto(`/status/${uid}/${hash}`);
  const statusPage = page.url();
  await page.getByRole('button', { name: 'Benachrichtigen, wenn sich etwas ändert' }).click();
  // Its worker is there, but a browser that cannot reach a push service is given no address at one.
  await expect(page.getByRole('alert')).toContainText('Das hat leider nicht geklappt.');

  const { data } = (await (await request.get(`/api/orders/public/${uid}/${hash}`)).json()) as {
    data: PublicOrder;
  };
  const expectTold = (moment: OrderMoment, body: string) =>
    expectShown(page, SCOPE, customerPush(anOrder(data), moment, { zone: 'Europe/Berlin', statusPage }), {
      title: `Bestellung ${data.ticketNumber} · ${data.branch.name}`,
      body,
      tag: `order-${uid}`,
      lang: 'de',
    });
  await expectTold('confirmed', 'Ihre Bestellung ist bestätigt.');
  await expectTold('inDelivery', 'Ihre Bestellung ist abholbereit.');

  // The page that is open comes to the front; where none is, it is opened.
  expect(await tap(context, /push-worker/)).toEqual({ opened: [], focused: [statusPage] });
  await expect.poll(() => shownBy(page, SCOPE)).toEqual([]);
  await expectTold('completed', 'Ihre Bestellung ist abgeschlossen.');
  await page.goto('/');
  expect(await tap(context, /push-worker/)).toEqual({ opened: [statusPage], focused: [] });
});
