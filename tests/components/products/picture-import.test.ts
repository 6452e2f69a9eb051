import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Product } from '../../../src/lib/contract/products.ts';
import { expectUsable } from '../../support/component-axe.ts';
import { call, open } from '../../support/office/page.tsx';
import { draw, pixelOf } from '../../support/office/pictures.ts';

it('an admin brings a ZIP file of pictures to its products, chooses the missing one by hand, and takes it back', async () => {
  const make = (name: string) => call<Product>('POST', '/api/products', { name, price: 5 });
  const [first, second, third] = [
    await make('Wirsingrolle'),
    await make('Pastinakenpuffer'),
    await make('Quittenkuchen'),
  ];
  const read = () =>
    Promise.all([first, second, third].map(({ id }) => call<Product>('GET', `/api/products/${id}`)));
  const before = await read();
  await open('/products');
  await page.getByRole('link', { name: 'Import / Export' }).click();
  const card = page.getByRole('region', { name: 'Bilder importieren' });
  const archive = zipSync({
    [`karte/${first.name.toLowerCase()}.jpg`]: await draw('#c33'),
    [`karte/${first.name} 2.jpg`]: await draw('#3c3'),
    [`karte/${second.id}.jpg`]: await draw('#33c'),
    'karte/IMG_4711.jpg': await draw('#cc3'),
    [`karte/kaputt ${third.id}.jpg`]: strToU8('no picture'),
    'karte/liesmich.txt': strToU8('hello'),
    [`__MACOSX/karte/._${second.id}.jpg`]: strToU8('hidden'),
  });
  const field = card.getByLabelText('Bilder oder ZIP auswählen');
  await expect.element(field).toBeEnabled();
  await field.upload(new File([archive], 'bilder.zip', { type: 'application/zip' }));
  await expect.element(card.getByText('3 Bilder zugeordnet')).toBeVisible();
  await expect.element(card.getByText('2 Bilder ohne Produkt')).toBeVisible();
  await expect.element(card.getByText('wird ausgelassen: karte/liesmich.txt')).toBeVisible();
  for (const file of ['karte/IMG_4711.jpg', `karte/kaputt ${third.id}.jpg`]) {
    await card.getByRole('combobox', { name: `Produkt für ${file}` }).fill(third.name);
    await page.getByRole('option', { name: third.name, exact: true }).click();
  }
  await expectUsable();
  await card.getByRole('button', { name: '5 Bilder für 3 Produkte übernehmen' }).click();
  await expect.element(card.getByText('3 Produkte haben neue Bilder.')).toBeVisible();
  await expect.element(card.getByText(/kaputt \d+\.jpg: /)).toBeVisible();
  const now = await read();
  expect(now.map(({ images }) => images.length)).toEqual([2, 1, 1]);
  const [, , blue] = await pixelOf(`/image/product/${now[1]?.images[0]?.id}-1.jpg`);
  expect(blue).toBeGreaterThan(150);
  await card.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.element(page.getByText('Die Produkte haben wieder ihre alten Bilder.')).toBeVisible();
  expect(await read()).toEqual(before);
});
