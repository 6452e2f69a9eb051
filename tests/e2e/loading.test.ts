import { addAtOnce, BRANCH, placeOrder } from './customer.ts';
import { expect, test } from './test.ts';

/** Loading content has a placeholder with a text (SPEC section 2 'Loader'). */

test('a loading order is announced, with a placeholder of its shape', async ({ page, request }) => {
  const { uid, hash } = await placeOrder(request);
  const { promise: letGo, resolve: go } = Promise.withResolvers<void>();
  await page.route(`**/api/orders/public/${uid}/${hash}/events`, (route) => route.fulfill({ status: 204 }));
  await page.route(`**/api/orders/public/${uid}/${hash}`, async (route) => {
    await letGo;
    await route.continue();
  });
  await page.goto(`/status/${uid}/${hash}`);
  const loading = page.getByRole('status', { name: 'Ihre Bestellung wird geladen …' });
  await expect(loading).toBeVisible();
  go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!');
  await expect(loading).toBeHidden();
});

test('a loading form has a placeholder', async ({ page }) => {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  const held: (() => void)[] = [];
  await page.route('**/_astro/CheckoutPage.*', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.goto(`${BRANCH}/checkout`, { waitUntil: 'commit' });
  const skeleton = page.locator('.skeleton');
  await expect(skeleton).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  for (const go of held) go();
  await expect(page.getByRole('textbox', { name: 'Vor- und Nachname' })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});
