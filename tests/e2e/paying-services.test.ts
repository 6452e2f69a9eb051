import type { Page } from '@playwright/test';
import { startDatatransSandbox } from '../support/datatrans-sandbox.ts';
import { startMollieSandbox } from '../support/mollie-sandbox.ts';
import { startShop } from '../support/server.ts';
import { acceptTerms, addAtOnce, BRANCH, fillIn, goToCheckout, orderButton } from './customer.ts';
import { expect, test as base } from './test.ts';

/** The whole way of an online payment through the shop's own pages, with servers that speak as Mollie and Datatrans do. */

interface Services {
  url: string;
  /** Lets the shop find out by asking only. */
  loseCalls: (isLost: boolean) => void;
}

const test = base.extend<{ baseURL: string }, { services: Services }>({
  services: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const [mollie, datatrans] = await Promise.all([startMollieSandbox(), startDatatransSandbox()]);
      const shop = await startShop({
        env: {
          BACKOFFICE: 'off',
          MOLLIE_API_KEY: mollie.apiKey,
          MOLLIE_URL: mollie.url,
          DATATRANS_MERCHANT_ID: datatrans.merchantId,
          DATATRANS_PASSWORD: datatrans.password,
          DATATRANS_SIGN_KEY: datatrans.signKey,
          DATATRANS_URL: datatrans.url,
        },
      });
      const loseCalls = (isLost: boolean) => {
        mollie.webhooks.order = datatrans.webhooks.order = isLost ? 'lost' : 'first';
      };
      await use({ url: shop.url, loseCalls });
      await shop.stop();
      await Promise.all([mollie.stop(), datatrans.stop()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ services }, use) => use(services.url),
});

test.describe.configure({ mode: 'serial' });

const PROVIDERS = { Mollie: 'Mollie (Sandkasten)', Datatrans: 'Datatrans (Sandkasten)' } as const;
type Provider = keyof typeof PROVIDERS;

async function goToTerminal(page: Page, provider: Provider): Promise<void> {
  await page.goto(BRANCH);
  await addAtOnce(page, 'Cola');
  await goToCheckout(page);
  await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
  await page.getByRole('radio', { name: new RegExp(`Zahlungsterminal von ${provider}`) }).check();
  await expect(page.getByRole('radio', { name: /Test/ })).toHaveCount(0);
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page.getByText(PROVIDERS[provider])).toBeVisible();
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const payment = (page: Page) =>
  page
    .locator('dl.summary div', { has: page.getByText('Zahlungsart', { exact: true }) })
    .getByRole('definition');

for (const provider of Object.keys(PROVIDERS) as Provider[])
  test.describe(`at ${provider}`, () => {
    // The sandbox's own page has no icon.
    test.beforeEach(({ trouble, services }) => {
      trouble.expected('favicon.ico');
      services.loseCalls(false);
    });

    test('a customer pays and sees the paid order', async ({ page }) => {
      await goToTerminal(page, provider);
      await press(page, /Pay/);
      await expect(page).toHaveURL(/\/status\/\w+\//);
      await expect(payment(page)).toHaveText('Online Zahlung (Bezahlt)');
    });

    test('a customer pays, and the shop finds out without a webhook', async ({ page, services }) => {
      services.loseCalls(true);
      await goToTerminal(page, provider);
      await press(page, /Pay/);
      await expect(payment(page)).toHaveText('Online Zahlung (Bezahlt)');
    });

    for (const button of [/Decline/, /Cancel/])
      test(`a customer who returns by ${button.source} has the cart and can pay otherwise`, async ({
        page,
      }) => {
        await goToTerminal(page, provider);
        await press(page, button);
        await expect(page).toHaveURL(/\/checkout\/error$/);
        await expect(page.getByText('Leider ist Ihre Zahlung fehlgeschlagen.')).toBeVisible();
        await page.getByRole('radio', { name: 'Barzahlung' }).check();
        await acceptTerms(page);
        await orderButton(page).click();
        await expect(payment(page)).toHaveText('Barzahlung');
      });

    test('a customer who leaves the provider’s page finds the way back to it', async ({ page }) => {
      await goToTerminal(page, provider);
      const terminal = page.url();
      await page.goBack();
      await orderButton(page).click();
      await expect(page).toHaveURL(terminal);
    });
  });
