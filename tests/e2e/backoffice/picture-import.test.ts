import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { expectScreenUsable } from '../axe.ts';
import { enterAs, expect, testOnOwnShop } from './office.ts';

const test = testOnOwnShop();

const draw = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

test('an admin brings a ZIP file of pictures to its products, chooses the missing one by hand, and takes it back', async ({
  page,
  office,
}) => {
  const read = async (id: number) =>
    (
      (await (await page.request.get(`/api/products/${id}`)).json()) as {
        data: { name: string; images: { id: number }[] };
      }
    ).data;
  await enterAs(page, office);
  await page.goto('/backend/products');
  await page.getByRole('link', { name: 'Import / Export' }).tap();
  const card = page.getByRole('region', { name: 'Bilder importieren' });
  const [first, second, third] = await Promise.all([read(101), read(102), read(103)]);
  const archive = zipSync({
    [`karte/${first.name.toLowerCase()}.jpg`]: await draw('#c33'),
    [`karte/${first.name} 2.jpg`]: await draw('#3c3'),
    'karte/102.jpg': await draw('#33c'),
    'karte/IMG_4711.jpg': await draw('#cc3'),
    'karte/kaputt 103.jpg': strToU8('no picture'),
    'karte/liesmich.txt': strToU8('hello'),
    '__MACOSX/karte/._102.jpg': strToU8('hidden'),
  });
  const field = card.getByLabel('Bilder oder ZIP auswählen').and(page.locator('input'));
  await expect(field).toBeEnabled();
  await field.setInputFiles({
    name: 'bilder.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(archive),
  });
  await expect(card.getByText('3 Bilder zugeordnet')).toBeVisible();
  await expect(card.getByText('2 Bilder ohne Produkt')).toBeVisible();
  await expect(card.getByText('wird ausgelassen: karte/liesmich.txt')).toBeVisible();
  for (const file of ['karte/IMG_4711.jpg', 'karte/kaputt 103.jpg']) {
    await card.getByRole('combobox', { name: `Produkt für ${file}` }).fill(third.name);
    await page.getByRole('option', { name: third.name, exact: true }).tap();
  }
  await expectScreenUsable(page, 'pictures of a ZIP file');
  await card.getByRole('button', { name: '5 Bilder für 3 Produkte übernehmen' }).tap();
  await expect(card.getByText('3 Produkte haben neue Bilder.')).toBeVisible();
  await expect(card.getByText(/kaputt 103\.jpg: /)).toBeVisible();
  const now = await Promise.all([read(101), read(102), read(103)]);
  expect(now.map(({ images }) => images.length)).toEqual([2, 1, 1]);
  const shown = await page.request.get(`/image/product/${now[1]?.images[0]?.id}-1.jpg`);
  expect((await sharp(await shown.body()).stats()).dominant.b).toBeGreaterThan(150);
  await card.getByRole('button', { name: 'Rückgängig' }).tap();
  await expect(page.getByText('Die Produkte haben wieder ihre alten Bilder.')).toBeVisible();
  expect(await Promise.all([read(101), read(102), read(103)])).toEqual([first, second, third]);
});
