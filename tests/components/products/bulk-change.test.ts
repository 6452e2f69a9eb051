import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call, open } from '../../support/office/page.tsx';

const allergensOf = async (id: number) =>
  (await call<{ allergens: string[] }>('GET', `/api/products/${id}`)).allergens;

it('an admin changes many products at once, sees before what becomes of them, and takes it back', async () => {
  await open('/products');
  await page.getByRole('link', { name: 'Viele ändern' }).click();
  await expect.element(page.getByText('Legen Sie oben fest, was sich ändert.')).toBeVisible();
  const before = await allergensOf(101);
  await page.getByRole('combobox', { name: 'Allergene hinzufügen' }).fill('Lupinen');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('combobox', { name: 'Produkte aus' }).click();
  await page.getByRole('option', { name: 'Antipasti & Feinkost', exact: true }).click();
  const boxes = page.getByRole('region', { name: 'Vorschau' }).getByRole('checkbox', { name: /ändern$/ });
  // The products of all categories give way to those of one.
  await expect.element(boxes).toHaveLength(8);
  await boxes.last().click();
  await page.getByRole('button', { name: '7 Produkte ändern' }).click();
  await expect.element(page.getByText('7 Produkte sind geändert.')).toBeVisible();
  expect(await allergensOf(101)).toEqual([...before, 'Lupinen']);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.element(page.getByText('Die Produkte sind wieder wie vorher.')).toBeVisible();
  expect(await allergensOf(101)).toEqual(before);
});
