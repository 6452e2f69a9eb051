import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { staffPush } from '../../../src/server/messages/push/order-push.ts';
import { wholeOptions } from '../../support/browser.ts';
import { expectShown, tap } from '../push-delivery.ts';
import { enterAs, expect, placeOrder, test } from './office.ts';

// Chromium without windows says no to notifications whatever it was allowed.
test.use({ serviceWorkers: 'allow', launchOptions: wholeOptions() });

test('a device of the shop is notified of a new order, and a tap opens it', async ({
  page,
  context,
  office,
  trouble,
}) => {
  trouble.expected('Push API in incognito mode');
  await context.grantPermissions(['notifications']);
  await enterAs(page, office);
  await page.goto('/backend/konto');
  await page.getByRole('button', { name: 'Einschalten' }).click();
  // Its worker is there, but a browser that cannot reach a push service is given no address at one.
  await expect(page.getByText('Benachrichtigungen konnten nicht eingeschaltet werden')).toBeVisible();
  const scope = await page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    return new URL(registration?.scope ?? '').pathname;
  });

  const { id } = await placeOrder(page.request, 1);
  const { data } = (await (await page.request.get(`/api/orders/${id}`)).json()) as { data: Order };
  const { shop } = office;
  const push = staffPush(data, 'placed', { zone: 'Europe/Berlin', office: shop.url });
  await expectShown(page, scope, push, {
    title: `Neue Bestellung #${data.ticketNumber}`,
    body: expect.stringMatching(/^Takeaway · so schnell wie möglich · [\d,]+ EUR · /),
    tag: `order-${id}-placed`,
    lang: 'de',
  });
  expect(await tap(context, /push-worker/)).toEqual({
    opened: [`${shop.url}/backend/orders/${id}`],
    focused: [],
  });
});
