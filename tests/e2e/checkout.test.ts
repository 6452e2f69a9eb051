import type { Page } from '@playwright/test';
import { acceptTerms, addAtOnce, BRANCH, fillIn, goToCheckout, orderButton } from './customer.ts';
import { expect, test } from './test.ts';

const isOrder = (method: string, url: string) => method === 'POST' && url.endsWith('/api/orders');

async function readyToOrder(page: Page): Promise<void> {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  await goToCheckout(page);
  await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
  await acceptTerms(page);
}

test('a double tap on the order button places one order', async ({ page }) => {
  await readyToOrder(page);
  const sent: { key: string | undefined }[] = [];
  page.on('request', (request) => {
    if (isOrder(request.method(), request.url())) sent.push({ key: request.headers()['idempotency-key'] });
  });
  await page.route('**/api/orders', async (route) => {
    await expect(page.getByRole('button', { name: 'Verarbeiten...' })).toBeVisible();
    await route.continue();
  });
  await orderButton(page).dblclick();
  await page.waitForURL('**/status/**');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toBeTruthy();
});
