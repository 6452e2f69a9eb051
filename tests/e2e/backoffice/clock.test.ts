import type { Page } from '@playwright/test';
import { byDay, expectUsable } from '../axe.ts';
import { acceptTerms, addAtOnce, BRANCH, fillIn, goToCheckout, orderButton } from '../customer.ts';
import { enterAs, expect, ownShopTest as test } from './office.ts';

const YEAR = new Date().getFullYear() + 1;

const banner = (page: Page) => page.getByRole('region', { name: 'Vorschau' });

async function choose(page: Page, day: string, time: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Tag', exact: true }).fill(day);
  await page.getByRole('textbox', { name: 'Uhrzeit' }).fill(time);
}

test('a manager closes Christmas, sees the shop as customers will see it then, and cannot order there', async ({
  page,
  office,
  trouble,
}) => {
  await enterAs(page, office);
  await page.goto('/backend/schliesstage');
  await page.getByRole('button', { name: 'Jahr vor' }).tap();
  await page.getByRole('button', { name: new RegExp(`24\\. Dezember ${YEAR}, geöffnet`) }).tap();
  await page.getByRole('button', { name: 'Schließen', exact: true }).tap();
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page.getByText('Gespeichert für 3 Filialen.')).toBeVisible();

  trouble.expected('/api/clock');
  await choose(page, `24.12.${YEAR + 3}`, '13:00');
  const opening = page.getByRole('button', { name: 'Vorschau öffnen' });
  await opening.tap();
  await expect(
    page.getByText('Bitte wählen Sie einen Tag, der höchstens 2 Jahre entfernt ist.'),
  ).toBeVisible();

  await choose(page, `24.12.${YEAR}`, '13:00');
  const tab = page.waitForEvent('popup');
  await opening.tap();
  const shop = await tab;
  await expect(banner(shop)).toContainText(`24. Dezember ${YEAR}, 13:0`);
  await expect(shop.getByText('Alle Standorte geschlossen')).toBeVisible();
  await shop.locator(`a[href$="${BRANCH}"]`).first().click();
  await expect(banner(shop)).toContainText(`24. Dezember ${YEAR}, 13:0`);
  await expect(shop.getByText('Derzeit haben wir leider geschlossen.').first()).toBeVisible();
  await byDay(shop);
  await expectUsable(shop, 'a simulated branch page');

  // The day before, in the same tab and on the same page.
  await banner(shop).getByRole('link', { name: 'Andere Zeit' }).click();
  await expect(shop.getByRole('textbox', { name: 'Uhrzeit' })).toHaveValue(/^13:0/);
  await choose(shop, `23.12.${YEAR}`, '20:00');
  await shop.getByRole('button', { name: 'Vorschau öffnen' }).click();
  await expect(banner(shop)).toContainText(`23. Dezember ${YEAR}, 20:0`);
  await expect(shop.getByText('Derzeit haben wir leider geschlossen.')).toHaveCount(0);
  await addAtOnce(shop, 'Cola');
  await goToCheckout(shop);
  await fillIn(shop, { 'Vor- und Nachname': 'Mara Muster' });
  await acceptTerms(shop);
  await orderButton(shop).click();
  await expect(shop.getByText('Dies ist eine Vorschau: Bestellungen sind nicht möglich.')).toBeVisible();
  const placed = await page.request.get('/api/orders/current');
  expect(((await placed.json()) as { data: unknown[] }).data).toEqual([]);

  await banner(shop).getByRole('link', { name: 'Beenden' }).click();
  await expect(shop).toHaveURL(new RegExp(`^${office.shop.url}${BRANCH}/checkout`));
  await expect(banner(shop)).toHaveCount(0);
  await expect(shop.getByText('Keine Produkte im Warenkorb!')).toBeVisible();
});
