import { freePort } from '../../../scripts/free-port.ts';
import { byDay, expectScreenUsable } from '../axe.ts';
import { demoTest as test, enterAs, expect, placeOrder } from './office.ts';
import { BRANCH, goTo, made } from './screens.ts';

/** What only a demo shop as it came has: orders paid online without a provider, on printers of this machine. */

test('an order that was paid online and the lists of payments and receipts are accessible, in light and dark', async ({
  page,
  office,
}) => {
  // Each look takes a second or two, on a machine that is at other tests as well.
  test.setTimeout(120_000);
  await byDay(page);
  await enterAs(page, office);
  const { request } = page;
  const printer = { name: 'Drucker am Pass', identifier: 'pass', connection: 'tcp', host: '127.0.0.1' };
  await made(page, 'devices', { ...printer, port: await freePort(), branch: { id: BRANCH } });
  const step = async (id: number, action: string) =>
    expect((await request.post(`/api/orders/${id}/status/${action}`, { data: {} })).status()).toBe(200);
  // Its receipt waits until the confirmation can no longer be taken back.
  const confirmed = await placeOrder(request, BRANCH, { name: 'Karl Koch' });
  await step(confirmed.id, 'confirm');
  const paid = await placeOrder(request, BRANCH, { name: 'Paula Zahl', paymentMethod: 'test-terminal' });
  expect((await request.post(paid.paymentRedirectUrl ?? '', { form: { choice: 'pay' } })).ok()).toBe(true);
  await step(paid.id, 'confirm');
  await step(paid.id, 'in-delivery');
  await page.goto(`/backend/orders/${paid.id}`);
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.getByText('Paula Zahl').first()).toBeVisible();
  await expectScreenUsable(page, 'order Paula Zahl');
  const dialogs = page.locator('[role=dialog]');
  await page.getByRole('button', { name: 'Erstatten' }).first().tap();
  await expect(dialogs).toHaveCount(2);
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await expectScreenUsable(page, 'giving back');
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(1);

  const row = page.getByRole('row').nth(1);
  for (const [path, name] of [
    ['/payments', 'Zahlungen'],
    ['/prints', 'Drucke'],
  ] as const) {
    await goTo(page, path);
    // The screen before has rows, too.
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    // Rows without text stand for those that are being loaded.
    await expect(row).toContainText(/\w/);
    await expectScreenUsable(page, path);
    await row.getByRole('link').first().tap();
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await expectScreenUsable(page, `order of ${path}`);
  }
});
