import type { Page } from '@playwright/test';
import { byDay, expectUsable } from './axe.ts';
import { dialog } from './customer.ts';
import { expect, test } from './test.ts';

/** What the shell lays over every page, on the shortest of them. */

const PAGE = '/site/imprint';
const card = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens the instructions again, on another device. */
async function instructions(page: Page, way: string, words: string): Promise<void> {
  await card(page, 'App installieren').getByRole('button', { name: 'App installieren' }).click();
  await expect(dialog(page)).toContainText(words);
  await expectUsable(page, `the instructions for ${way}`, '.dock-dialog');
}

test('cards and instructions at the foot of a page are accessible, in light and dark', async ({
  page,
  context,
  trouble,
}) => {
  test.setTimeout(120_000);
  trouble.expected('ERR_INTERNET_DISCONNECTED');
  await byDay(page);
  await page.route('**/api/analytics-log', (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(() => localStorage.setItem('asp.demo.ordered', '1'));
  await page.goto(PAGE);
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
  await expectUsable(page, 'the cookie card');
  await page.getByRole('button', { name: 'Erlauben' }).click();
  await expect(card(page, 'App installieren')).toBeVisible();
  await context.setOffline(true);
  await expect(card(page, 'Sie sind offline')).toBeVisible();
  await expectUsable(page, 'offline and install card', '[data-dock]');
  await context.setOffline(false);
  await expect(card(page, 'Sie sind offline')).toBeHidden();

  for (const [way, userAgent, words] of [
    ['an iPhone', 'iPhone Safari/604.1', 'unten in der Leiste'],
    ['an iPad', 'iPad Safari/604.1', 'oben rechts in der Leiste'],
    ['another browser', 'Gecko/160.0 Firefox/160.0', 'Menü Ihres Browsers'],
  ] as const) {
    await page.evaluate(
      (value) => Object.defineProperty(navigator, 'userAgent', { value, configurable: true }),
      userAgent,
    );
    await instructions(page, way, words);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  // The browser's own window, which nobody answers.
  await page.evaluate(() =>
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => new Promise(() => {}),
      }),
    ),
  );
  await instructions(page, 'the browser’s own window', 'Bitte bestätigen Sie die Installation');
});

test('the update card is accessible, in light and dark', async ({ page }) => {
  await page.addInitScript(() => {
    // A worker that waits since the last visit.
    const waiting = { postMessage() {} };
    const registration = { waiting, installing: null, addEventListener() {}, update: async () => {} };
    const container = { controller: {}, getRegistration: async () => registration, addEventListener() {} };
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => container });
  });
  await byDay(page);
  await page.addInitScript(() => localStorage.setItem('asp.demo.ordered', '1'));
  await page.goto(PAGE);
  await expect(card(page, 'Update')).toContainText('Ein Update wurde installiert!');
  await expectUsable(page, 'the update card', '[data-dock]');
});
