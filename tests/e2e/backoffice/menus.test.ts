import type { Page } from '@playwright/test';
import { byDay, expectUsable } from '../axe.ts';
import { endSessionWith, enterAs, expect, signInAgain, test } from './office.ts';

const BRANCH = '/store/koeln-ehrenfeld';
/** The site is published again after an edit, which takes its time on a busy machine. */
const PUBLISHED = { timeout: 30_000 };

/** The frame around the screens is judged by those who make it. */
const SCREEN = '#main-content';

/** What customers read, from the page as it is served. */
const shopPage = async (page: Page): Promise<string> => (await page.request.get(BRANCH)).text();

test.describe('what is sold', () => {
  test.use({ hasTouch: true, viewport: { width: 768, height: 1024 } });

  test.beforeEach(async ({ page, office }) => {
    await byDay(page);
    await enterAs(page, office);
  });

  test('a price typed with a comma appears in the preview at once, and soon in the shop', async ({
    page,
  }) => {
    // The first edit of a shop starts the process that writes pages.
    test.slow();
    await page.goto('/backend/products/101');
    const preview = page.frameLocator('iframe[title="So sehen es Kunden"]');
    await expect(preview.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByLabel('Preis', { exact: true }).fill('17,35');
    await expect(preview.getByText('17,35 EUR').first()).toBeVisible();
    await expectUsable(page, 'a product', SCREEN);
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect.poll(() => shopPage(page), PUBLISHED).toContain('17,35');
  });

  test('a product is sold out for today after two taps, and back with one', async ({ page }) => {
    const { data } = (await (await page.request.get('/api/products/102')).json()) as {
      data: { name: string };
    };
    await page.goto(`/backend/products?filter=${encodeURIComponent(JSON.stringify({ q: data.name }))}`);
    const isSold = page.getByRole('switch', { name: `${data.name} verkaufen` });
    await expect(isSold).toBeChecked();
    await expectUsable(page, 'the products', SCREEN);
    await isSold.tap();
    await page
      .getByRole('menu', { name: / aus dem Verkauf nehmen$/ })
      .getByRole('menuitem', { name: /Heute aus/ })
      .tap();
    await expect(page.getByText(/Heute aus, wieder ab .*, 03:00/)).toBeVisible();
    const row = async () =>
      (await shopPage(page))
        .split('<li')
        .find((it) => it.includes(data.name) && it.includes('data-product')) ?? '';
    await expect.poll(async () => /class="[^"]*sold-out/.test(await row()), PUBLISHED).toBe(true);
    await isSold.tap();
    await expect(isSold).toBeChecked();
    await expect.poll(async () => /class="[^"]*sold-out/.test(await row()), PUBLISHED).toBe(false);
  });

  test('a category is moved by keyboard, and the menu is saved as a whole', async ({ page }) => {
    await page.goto('/backend/menus/1');
    const handles = page
      .getByRole('list', { name: 'Kategorien und Produkte' })
      .getByRole('button', { name: / verschieben$/ });
    await expect(handles.nth(1)).toBeVisible();
    await expectUsable(page, 'a menu', SCREEN);
    const first = (await handles.first().getAttribute('aria-label')) ?? '';
    const second = (await handles.nth(1).getAttribute('aria-label')) ?? '';
    await handles.nth(1).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/aufgenommen|liegt jetzt/)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`liegt jetzt bei „${first.replace(' verschieben', '')}“`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(handles.first()).toHaveAccessibleName(second);
    await page.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page.getByText('Die Speisekarte wurde gespeichert.')).toBeVisible();
    const { data } = (await (await page.request.get('/api/menus/1')).json()) as {
      data: { catalog: { id: number }[] };
    };
    const top = data.catalog[0]?.id ?? 0;
    const name = (
      (await (await page.request.get(`/api/categories/${top}`)).json()) as { data: { name: string } }
    ).data.name;
    expect(`${name} verschieben`).toBe(second);
  });

  test('a menu needs a start, and keeps its edits over a sign-in', async ({ page, office, trouble }) => {
    // Two menus, and two sessions that end in the middle.
    test.slow();
    trouble.expected('/api/');
    const name = page.getByLabel('Name', { exact: true });
    const save = page.getByRole('button', { name: 'Speichern' });
    // A new one, too, of which one tap makes one.
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/menus')) sent += 1;
    });
    await page.goto('/backend/menus/create');
    await name.fill('Mittagskarte');
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.getByRole('menuitem', { name: 'Tags' }).tap();
    await asked;
    await endSessionWith(page, 'POST', '/api/menus');
    await save.tap();
    await signInAgain(page, office.admin);
    await expect(name).toHaveValue('Mittagskarte');
    await page.unroute('**/api/menus');
    sent = 0;
    await save.dblclick();
    await expect(page.getByText('0 Kategorien')).toBeVisible();
    expect(sent).toBe(1);
    await expect(page.getByRole('button', { name: 'Alle aufklappen' })).toHaveCount(0);

    await page.goto('/backend/menus/1');
    await expect(page.getByRole('button', { name: 'Alle aufklappen' })).toBeVisible();
    const beginning = page.getByLabel('Gültig ab');
    const before = await beginning.inputValue();
    await beginning.fill('');
    await expect(page.getByText('Bitte ausfüllen')).toBeVisible();
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: 'Änderungen verwerfen' }).tap();
    await expect(beginning).toHaveValue(before);
    await name.fill('Abendkarte');
    await endSessionWith(page, 'PUT', '/api/menus/1');
    await save.tap();
    await signInAgain(page, office.admin);
    await expect(name).toHaveValue('Abendkarte');
    await expect(save).toBeEnabled();
  });

  test('a product is marked sold out from its place on the menu, and back', async ({ page }) => {
    const id = 201;
    const product = async () =>
      (
        (await (await page.request.get(`/api/products/${id}`)).json()) as {
          data: { name: string; enabled: boolean; outUntil?: string | null };
        }
      ).data;
    const { name } = await product();
    await page.goto('/backend/menus/1');
    await page.getByRole('button', { name: 'Alle aufklappen' }).tap();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await row.getByRole('button', { name: `${name} heute aus oder ganz aus` }).tap();
    await page
      .getByRole('menu', { name: / aus dem Verkauf nehmen$/ })
      .getByRole('menuitem', { name: /^Heute aus/ })
      .tap();
    await expect(row.getByText('Heute überall aus')).toBeVisible();
    expect(await product()).toMatchObject({ enabled: false, outUntil: expect.stringMatching(/T/) });
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    await row.getByRole('button', { name: `${name} wieder verkaufen` }).tap();
    await expect(row.getByText('Heute überall aus')).toHaveCount(0);
    const { enabled, outUntil } = await product();
    expect([enabled, outUntil ?? null]).toEqual([true, null]);
  });

  test('a price changed by someone else since the preview is kept and reported', async ({
    page,
    trouble,
  }) => {
    trouble.expected('/api/products/');
    const priceOf = async (id: number) =>
      ((await (await page.request.get(`/api/products/${id}`)).json()) as { data: { price: number } }).data
        .price;
    const { data: found } = (await (
      await page.request.get(`/api/products?filter=${encodeURIComponent('{"q":"Tiramis"}')}`)
    ).json()) as { data: { id: number; name: string }[] };
    const [{ id: theirs, name } = { id: 0, name: '' }] = found;
    const [mine, before] = [703, await priceOf(703)];
    const dearer = Math.round((await priceOf(theirs)) + 1);
    await page.goto('/backend/products/preise');
    await page.getByRole('combobox', { name: 'Kategorie' }).tap();
    await page.getByRole('option', { name: 'Süßes & Torten' }).tap();
    await page.getByLabel('Um wie viel').fill('10');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    expect((await page.request.put(`/api/products/${theirs}`, { data: { price: dearer } })).status()).toBe(
      200,
    );
    await page.getByRole('button', { name: / ändern$/ }).tap();
    const told = page.getByRole('status').filter({ hasText: name });
    await expect(told).toContainText('inzwischen von jemand anderem geändert');
    expect(await priceOf(theirs)).toBe(dearer);
    // The others follow: refused changes are shown as soon as they are known.
    await expect.poll(() => priceOf(mine)).toBeGreaterThan(before);
  });

  test('prices are changed together after a preview, also over a sign-in', async ({
    page,
    office,
    trouble,
  }) => {
    test.slow();
    trouble.expected('/api/');
    await page.goto('/backend/products/preise');
    await page.getByLabel('Um wie viel').fill('10');
    await expect(page.getByRole('cell', { name: /EUR/ }).first()).toBeVisible();
    let asked = 0;
    await page.route('**/api/products/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      asked += 1;
      if (asked === 4) await page.context().clearCookies();
      const status = { 4: 401, 5: 500 }[asked];
      return status
        ? route.fulfill({ status, json: { errors: [] } })
        : route.fulfill({ json: { data: { id: asked } } });
    });
    await page.getByRole('button', { name: /Preise ändern$/ }).tap();
    // The session ends halfway: nothing more is sent, and the run continues after the sign-in.
    await signInAgain(page, office.admin);
    const told = page.getByRole('status').filter({ hasText: 'Ihre Anmeldung ist abgelaufen' });
    await expect(told).toContainText('3 Produkte haben ihren neuen Preis schon');
    await expect(page.getByLabel('Um wie viel')).toHaveValue('10');
    expect(asked).toBe(4);
    await expect(page.getByRole('cell', { name: /EUR/ }).first()).toBeVisible();
    await expectUsable(page, 'many prices', SCREEN);
    await page.getByRole('button', { name: /Preise ändern$/ }).tap();
    // Products with the new price are not offered again.
    await expect(page.getByRole('button', { name: '1 Preis ändern' })).toBeEnabled();
    await page.goto('/backend/menus');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectUsable(page, 'menus', SCREEN);
  });
});
