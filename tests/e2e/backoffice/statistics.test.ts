import { readFile } from 'node:fs/promises';
import {
  acceptTerms,
  addMargherita,
  BRANCH as NEVER_CLOSED,
  fillIn,
  goToCheckout,
  orderButton,
} from '../customer.ts';
import { enterAs, expect, newEmployee, placeOrder, test } from './office.ts';

const BRANCH = 3;

test.describe('statistics', () => {
  test('count a placed order, as chart, table and file', async ({ page, office }) => {
    await enterAs(page, office);
    await placeOrder(page.request, BRANCH);
    await page.goto(`/backend/statistics?zeitraum=today&filiale=${BRANCH}`);
    const orders = page.getByRole('region', { name: 'Bestellungen', exact: true });
    await expect(orders.getByRole('definition')).toContainText(/^[1-9]/);
    await expect(page.getByRole('region', { name: 'Beliebte Produkte' })).toContainText('Focaccia');

    const turnover = page.getByRole('region', { name: 'Umsatz', exact: true });
    await turnover.getByRole('button', { name: 'Umsatz: als Tabelle' }).click();
    // Its heading, the day, the sum and the average.
    await expect(turnover.getByRole('table').getByRole('row')).toHaveCount(4);
    const started = page.waitForEvent('download');
    await turnover.getByRole('button', { name: 'Umsatz: CSV herunterladen' }).click();
    const file = await started;
    expect(file.suggestedFilename()).toMatch(/^total-turnover_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFTag;Zeitraum \(EUR\);Davor \(EUR\);Änderung \(%\)\r\n/);

    await page.getByLabel('Produktdaten anzeigen').click();
    await expect(page.getByRole('region', { name: 'Beliebte Produkte' })).toHaveCount(0);
    await page.reload();
    await expect(orders.getByRole('definition')).toContainText(/^[1-9]/);
    await expect(page.getByRole('region', { name: 'Beliebte Produkte' })).toHaveCount(0);
  });

  test('keep every column visible, and the beginnings of names', async ({ page, office }) => {
    await enterAs(page, office);
    await placeOrder(page.request, BRANCH, { codes: ['WILLKOMMEN'] });
    await page.goto('/backend/statistics?zeitraum=today');
    const name = page
      .getByRole('region', { name: 'Zahlungsarten' })
      .locator('[aria-hidden=true] span', { hasText: 'Online (Te' });
    await expect(name).toBeVisible();
    const cut = await page.locator('svg text').evaluateAll((all) =>
      all
        .filter((one) => {
          const box = one.closest('svg')?.getBoundingClientRect();
          const { left, right } = one.getBoundingClientRect();
          return box !== undefined && (left < box.left || right > box.right);
        })
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);

    const asTables = page.getByRole('button', { name: /: als Tabelle$/ });
    await asTables.evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
    const tables = page.getByRole('table');
    await expect(tables).toHaveCount(11);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      const missing = await tables.evaluateAll((all) =>
        all.flatMap((table) => {
          const box = table.parentElement ?? table;
          const held = [...table.querySelectorAll('th.compared, td small')];
          const isCompared = held.some((one) => one.checkVisibility());
          return box.scrollWidth > box.clientWidth || !isCompared ? [table.getAttribute('aria-label')] : [];
        }),
      );
      expect(missing, `wider than their boxes at ${width}`).toEqual([]);
    }
  });

  test('show the value at the pointer, also in the range of a year', async ({ page, office }) => {
    await enterAs(page, office);
    await placeOrder(page.request, BRANCH);
    await page.goto('/backend/statistics?zeitraum=today');
    const turnover = page.getByRole('region', { name: 'Umsatz', exact: true });
    const picture = turnover.locator('[aria-hidden=true] > :has(> svg)').first();
    await picture.hover();
    const said = picture.getByText(/^Zeitraum: [\d.]+,\d\d EUR$/);
    await expect(said).toBeVisible();
    await expect(picture.getByText(/^Davor: /)).toBeVisible();
    await expect(picture.locator('rect')).not.toHaveCount(0);

    await page.getByRole('button', { name: 'Jahr', exact: true }).tap();
    await expect(picture.locator('path')).toHaveCount(2);
    await picture.tap();
    await expect(said).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      await expect
        .poll(() => picture.evaluate((box) => box.clientWidth - (box.querySelector('svg')?.clientWidth ?? 0)))
        .toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test('show how far visits go, from the menu to the order', async ({ page, office, newCustomer }) => {
    await enterAs(page, office);
    const counts = async () => {
      const answer = await page.request.get('/api/statistics/funnel');
      const { data } = (await answer.json()) as { data: { steps: { count: number }[] } };
      return data.steps.map(({ count }) => count);
    };
    const countVisits = async (enablePluginVisits: boolean) =>
      expect((await page.request.post('/api/config', { data: { enablePluginVisits } })).status()).toBe(200);
    await countVisits(true);
    await expect.poll(async () => (await page.request.get(NEVER_CLOSED)).text()).toContain('data-visits');
    const before = await counts();
    const customer = await newCustomer();
    // Whoever only looks, and comes back.
    await customer.goto(NEVER_CLOSED);
    await expect(customer.locator('[data-order-top]')).toBeVisible();
    await customer.goto('/');
    await customer.goto(NEVER_CLOSED);
    await addMargherita(customer);
    await goToCheckout(customer);
    await fillIn(customer, { 'Vor- und Nachname': 'Ada Beispiel' });
    await acceptTerms(customer);
    await orderButton(customer).click();
    await customer.waitForURL('**/status/**');
    await expect
      .poll(async () => (await counts()).map((count, index) => count - (before[index] ?? 0)))
      .toEqual([2, 1, 1, 1, 1]);

    await page.goto('/backend/statistics?zeitraum=today');
    const funnel = page.getByRole('region', { name: 'Vom Besuch zur Bestellung' });
    await expect(funnel.getByRole('definition')).toContainText('%');
    const ordered = funnel.getByRole('row', { name: /^Bestellt/ });
    await expect(ordered).toContainText(String((await counts()).at(-1)));
    await countVisits(false);
  });

  test('show employees their own branches only', async ({ page, office }) => {
    await enterAs(page, office, await newEmployee(office, [1]));
    await page.goto('/backend/statistics?zeitraum=today');
    const counted = page.getByRole('region', { name: 'Bestellungen', exact: true }).getByRole('definition');
    await expect(counted).toContainText(/^\d/);
    const before = (await counted.textContent()) ?? '';
    await placeOrder(page.request, BRANCH);
    await page.reload();
    await expect(counted).toHaveText(before);
    const foreign = await page.request.get(`/api/statistics/total-orders?branchId=${BRANCH}`);
    expect(foreign.status()).toBe(403);
    await expect(page.getByLabel('Filiale', { exact: true })).toHaveCount(0);
  });
});
