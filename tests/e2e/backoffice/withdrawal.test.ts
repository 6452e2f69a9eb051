import type { Page } from '@playwright/test';
import { expectUsable } from '../axe.ts';
import { enterAs, expect, test } from './office.ts';
import { BRANCH } from './screens.ts';

const PIZZA = 101;
const WINE = 810;

/** A shop in Germany whose wine can be sent back, once its pages say so. */
async function sellReturnable(page: Page): Promise<void> {
  expect((await page.request.post('/api/config', { data: { country: 'DE' } })).status()).toBe(200);
  const changed = await page.request.put(`/api/products/${WINE}`, { data: { isReturnable: true } });
  expect(changed.status()).toBe(200);
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 60_000 })
    .toContain('href="/site/withdrawal"');
}

async function orderBoth(page: Page) {
  const items = [PIZZA, WINE].map((id) => ({ product: { id }, amount: 1, unit: 'Stk' }));
  const data = {
    branch: { id: BRANCH },
    name: 'Erika Muster',
    email: 'erika@example.org',
    phone: '+4915112345678',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    ageConfirmed: true,
    items,
  };
  const answer = await page.request.post('/api/orders', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: number; uid: string; hash: string; ticketNumber: string } })
    .data;
}

test('a customer withdraws from the status page in two steps, and staff close the case', async ({
  page,
  office,
}) => {
  await enterAs(page, office);
  await sellReturnable(page);
  const order = await orderBoth(page);

  await page.goto(`/status/${order.uid}/${order.hash}`);
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  const form = page.getByRole('region', { name: 'Vertrag widerrufen' });
  await expect(form).toContainText(`${order.id} (#${order.ticketNumber})`);
  await expect(form.getByRole('checkbox')).toHaveCount(1);
  await expect(form.getByRole('checkbox')).toBeChecked();
  await expectUsable(page, 'step 1 of a withdrawal');
  await form.getByLabel('Ihr Name').fill('Erika Muster');
  await form.getByLabel('E-Mail für die Eingangsbestätigung').fill('erika@example.org');
  await form.getByRole('button', { name: 'Weiter' }).click();

  await expect(form.getByRole('heading', { name: /^Schritt 2/ })).toBeFocused();
  await expect(form).toContainText('erika@example.org');
  await form.getByRole('button', { name: 'Zurück' }).click();
  await expect(form.getByLabel('Ihr Name')).toHaveValue('Erika Muster');
  await form.getByRole('button', { name: 'Weiter' }).click();
  await expectUsable(page, 'step 2 of a withdrawal');
  await form.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(form.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeFocused();
  await expect(form).toContainText(/Eingegangen am\s*\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d Uhr/);
  await expectUsable(page, 'the receipt of a withdrawal');

  await page.goto('/backend/withdrawals');
  const received = page.getByRole('row').filter({ hasText: 'Erika Muster' });
  await expect(received.getByText('offen', { exact: true })).toBeVisible();
  await received.getByRole('link', { name: /\d\d:\d\d/ }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Geld zurück bis');
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Bestellung öffnen' })).toHaveAttribute(
    'href',
    `/backend/orders/${order.id}`,
  );
  await main.getByRole('button', { name: 'Erledigt' }).click();
  await expect(main).toContainText('Erledigt von Administrator');
});

test('a customer without a link withdraws by number, and the checkout says what has no such right', async ({
  page,
  office,
}) => {
  await enterAs(page, office);
  await sellReturnable(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  const form = page.getByRole('region', { name: 'Vertrag widerrufen' });
  await form.getByLabel('Bestellnummer').fill('4711');
  await form.getByLabel('Ihr Name').fill('Jemand Anders');
  await form.getByLabel('E-Mail für die Eingangsbestätigung').fill('anders@example.org');
  await form.getByRole('button', { name: 'Weiter' }).click();
  await expect(form).toContainText('die ganze Bestellung');
  await form.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(form).toContainText('Eingegangen am');

  await page.goto('/store/berlin-nachtkueche');
  await page.getByRole('button', { name: 'Limonade Zitrone-Minze in den Warenkorb' }).click();
  await expect(page.getByRole('button', { name: /1 Produkt im Warenkorb/ })).toBeVisible();
  await page.goto('/store/berlin-nachtkueche/checkout');
  await expect(
    page.getByText('Für diese Waren besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1, 2 BGB).'),
  ).toBeVisible();
});
