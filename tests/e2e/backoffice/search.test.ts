import type { Page } from '@playwright/test';
import { expectScreenUsable } from '../axe.ts';
import { enterAs, expect, newEmployee, placeOrder, test } from './office.ts';

/** Ctrl K, the list of shortcuts, and the help of a screen. */

const field = (page: Page) => page.getByRole('combobox', { name: 'Was suchen Sie?' });
const find = (page: Page, name: RegExp | string) => page.getByRole('option', { name }).first();

test('an admin finds a setting by keyboard, and lands in its field', async ({ page, office }) => {
  await enterAs(page, office);
  await page.goto('/backend/heute');
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
  await field(page).fill('Zeitzone');
  await expect(find(page, /^Zeitzone/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config/);
  await expect(page.getByRole('combobox', { name: /^Zeitzone/ })).toBeFocused();
});

test('a tap on the magnifier finds an order, a dish and a screen, and the last choice again', async ({
  page,
  office,
}) => {
  const { id } = await placeOrder(page.request, 3, { name: 'Ottilie Suchmann' });
  await enterAs(page, office);
  await page.goto('/backend/heute');
  const open = page.getByRole('button', { name: 'Suchen', exact: true });
  await open.tap();
  await field(page).fill('Suchmann');
  await expect(find(page, /Ottilie Suchmann/)).toBeVisible();
  await field(page).fill('margherita');
  await expect(find(page, /^Pizza Margherita/)).toBeVisible();
  await expectScreenUsable(page, 'the search');
  await field(page).fill('Ottilie');
  await find(page, /Ottilie Suchmann/).tap();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}`));
  await page.goto('/backend/heute');
  await open.tap();
  await expect(page.getByText('Zuletzt gewählt')).toBeVisible();
  await expect(find(page, /^Bestellung #/)).toBeVisible();
  await expect(page.getByText('Suchmann')).toHaveCount(0);
  await field(page).fill('qqqqq');
  await expect(page.getByText('Nichts gefunden zu „qqqqq“')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
});

test('employees find what they may open, and no settings', async ({ page, office }) => {
  await enterAs(page, office, await newEmployee(office, [3]));
  await page.goto('/backend/');
  await page.getByRole('button', { name: 'Suchen', exact: true }).tap();
  await field(page).fill('ausverkauft');
  await expect(find(page, /^Heute aus/)).toBeVisible();
  await field(page).fill('Zeitzone');
  await expect(page.getByText('Nichts gefunden zu „Zeitzone“')).toBeVisible();
  await field(page).fill('espresso');
  await find(page, /^Espresso/).tap();
  await expect(page).toHaveURL(/\/sold-out/);
  await expect(page.getByRole('switch', { name: /Espresso/ }).first()).toBeVisible();
});

test('a question mark lists the shortcuts, and the help of a screen says what it is for', async ({
  page,
  office,
}) => {
  await enterAs(page, office);
  await page.goto('/backend/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await expect(list.getByRole('row', { name: /Suchen.*Strg \+ K/ })).toBeVisible();
  await expectScreenUsable(page, 'the list of shortcuts');
  await list.getByRole('button', { name: 'Schließen' }).tap();
  await page.getByRole('button', { name: 'Hilfe zu „Produkte“' }).tap();
  const help = page.getByRole('dialog', { name: 'Hilfe zu „Produkte“' });
  await expect(help.getByText('Ihre Gerichte und Waren mit Preis')).toBeVisible();
  await help.getByRole('link', { name: 'Hilfe zu allen Seiten' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Schließtage' })).toBeVisible();
  await expectScreenUsable(page, 'help');
  // Typed into a field, it is a question mark.
  await page.goto('/backend/products');
  await page.getByRole('textbox', { name: 'Suchen' }).fill('');
  await page.getByRole('textbox', { name: 'Suchen' }).press('?');
  await expect(list).toHaveCount(0);
});
