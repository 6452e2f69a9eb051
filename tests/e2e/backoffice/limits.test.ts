import type { Page } from '@playwright/test';
import { addAtOnce, BRANCH, goToCheckout } from '../customer.ts';
import { enterAs, expect, ownShopTest as test, placeOrder } from './office.ts';

interface Branch {
  id: number;
  identifier: string;
  phone: string;
}

/** The branch that never closes. */
async function nightBranch(page: Page): Promise<Branch> {
  const { data } = (await (await page.request.get('/api/branches')).json()) as { data: Branch[] };
  const branch = data.find(({ identifier }) => BRANCH.endsWith(`/${identifier}`));
  if (!branch) throw new Error('the demo has no such branch');
  return branch;
}

/** What an open page of the shop says above its menu, asked for again as after half a minute. */
async function lookAgain(customer: Page, expected: RegExp | string, count = 1): Promise<void> {
  await expect(async () => {
    await customer.clock.runFor(41_000);
    await expect(customer.locator('[data-order-top]').getByText(expected)).toHaveCount(count, {
      timeout: 2_000,
    });
  }).toPass({ timeout: 100_000 });
}

async function openShop(customer: Page): Promise<void> {
  await customer.clock.install();
  await customer.goto(BRANCH);
  await addAtOnce(customer, 'Espresso');
}

// In a shop of its own: a board that was open counts as awake for minutes.
test('customers of a branch that nobody attends are asked to call it, until a board is open again', async ({
  page,
  office,
  newCustomer,
}) => {
  test.slow();
  await enterAs(page, office);
  const { id, phone } = await nightBranch(page);
  // No board is open: this page is not in the office.
  await page.goto('/robots.txt');
  const set = await page.request.post('/api/config', {
    data: { unattendedMinutes: 5, unattendedAction: 'call' },
  });
  expect(set.status()).toBe(200);
  expect(phone).not.toBe('');

  const customer = await newCustomer();
  await openShop(customer);
  await lookAgain(customer, `Die Filiale meldet sich gerade nicht. Bitte rufen Sie an: ${phone}.`);

  await page.addInitScript((branch) => localStorage.setItem('backoffice.branch', branch), String(id));
  await page.goto('/backend/');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await lookAgain(customer, /meldet sich gerade nicht/, 0);
});

test('a branch with too many open orders pauses by itself, says so to customers and staff, and goes on once there are fewer', async ({
  page,
  office,
  newCustomer,
}) => {
  test.slow();
  await enterAs(page, office);
  const { id } = await nightBranch(page);
  await page.addInitScript((branch) => localStorage.setItem('backoffice.branch', branch), String(id));
  await page.goto(`/backend/branches/${id}/bestellen`);
  await page.getByRole('textbox', { name: 'Länger ab so vielen offenen Bestellungen' }).fill('1');
  await page.getByRole('textbox', { name: 'Pause ab so vielen offenen Bestellungen' }).fill('2');
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();

  const customer = await newCustomer();
  await openShop(customer);
  await placeOrder(page.request, id, { name: 'Gast 1' });
  await lookAgain(customer, /Es dauert etwa 15 Min\. länger als sonst/);
  await placeOrder(page.request, id, { name: 'Gast 2' });
  await lookAgain(customer, /Gerade sehr viel los: Bestellungen wieder ab/);
  await goToCheckout(customer);
  await expect(customer.getByText(/Bestellungen wieder ab|Takeaway wieder ab/).first()).toBeVisible();

  await page.goto('/backend/');
  await expect(page.getByText('Viele offene Bestellungen, endet von selbst')).toBeVisible();
  const second = page.getByRole('article').filter({ hasText: 'Gast 2' });
  await second.getByRole('button', { name: 'Ablehnen' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).tap();
  await expect(second).toHaveCount(0);
  await customer.goto(BRANCH);
  await lookAgain(customer, /wieder ab/, 0);
  await lookAgain(customer, /Es dauert etwa 15 Min\. länger als sonst/);
});
