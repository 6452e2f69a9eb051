import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Product } from '../../../src/lib/contract/products.ts';
import { call, expectTrouble, open, save } from '../../support/office/page.tsx';

const read = (id: number) => call<Product>('GET', `/api/products/${id}`);
const optionsOf = async (id: number) => (await read(id)).config.parts.at(-1)?.options.map(({ name }) => name);
const make = (name: string, parts: object[] = []) =>
  call<Product>('POST', '/api/products', { name, price: 5, config: { parts } });

const button = (name: string | RegExp) => page.getByRole('button', { name });
const group = page.getByRole('link', { name: 'Dips für alle', exact: true });

async function choose(...names: string[]): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Weitere Produkte' });
  for (const name of names) {
    await field.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await userEvent.keyboard('{Escape}');
}

async function remove(): Promise<void> {
  await button('Löschen').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
}

it('options are made once, given to several products, changed in all of them at once, and taken back', async () => {
  const [one, other] = [await make('Backkartoffel'), await make('Ofensellerie')];

  await open('/option-groups/create');
  await page.getByRole('textbox', { name: 'Name für Ihr Team' }).fill('Dips zum Teilen');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dip dazu');
  await button('Option hinzufügen').click();
  const option = page.getByRole('group', { name: 'Option 1' }).getByRole('textbox', { name: 'Name' });
  await option.fill('Aioli');
  await save();
  await expect.element(page.getByText('Noch kein Produkt hat diese Optionen.')).toBeVisible();

  await choose(one.name, other.name);
  await button('Zu 2 Produkten hinzufügen').click();
  await expect.element(page.getByText('2 Produkte sind geändert.')).toBeVisible();
  expect(await optionsOf(other.id)).toEqual(['Aioli']);

  await option.fill('Aioli mit Zitrone');
  await save();
  await expect.element(page.getByText('Gespeichert. 2 Produkte sind mit geändert.')).toBeVisible();
  for (const { id } of [one, other]) expect(await optionsOf(id)).toEqual(['Aioli mit Zitrone']);
  await button('Rückgängig').click();
  await expect.element(page.getByText('Alles ist wieder wie vorher.')).toBeVisible();
  await expect.element(option).toHaveValue('Aioli');
  expect(await optionsOf(one.id)).toEqual(['Aioli']);
});

it('shared options are read in a product until they are its own, and deleted once no product has them', async () => {
  expectTrouble('/api/option-groups/');
  const [one, other] = [await make('Folienkartoffel'), await make('Ofenkürbis')];
  const dip = { name: 'Dip dazu', type: 'select', options: [{ name: 'Aioli' }] };
  const { id } = await call<{ id: number }>('POST', '/api/option-groups', {
    name: 'Dips für alle',
    part: dip,
  });
  await call('PUT', `/api/option-groups/${id}/products`, { add: [one.id, other.id] });
  await open(`/option-groups/${id}`);
  await remove();
  await expect.element(page.getByText('2 Produkte verwenden diese Optionen.')).toBeVisible();

  await page.getByRole('link', { name: one.name, exact: true }).click();
  const part = page.getByRole('group', { name: /^Auswahl \d+$/ }).last();
  await expect.element(part.getByRole('link', { name: 'Dips für alle' })).toBeVisible();
  await part.getByRole('button', { name: /^Dip dazu Eins auswählen/ }).click();
  await expect.element(part.getByText('Hier nur zum Lesen')).toBeVisible();
  await expect.element(part.getByRole('textbox')).not.toBeInTheDocument();
  await part.getByRole('button', { name: 'Lösen' }).click();
  await expect.element(part.getByRole('link', { name: 'Dips für alle' })).not.toBeInTheDocument();
  await expect.element(button('Gemeinsame Optionen hinzufügen')).toBeVisible();
  await save();
  await expect.element(page.getByText('Produkt gespeichert')).toBeVisible();
  const { parts } = (await read(one.id)).config;
  expect(parts.at(-1)).toMatchObject({ name: 'Dip dazu', options: [{ name: 'Aioli' }] });
  expect(parts.at(-1)).not.toHaveProperty('group');

  await open('/option-groups');
  await expect.element(page.getByRole('row', { name: /Dips für alle Dip dazu 1 1/ })).toBeVisible();

  // What no product has any more can be deleted.
  await group.click();
  await choose(one.name);
  await button('Zu 1 Produkt hinzufügen').click();
  await button('Von allen 2 Produkten lösen').click();
  await expect.element(page.getByText('2 Produkte sind geändert.')).toBeVisible();
  await remove();
  await expect.element(page.getByText('Gemeinsame Optionen gelöscht')).toBeVisible();
});

it('a product gets shared options in its form, and makes its own choice one of them', async () => {
  const part = { name: 'Besteck', type: 'select', options: [{ name: 'Holz' }] };
  await call('POST', '/api/option-groups', { name: 'Besteck', part });
  const stew = await make('Linseneintopf');
  const soup = await make('Suppe', [{ name: 'Serviette', type: 'select', options: [{ name: 'Rot' }] }]);
  await open(`/products/${stew.id}`);
  await button('Gemeinsame Optionen hinzufügen').click();
  await page.getByRole('menuitem', { name: 'Besteck' }).click();
  await expect.element(page.getByText('Gemeinsame Optionen:')).toBeVisible();
  await save();
  await expect.element(page.getByText('Produkt gespeichert')).toBeVisible();
  expect(await optionsOf(stew.id)).toEqual(['Holz']);

  await open(`/products/${soup.id}`);
  await button(/^Serviette Eins auswählen/).click();
  await page.getByRole('link', { name: 'Auch für andere Produkte verwenden' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Name', exact: true }).first())
    .toHaveValue('Serviette');
  await save();
  await choose('Suppe');
  await button('Zu 1 Produkt hinzufügen').click();
  await expect.element(page.getByText('1 Produkt ist geändert.')).toBeVisible();
  const { parts } = (await read(soup.id)).config;
  expect(parts.map(({ name }) => name)).toEqual(['Serviette']);
  expect(parts[0]).toHaveProperty('group');
});
