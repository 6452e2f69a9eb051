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
  // Its worker is there, but a browser that cannot reach a push service is given no address at one, and takes its time to say so.
  const failed = page.getByText('Benachrichtigungen konnten nicht eingeschaltet werden');
  await expect(failed).toBeVisible({ timeout: 40_000 });
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

test('a device of the shop installs the back office as an app', async ({ page, office }) => {
  await enterAs(page, office);
  await page.goto('/backend/konto');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.request.get(address ?? '');
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const {
    start_url: start,
    scope,
    icons,
  } = (await manifest.json()) as Record<string, string> & { icons: { src: string }[] };
  expect([start, scope]).toEqual(['/backend/', '/backend/']);
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);

  await expect(page.getByText(/Im Menü des Browsers/)).toBeVisible();
  // Browsers without windows offer nothing.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: () => Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Installieren' }).click();
  await expect(page.getByText('Die Verwaltung ist auf diesem Gerät installiert.')).toBeVisible();
});
