import type { Page } from '@playwright/test';
import { enterAs, expect, newEmployee, ownShopTest, placeOrder, test } from './office.ts';

/** A product that the demo's first branch sells. */
const PRODUCT = 103;

const rename = async (page: Page, name: string) =>
  expect((await page.request.put(`/api/products/${PRODUCT}`, { data: { name } })).status()).toBe(200);

test.describe('publishing', () => {
  test('shows an edit that went live, and rolls it back', async ({ page, office, trouble }) => {
    // The process that writes pages starts with the first of them, and all are built at the end, beside another shop's tests.
    test.setTimeout(150_000);
    await enterAs(page, office);
    await page.goto('/backend/publishing');
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status).toHaveText('Alles ist veröffentlicht.');

    const name = `Focaccia ${Date.now()}`;
    await rename(page, name);
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(page.getByRole('row', { name: /Einzelne Seiten.*Live/ })).toBeVisible({ timeout: 30_000 });
    await expect(status).toHaveText('Alles ist veröffentlicht.');
    const [path = ''] = /\/store\/[a-z0-9-]+/.exec(await (await page.request.get('/')).text()) ?? [];
    const sold = async () => (await page.request.get(`${path}/`)).text();
    await expect.poll(sold).toContain(name);

    const back = page.getByRole('button', { name: 'Vorherigen Stand zurückholen' });
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Zurückholen' });
    await back.click();
    await expect(dialog).toContainText('bis zur nächsten Änderung');
    // A colleague's edit goes live while the question is open: it is not the one that was asked about.
    trouble.expected('/api/publish/rollback');
    await rename(page, `${name} neu`);
    await expect.poll(sold, { timeout: 30_000 }).toContain(`${name} neu`);
    await confirm.click();
    await expect(page.getByText(/Inzwischen ist ein anderer Stand live/)).toBeVisible();
    expect(await sold()).toContain(`${name} neu`);

    for (const words of [`${name} neu`, name]) {
      await back.click();
      await confirm.click();
      await expect.poll(sold).not.toContain(words);
    }
    await expect(status).toHaveText('Ein früherer Stand wurde zurückgeholt.');
    expect(await sold()).not.toContain(name);

    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    // All pages: what is held counts as wrong.
    await expect.poll(sold, { timeout: 75_000 }).toContain(name);
  });

  test('is for admins only', async ({ page, office, trouble }) => {
    trouble.expected('/api/');
    await enterAs(page, office, await newEmployee(office, [1]));
    await page.goto('/backend/publishing');
    await expect(page.getByText(/Kein Zugriff/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toHaveCount(0);
  });
});

/** The demo is gone after it. */
ownShopTest(
  'a new shop is led through its first steps, and begins empty in one',
  async ({ page, office, trouble }) => {
    // A page of the demo may still send a heartbeat for a branch that is gone: 404.
    trouble.expected('/api/heartbeats');
    await enterAs(page, office);
    // An order of the demo, which is none of the shop that comes after it.
    await placeOrder(page.request, 1);
    await page.goto('/backend/first-run');
    const steps = page.getByRole('main').getByRole('list').first().locator('> li');
    await expect(steps).toHaveCount(7);
    const expectStep = (name: string, state: 'Erledigt' | 'Noch offen') =>
      expect(steps.filter({ hasText: name }).getByRole('img', { name: state })).toBeVisible();
    await expectStep('Name des Shops', 'Noch offen');
    await expectStep('Probebestellung', 'Erledigt');

    await page.getByRole('button', { name: 'Leer beginnen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Alles löschen und leer beginnen' }).click();
    await expect(page.getByText('Die Demo ist geleert.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leer beginnen' })).toHaveCount(0);
    await expectStep('Probebestellung', 'Noch offen');
    await expectStep('Erste Speisekarte', 'Noch offen');

    const naming = steps.filter({ hasText: 'Name des Shops' });
    await naming.getByRole('textbox', { name: 'Name des Shops' }).fill('Pizzeria Roma');
    await naming.getByRole('button', { name: 'Übernehmen' }).click();
    await expectStep('Name des Shops', 'Erledigt');

    await page.goto('/backend/config');
    await page.getByRole('textbox', { name: 'Rechtsform und Register' }).fill('Roma GmbH');
    await expect(page.getByText(/nennt diese Rechtsform Sitz, Gericht und Nummer/)).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Die Einstellungen sind gespeichert.')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Erste Schritte' }).click();
    await expect(steps.filter({ hasText: 'Rechtstexte' })).toContainText('Rechtsform und Register');
  },
);
