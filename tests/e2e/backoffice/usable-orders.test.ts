import type { Page } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.ts';
import { byDay, expectScreenUsable } from '../axe.ts';
import { demoTest as test, enterAs, expect, placeOrder } from './office.ts';
import { BRANCH, goTo, made } from './screens.ts';

const step = async (page: Page, id: number, action: string, data = {}) =>
  expect((await page.request.post(`/api/orders/${id}/status/${action}`, { data })).status()).toBe(200);

/** An order of each kind: new, confirmed with a receipt that no printer takes, paid online, rejected. */
async function fillBoard(page: Page) {
  const { request } = page;
  await request.post('/api/config', { data: { enableTestTerminal: true } });
  const identifier = `pass-${crypto.randomUUID()}`;
  const printer = { name: 'Drucker am Pass', identifier, connection: 'tcp', host: '127.0.0.1' };
  await made(page, 'devices', { ...printer, port: await freePort(), branch: { id: BRANCH } });
  const fresh = await placeOrder(request, BRANCH, { comment: 'Ohne Zwiebeln' });
  const confirmed = await placeOrder(request, BRANCH, { name: 'Karl Koch' });
  await step(page, confirmed.id, 'confirm');
  const paid = await placeOrder(request, BRANCH, { name: 'Paula Zahl', paymentMethod: 'test-terminal' });
  expect((await request.post(paid.paymentRedirectUrl ?? '', { form: { choice: 'pay' } })).ok()).toBe(true);
  await step(page, paid.id, 'confirm');
  await step(page, paid.id, 'in-delivery');
  const rejected = await placeOrder(request, BRANCH, { name: 'Rudi Rot' });
  await step(page, rejected.id, 'reject', { rejectionMessage: 'Wir schließen leider gleich.' });
  return { fresh, confirmed, paid, rejected };
}

/** Opens what a button stands for, looks at it, and closes it again. */
async function lookInto(page: Page, button: string | RegExp, what: string): Promise<void> {
  // Also those under another layer, which queries by role do not find.
  const dialogs = page.locator('[role=dialog]');
  const before = await dialogs.count();
  await page.getByRole('button', { name: button }).first().tap();
  await expect(dialogs).toHaveCount(before + 1);
  await expect(page.getByRole('dialog').last().getByRole('heading').first()).toBeVisible();
  await expectScreenUsable(page, what);
  // A list of choices is closed first.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(before, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}

// Long tests, each with a shop of its own, so they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

test.describe('everything staff do with orders is accessible, in light and dark', () => {
  // Each look takes a second or two, on a machine that is at other tests as well.
  test.describe.configure({ timeout: 120_000 });

  test.beforeEach(async ({ page, office }) => {
    await byDay(page);
    await enterAs(page, office);
    // The picture of a mail is a frame that may keep nothing.
    await page.addInitScript((id) => {
      if (window.top === window) localStorage.setItem('backoffice.branch', String(id));
    }, BRANCH);
  });

  test('the board, an order in each state, and its dialogs', async ({ page }) => {
    const { fresh, paid, rejected } = await fillBoard(page);
    await page.goto('/backend/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectScreenUsable(page, 'the board');
    const open = async (id: number, shows: string) => {
      await goTo(page, `/orders/${id}`);
      await expect(page.getByRole('dialog').getByText(shows).first()).toBeVisible();
      await expectScreenUsable(page, `order ${shows}`);
    };
    await open(fresh.id, 'Ohne Zwiebeln');
    await lookInto(page, 'Andere Zeit', 'another time');
    await lookInto(page, 'Ablehnen', 'rejecting');
    await lookInto(page, 'Beleg ansehen', 'the receipt');
    await lookInto(page, 'Ändern', 'what was weighed');
    await open(rejected.id, 'Wir schließen leider gleich.');
    await open(paid.id, 'Paula Zahl');
    await lookInto(page, 'Erstatten', 'giving back');
  });

  test('the history, payments, messages and receipts, with an entry of each', async ({ page }) => {
    await fillBoard(page);
    await page.goto('/backend/orders');
    const row = page.getByRole('row').nth(1);
    // The screen before has rows, too.
    const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const lists = {
      '/orders': 'Verlauf',
      '/payments': 'Zahlungen',
      '/messages': 'Nachrichten',
      '/prints': 'Drucke',
    };
    for (const [path, name] of Object.entries(lists)) {
      await goTo(page, path);
      await expect(title(name)).toBeVisible();
      // Rows without text stand for those that are being loaded.
      await expect(row).toContainText(/\w/);
      await expectScreenUsable(page, path);
      if (path === '/prints' || path === '/payments') {
        await row.getByRole('link').first().tap();
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
        await expectScreenUsable(page, `order of ${path}`);
      }
    }
    await goTo(page, '/messages');
    await expect(title('Nachrichten')).toBeVisible();
    await row.getByRole('link').first().tap();
    await expect(page.getByRole('tab', { name: 'Text' })).toBeVisible();
    await expectScreenUsable(page, 'a message');
  });

  test('popups over a screen: menus, select fields, tooltips, dialogs', async ({ page }) => {
    await page.goto('/backend/products');
    await expect(page.getByRole('button', { name: 'Zur nächsten Seite' })).toBeVisible();
    await page
      .getByRole('switch', { name: / verkaufen$/, checked: true })
      .first()
      .tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectScreenUsable(page, 'menu of what is sold out');
    await page.keyboard.press('Escape');
    await goTo(page, '/payments');
    await page.getByRole('button', { name: 'Filter hinzufügen' }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectScreenUsable(page, 'menu of filters');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Stand' }).tap();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectScreenUsable(page, 'choices of a field');
    await page.keyboard.press('Escape');
    await goTo(page, '/statistics');
    await page.getByRole('button', { name: /CSV/ }).first().focus();
    await page.getByRole('button', { name: /CSV/ }).first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectScreenUsable(page, 'words at the pointer');
    await goTo(page, '/tables');
    await lookInto(page, 'Etiketten drucken', 'label sheets');
    await lookInto(page, /Code/, 'a code');
    await goTo(page, '/blocks');
    // The screen before has such a button, too.
    await expect(page.getByText('about-top').first()).toBeVisible();
    await lookInto(page, 'Reihenfolge', 'the order of contents');
    await goTo(page, '/menus/1');
    await lookInto(page, 'Kategorie hinzufügen', 'adding to a menu');
    await goTo(page, '/products/101');
    await lookInto(page, 'Bild hinzufügen', 'adding a picture');
  });
});
