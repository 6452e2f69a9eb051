import type { Page } from '@playwright/test';
import { enterAs, expect, testOnOwnShop } from './office.ts';

const test = testOnOwnShop();

const allergensOf = async (page: Page, id: number) =>
  ((await (await page.request.get(`/api/products/${id}`)).json()) as { data: { allergens: string[] } }).data
    .allergens;

test('an admin changes many products at once, sees before what becomes of them, and takes it back', async ({
  page,
  office,
}) => {
  await enterAs(page, office);
  await page.goto('/backend/products');
  await page.getByRole('link', { name: 'Viele ändern' }).tap();
  await expect(page.getByText('Legen Sie oben fest, was sich ändert.')).toBeVisible();
  const before = await allergensOf(page, 101);
  await page.getByRole('combobox', { name: 'Allergene hinzufügen' }).fill('Lupinen');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Produkte aus' }).tap();
  await page.getByRole('option', { name: 'Antipasti & Feinkost', exact: true }).tap();
  const preview = page.getByRole('region', { name: 'Vorschau' });
  const boxes = preview.getByRole('checkbox', { name: /ändern$/ });
  // The products of all categories give way to those of one.
  await expect(boxes).toHaveCount(8);
  const count = await boxes.count();
  await boxes.last().tap();
  await page.getByRole('button', { name: `${count - 1} Produkte ändern` }).tap();
  await expect(page.getByText(`${count - 1} Produkte sind geändert.`)).toBeVisible();
  expect(await allergensOf(page, 101)).toEqual([...before, 'Lupinen']);
  await page.getByRole('button', { name: 'Rückgängig' }).tap();
  await expect(page.getByText('Die Produkte sind wieder wie vorher.')).toBeVisible();
  expect(await allergensOf(page, 101)).toEqual(before);
});
