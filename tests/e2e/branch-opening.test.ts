import type { Page } from '@playwright/test';
import { addAtOnce, BRANCH, dialog } from './customer.ts';
import { changeMenu, pretendNotice } from './other-menus.ts';
import { expect, test } from './test.ts';

const HOUR = 60 * 60_000;

/** The next day of that weekday (0 is Sunday) at a time of Berlin's winter or summer clock. */
function next(weekday: number, time: string): Date {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== weekday);
  const date = day.toISOString().slice(0, 10);
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });
  const offset = zone
    .formatToParts(day)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3);
  return new Date(`${date}T${time}:00${offset}`);
}

const notice = (page: Page) => page.locator('[data-notice]');

test('a branch closed on Mondays says when it opens again, and that it takes preorders', async ({ page }) => {
  await page.clock.setFixedTime(next(1, '13:00'));
  await page.goto('/store/hamburg-ottensen');
  await expect(notice(page)).toHaveText(
    'Derzeit haben wir leider geschlossen. Wir öffnen wieder am Dienstag um 12:00 Uhr. Gerne nehmen wir auch Ihre Vorbestellungen entgegen. Wir bearbeiten diese sobald wir wieder geöffnet haben.',
  );
  await expect(page.getByRole('main')).toContainText('Geschlossen');
});

test('Friday 23:30 is before closing time where the shop closes at 02:00', async ({ page }) => {
  await page.clock.setFixedTime(next(5, '23:30'));
  await page.goto('/store/koeln-ehrenfeld');
  await expect(page.getByRole('main')).toContainText('Geöffnet bis 02:00');
});

test('a branch that opens in ten minutes opens while its page is open', async ({ page }) => {
  await page.clock.install({ time: next(3, '11:20') });
  await page.goto('/store/koeln-ehrenfeld');
  await expect(notice(page)).toContainText('Wir öffnen wieder um 11:30 Uhr.');
  await page.clock.runFor(10 * 60_000);
  await expect(notice(page)).toHaveText(
    /^Derzeit ist leider keine Lieferung möglich\. Wir liefern wieder ab \d\d:\d\d Uhr\. In der Zwischenzeit bieten wir Takeaway an\. Gerne/,
  );
  await expect(page.getByRole('main')).toContainText('Geöffnet bis 23:00');
});

test('a branch that says how long orders take now has it beside its opening hours', async ({ page }) => {
  await page.route('**/api/branches/*/version', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, preparing: 25 } } });
  });
  await page.goto(BRANCH);
  await expect(page.getByRole('main')).toContainText('zurzeit etwa 25 Min.');
});

test('when closed without preorders nothing can be added or ordered', async ({ page }) => {
  await pretendNotice(page, 'Derzeit haben wir leider geschlossen.', 'open');
  await page.goto(BRANCH);
  await addAtOnce(page, 'Espresso');
  await expect(
    page
      .getByRole('region', { name: 'Warenkorb' })
      .or(page.getByRole('button', { name: /1 Produkt/ }))
      .first(),
  ).toBeVisible();
  await page.unroute(`**${BRANCH}`);
  await pretendNotice(page, 'Derzeit haben wir leider geschlossen.', 'closed');
  await page.reload();
  await expect(page.locator('body')).toHaveClass(/is-closed/);
  await expect(page.getByRole('button', { name: 'Espresso in den Warenkorb' })).toBeHidden();
  await expect(page.locator('[data-cart-words]')).toHaveText('Keine Produkte im Warenkorb');
  // The event alone: what is hidden cannot be pressed, but a script or an old page could try.
  await page.locator('[data-add="at-once"]').first().dispatchEvent('click');
  await expect(page.locator('[data-cart-words]')).toHaveText('Keine Produkte im Warenkorb');
  await page.getByRole('button', { name: 'Cola', exact: true }).click();
  await expect(dialog(page)).toContainText('Derzeit haben wir leider geschlossen.');
  await expect(dialog(page).getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
});

test('the notice moves nothing when it appears', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) document.documentElement.dataset.shift = String(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/store/koeln-ehrenfeld', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
});

test.describe('after four hours', () => {
  const row = (page: Page, name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });

  test('the page has today’s prices and says what has changed in the cart', async ({ page }) => {
    await page.clock.install();
    await page.goto(BRANCH);
    await addAtOnce(page, 'Espresso');
    await addAtOnce(page, 'Cola');
    await changeMenu(page, (product) => {
      if (product.name === 'Espresso') product.price = 2.9;
      if (product.name === 'Tiramisu') product.enabled = false;
      if (product.name === 'Cola') product.enabled = false;
    });
    await page.clock.fastForward(4 * HOUR + 10_000);
    await expect(dialog(page).getByRole('heading')).toHaveText('Unsere Speisekarte hat sich geändert');
    await expect(dialog(page)).toContainText('Espresso kostet jetzt 2,90 EUR.');
    await expect(dialog(page)).toContainText('Cola ist leider ausverkauft.');
    await dialog(page).getByRole('button', { name: 'Espresso wieder hinzufügen' }).click();
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(row(page, 'Espresso')).toContainText('2,90 EUR');
    await expect(row(page, 'Cola')).toContainText('Ausverkauft');
    await expect(page.getByRole('button', { name: 'Cola in den Warenkorb' })).toBeHidden();
    await expect(page.locator('[data-cart-total]')).toHaveText('2,90 EUR');
  });

  test('an unchanged menu says nothing', async ({ page }) => {
    await page.clock.install();
    await page.goto(BRANCH);
    await addAtOnce(page, 'Espresso');
    const asked = page.waitForResponse('**/api/products');
    await page.clock.fastForward(4 * HOUR + 10_000);
    await asked;
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('[data-cart-total]')).toHaveText('2,60 EUR');
  });
});
