import type { Page } from '@playwright/test';
import { acceptTerms, addAtOnce, fillIn, goToCheckout, orderButton } from '../customer.ts';
import { enterAs, expect, test } from './office.ts';
import { goTo } from './screens.ts';

/** Pages are rendered again after each edit, here beside another shop's tests. */
const PUBLISHED = 45_000;
const NAME = 'Feige & Glut Süd';
const SHOP = '/store/feige-glut-sued/';

/** The shop's day, which is not the browser's. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now());

/** Answers the new branch's id. */
async function createBranch(page: Page): Promise<string> {
  await goTo(page, '/branches/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('textbox', { name: 'Ort' }).fill('Köln');
  await expect(page.getByRole('textbox', { name: /Kennung/ })).toHaveValue('feige-glut-sued');
  await page.getByRole('tab', { name: 'Öffnungszeiten' }).tap();
  await page.getByRole('button', { name: 'Zeiten für jeden Tag' }).tap();
  await page.getByLabel('Jeden Tag, 1. Zeit von').fill('00:00');
  await page.getByLabel('Jeden Tag, 1. Zeit bis').fill('00:00');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/branches', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Speichern' }).tap();
  // A tap while it is saved is not lost.
  await page.getByRole('tab', { name: 'Bestellen' }).tap();
  held.resolve();
  await expect(page).toHaveURL(/\/branches\/\d+\/bestellen$/);
  await page.unroute('**/api/branches');
  return /\d+/.exec(new URL(page.url()).pathname)?.[0] ?? '';
}

async function pick(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(name);
  await page.getByRole('option', { name, exact: true }).tap();
  await expect(dialog).toHaveCount(0);
}

async function createMenu(page: Page): Promise<void> {
  await goTo(page, '/menus/create');
  await page.getByLabel('Name').fill('Karte Süd');
  await page.getByRole('combobox', { name: 'Filialen' }).fill(NAME);
  await page.getByRole('option', { name: NAME }).tap();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page).toHaveURL(/\/menus\/\d+$/);
  await page.getByRole('button', { name: 'Kategorie hinzufügen' }).tap();
  await pick(page, 'Getränke');
  await page.getByRole('button', { name: 'Produkt zu „Getränke“ hinzufügen' }).tap();
  await pick(page, 'Cola');
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page.getByText('Die Speisekarte wurde gespeichert.')).toBeVisible();
}

test('a new branch with its menu takes orders once it is published, and is closed again by touch', async ({
  page,
  office,
  newCustomer,
}) => {
  test.slow();
  await enterAs(page, office);
  await page.goto('/backend/');
  await expect(page.getByLabel('Filiale', { exact: true })).toBeVisible();
  const id = await createBranch(page);
  await createMenu(page);

  const customer = await newCustomer();
  await expect(async () => {
    await customer.goto(SHOP);
    await expect(customer.getByRole('button', { name: 'Cola', exact: true })).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: PUBLISHED });
  await addAtOnce(customer, 'Cola');
  await goToCheckout(customer);
  await fillIn(customer, { 'Vor- und Nachname': 'Ada Süd', Telefonnummer: '+49 170 1234567' });
  await acceptTerms(customer);
  await orderButton(customer).tap();
  await expect(customer.getByText('bis Ihre Bestellung bestätigt wurde')).toBeVisible();

  await goTo(page, '/');
  await page.getByLabel('Filiale', { exact: true }).tap();
  await page.getByRole('option', { name: NAME }).tap();
  const order = page.getByRole('article').filter({ hasText: 'Ada Süd' });
  await order.getByRole('button', { name: 'Bestätigen' }).tap();
  await expect(customer.getByText('Ihre Bestellung wurde bestätigt')).toBeVisible();

  await page.goto(`/backend/branches/${id}/zeiten`);
  await page.getByRole('textbox', { name: 'Tag', exact: true }).fill(today());
  await page.getByRole('button', { name: 'Tag hinzufügen' }).tap();
  await page.getByRole('button', { name: 'Speichern' }).tap();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await expect(async () => {
    await customer.goto(SHOP);
    await expect(customer.getByText('Derzeit haben wir leider geschlossen.')).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: PUBLISHED });
});
