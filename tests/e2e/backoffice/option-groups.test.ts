import type { Page } from '@playwright/test';
import type { Product } from '../../../src/lib/contract/products.ts';
import { enterAs, expect, testOnOwnShop } from './office.ts';

const test = testOnOwnShop();

const productOf = async (page: Page, id: number) =>
  ((await (await page.request.get(`/api/products/${id}`)).json()) as { data: Product }).data;
const optionsOf = async (page: Page, id: number) =>
  (await productOf(page, id)).config.parts.at(-1)?.options.map(({ name }) => name);

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).tap();

test('options are made once, given to several products, changed in all of them at once, and taken back', async ({
  page,
  office,
  trouble,
}) => {
  trouble.expected('/api/option-groups/');
  await enterAs(page, office);
  const [one, other] = [await productOf(page, 101), await productOf(page, 102)];

  await page.goto('/backend/option-groups/create');
  await page.getByRole('textbox', { name: 'Name für Ihr Team' }).fill('Dips für alle');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dip dazu');
  await page.getByRole('button', { name: 'Option hinzufügen' }).tap();
  const option = page.getByRole('group', { name: 'Option 1' }).getByRole('textbox', { name: 'Name' });
  await option.fill('Aioli');
  await save(page);
  await expect(page.getByText('Noch kein Produkt hat diese Optionen.')).toBeVisible();

  const choose = page.getByRole('combobox', { name: 'Weitere Produkte' });
  for (const { name } of [one, other]) {
    await choose.fill(name);
    await page.getByRole('option', { name, exact: true }).tap();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zu 2 Produkten hinzufügen' }).tap();
  await expect(page.getByText('2 Produkte sind geändert.')).toBeVisible();
  expect(await optionsOf(page, 102)).toEqual(['Aioli']);

  await option.fill('Aioli mit Zitrone');
  await save(page);
  await expect(page.getByText('Gespeichert. 2 Produkte sind mit geändert.')).toBeVisible();
  expect([await optionsOf(page, 101), await optionsOf(page, 102)]).toEqual([
    ['Aioli mit Zitrone'],
    ['Aioli mit Zitrone'],
  ]);
  await page.getByRole('button', { name: 'Rückgängig' }).tap();
  await expect(page.getByText('Alles ist wieder wie vorher.')).toBeVisible();
  await expect(option).toHaveValue('Aioli');
  expect(await optionsOf(page, 101)).toEqual(['Aioli']);

  await page.getByRole('button', { name: 'Löschen' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).tap();
  await expect(page.getByText('2 Produkte verwenden diese Optionen.')).toBeVisible();

  // In the product they are there to read, until they are its own.
  await page.getByRole('link', { name: one.name, exact: true }).tap();
  const part = page.getByRole('group', { name: /^Auswahl \d+$/ }).last();
  await expect(part.getByRole('link', { name: 'Dips für alle' })).toBeVisible();
  await part.getByRole('button', { name: /^Dip dazu Eins auswählen/ }).tap();
  await expect(part.getByText('Hier nur zum Lesen')).toBeVisible();
  await expect(part.getByRole('textbox')).toHaveCount(0);
  await part.getByRole('button', { name: 'Lösen' }).tap();
  await expect(part.getByRole('link', { name: 'Dips für alle' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Gemeinsame Optionen hinzufügen' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Produkt gespeichert')).toBeVisible();
  const { parts } = (await productOf(page, 101)).config;
  expect(parts.at(-1)).toMatchObject({ name: 'Dip dazu', options: [{ name: 'Aioli' }] });
  expect(parts.at(-1)).not.toHaveProperty('group');

  await page.goto('/backend/option-groups');
  await expect(page.getByRole('row', { name: /Dips für alle Dip dazu 1 1/ })).toBeVisible();

  // What no product has any more can be deleted.
  await page.getByRole('link', { name: 'Dips für alle', exact: true }).tap();
  await choose.fill(one.name);
  await page.getByRole('option', { name: one.name, exact: true }).tap();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zu 1 Produkt hinzufügen' }).tap();
  await page.getByRole('button', { name: 'Von allen 2 Produkten lösen' }).tap();
  await expect(page.getByText('2 Produkte sind geändert.')).toBeVisible();
  await page.getByRole('button', { name: 'Löschen' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).tap();
  await expect(page.getByText('Gemeinsame Optionen gelöscht')).toBeVisible();
});

test('a product gets shared options in its form, and makes its own choice one of them', async ({
  page,
  office,
}) => {
  await enterAs(page, office);
  const part = { name: 'Besteck', type: 'select', options: [{ name: 'Holz' }] };
  const made = await page.request.post('/api/option-groups', { data: { name: 'Besteck', part } });
  expect(made.status()).toBe(201);
  await page.goto('/backend/products/103');
  await page.getByRole('button', { name: 'Gemeinsame Optionen hinzufügen' }).tap();
  await page.getByRole('menuitem', { name: 'Besteck' }).tap();
  await expect(page.getByText('Gemeinsame Optionen:')).toBeVisible();
  await save(page);
  await expect(page.getByText('Produkt gespeichert')).toBeVisible();
  expect(await optionsOf(page, 103)).toEqual(['Holz']);

  const own = { name: 'Serviette', type: 'select', options: [{ name: 'Rot' }] };
  const product = await page.request.post('/api/products', {
    data: { name: 'Suppe', price: 5, config: { parts: [own] } },
  });
  const { data } = (await product.json()) as { data: Product };
  await page.goto(`/backend/products/${data.id}`);
  await page.getByRole('button', { name: /^Serviette Eins auswählen/ }).tap();
  await page.getByRole('link', { name: 'Auch für andere Produkte verwenden' }).tap();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue('Serviette');
  await save(page);
  const choose = page.getByRole('combobox', { name: 'Weitere Produkte' });
  await choose.fill('Suppe');
  await page.getByRole('option', { name: 'Suppe', exact: true }).tap();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zu 1 Produkt hinzufügen' }).tap();
  await expect(page.getByText('1 Produkt ist geändert.')).toBeVisible();
  const { parts } = (await productOf(page, data.id)).config;
  expect(parts.map(({ name }) => name)).toEqual(['Serviette']);
  expect(parts[0]).toHaveProperty('group');
});
