import type { Page } from '@playwright/test';
import { dialog, placeOrder } from './customer.ts';
import { expect, test } from './test.ts';

const promotion = (page: Page) => page.getByRole('region', { name: 'Beim nächsten Mal noch schneller' });
const accept = (page: Page) => promotion(page).getByRole('button', { name: 'App installieren' });

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker?.getRegistration('/')) !== undefined);

test.use({ serviceWorkers: 'allow' });

test.describe('a customer who has ordered is offered the app', () => {
  test('cancelling leaves nothing behind and returns to the button', async ({ page, request }) => {
    const { uid, hash } = await placeOrder(request);
    await page.goto(`/status/${uid}/${hash}`);
    await accept(page).click();
    await expect(dialog(page).getByRole('heading', { name: 'Fast geschafft!' })).toBeVisible();
    await expect.poll(() => isRegistered(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(accept(page)).toBeFocused();
    await expect.poll(() => isRegistered(page)).toBe(false);
    await expect(accept(page)).toBeVisible();
  });

  test('installing shows thanks, and the offer does not reappear', async ({ page, request }) => {
    const { uid, hash } = await placeOrder(request);
    await page.goto(`/status/${uid}/${hash}`);
    await accept(page).click();
    await dialog(page).getByRole('button', { name: 'Fertig' }).click();
    await expect(page.getByText('Sie finden uns jetzt auf Ihrem Startbildschirm.')).toBeFocused();
    await expect(promotion(page)).toBeHidden();
    await expect.poll(() => isRegistered(page)).toBe(true);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Bei Fragen zu Ihrer Bestellung');
    await isRegistered(page);
    await expect(promotion(page)).toHaveCount(0);
  });
});

const NOT_OFFERED: Record<string, () => void> = {
  'the plugin is off': () => {
    // As pages are built then.
    document.addEventListener('readystatechange', () => document.documentElement.removeAttribute('data-app'));
  },
  'the shop runs as an app already': () => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query.includes('standalone') ? 'all' : query);
  },
  'the browser has no service workers': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
};

for (const [why, change] of Object.entries(NOT_OFFERED)) {
  test(`the app is not offered if ${why}`, async ({ page, request }) => {
    const { uid, hash } = await placeOrder(request);
    await page.addInitScript(change);
    await page.goto(`/status/${uid}/${hash}`);
    await expect(page.getByRole('main')).toContainText('Bei Fragen zu Ihrer Bestellung');
    await isRegistered(page);
    await expect(promotion(page)).toHaveCount(0);
  });
}
