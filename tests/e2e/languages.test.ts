import { LANGUAGES, baseOf } from '../../src/lib/domain/languages.ts';
import { byDay, expectScreenUsable } from './axe.ts';
import { BRANCH, fillIn } from './customer.ts';
import { expect, test } from './test.ts';

test.describe('a guest whose browser speaks English', () => {
  test.use({ locale: 'en-GB' });

  test('is offered English on the German page, orders in it, and keeps it', async ({ page }) => {
    await page.goto(`${BRANCH}?quelle=tisch`);
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    const offer = page.getByRole('region', { name: 'English' });
    await expect(offer).toContainText('This page is also available in English.');
    await offer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/en${BRANCH}?quelle=tisch`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('region', { name: 'English' })).toBeHidden();

    await page.getByRole('button', { name: 'Add Tiramisù to basket' }).click();
    await page.getByRole('button', { name: /1 item in your basket/ }).click();
    // The shop has no other word for it, in the cart as on the page.
    const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Tiramisù' });
    await expect(line.getByText('Tiramisù', { exact: true })).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(page.getByRole('link', { name: 'Please enter your name.' })).toBeVisible();
    await fillIn(page, { 'First and last name': 'Ada Example', 'Phone number': '+49 151 23456789' });
    await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
    await page.getByRole('checkbox', { name: /privacy policy/ }).check();
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await page.waitForURL('**/en/status/*/*');
    await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();

    // A printed code leads to the German page.
    await page.goto(BRANCH);
    await expect(page).toHaveURL(`/en${BRANCH}`);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(BRANCH);
    await expect(page.getByRole('region', { name: 'English' })).toBeHidden();
  });

  test('reads the status of an order in another language without losing it', async ({ page, trouble }) => {
    trouble.expected('/api/orders/public/');
    await page.goto('/status/unknown/unknown');
    await page.getByRole('link', { name: 'Türkçe' }).click();
    await expect(page).toHaveURL('/tr/status/unknown/unknown');
  });

  test('is not asked twice after having declined', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('region', { name: 'English' });
    await offer.getByRole('button', { name: 'No, thanks' }).click();
    await expect(offer).toBeHidden();
    await page.goto(BRANCH);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test('the sheet of allergens marks as German only what the shop has not translated', async ({ page }) => {
  await page.goto(`/en${BRANCH}/allergens`);
  const names = page.getByRole('rowheader');
  await expect(names.getByText('Tiramisù', { exact: true })).toHaveAttribute('lang', 'de');
  await expect(names.filter({ hasText: 'Ember burger' }).locator('[lang]')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Beef: Germany' })).not.toHaveAttribute('lang');
});

for (const language of LANGUAGES.filter((one) => one !== 'de'))
  test(`menu and checkout in ${language} are usable and free of German words of the page`, async ({
    page,
  }) => {
    await byDay(page);
    await page.goto(baseOf(language) + BRANCH);
    // What the shop writes is read aloud as German.
    await expect(page.getByRole('button', { name: 'Tiramisù', exact: true })).toHaveAttribute('lang', 'de');
    // The page has the version that the API answers, or it would say that it has changed.
    const answered = page.waitForResponse((response) => response.url().endsWith('/version'));
    await page.reload();
    const { data } = (await (await answered).json()) as { data: Record<'menu' | 'facts', string> };
    const carried = JSON.parse((await page.locator('#branch-data').textContent()) ?? '');
    expect(carried.version).toEqual({ menu: data.menu, facts: data.facts });
    for (const path of [BRANCH, `${BRANCH}/checkout`]) {
      await page.goto(baseOf(language) + path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('contentinfo')).not.toContainText(
        /Datenschutz|Startseite|Barrierefreiheit/,
      );
      await expect(page.getByRole('main')).not.toContainText(
        /Warenkorb|Öffnungszeiten|Zahlungsart|Bestellung/,
      );
      await expectScreenUsable(page, `${language} ${path}`);
    }
  });
