import type { Page } from '@playwright/test';
import { BRANCH, dialog, openCart, openProduct } from './customer.ts';
import { givePart } from './other-menus.ts';
import { expect, test } from './test.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const add = (page: Page) => dialog(page).getByRole('button', { name: 'In den Warenkorb' });

test('a picture is sent at once, shown, taken back and sent again', async ({ page }) => {
  await page.goto(BRANCH);
  await givePart(page, 'Cola', 'image', 'Motiv');
  await openProduct(page, 'Cola');
  await expect(add(page)).toBeDisabled();
  const input = dialog(page).getByLabel('Motiv');
  await expect(input).toHaveAttribute('accept', '.jpg,.jpeg,.png,.gif');
  await input.setInputFiles({ name: 'torte.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(dialog(page)).toContainText('Hochgeladen');
  await expect(dialog(page).locator('.uploads img')).toHaveAttribute(
    'src',
    /^\/upload\/[\w-]{32}\/\d+-1\.png$/,
  );
  await dialog(page).getByRole('button', { name: 'torte.png entfernen' }).click();
  await expect(add(page)).toBeDisabled();
  await input.setInputFiles({ name: 'torte.png', mimeType: 'image/png', buffer: PICTURE });
  await add(page).click();
  const cart = await openCart(page);
  await expect(cart).toContainText('1 Datei');
});

test('several files go with one product, each with its name', async ({ page }) => {
  await page.goto(BRANCH);
  await givePart(page, 'Cola', 'files', 'Unterlagen');
  await openProduct(page, 'Cola');
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  await dialog(page)
    .getByLabel('Unterlagen')
    .setInputFiles([file('a.txt'), file('b.txt')]);
  await expect(dialog(page).getByText('Hochgeladen')).toHaveCount(2);
  await expect(dialog(page)).toContainText('b.txt');
  await expect(add(page)).toBeEnabled();
});

test('a file that cannot be taken is named, and nothing of it stays', async ({ page, trouble }) => {
  trouble.expected('/api/uploads');
  await page.goto(BRANCH);
  await givePart(page, 'Cola', 'image', 'Motiv');
  await openProduct(page, 'Cola');
  const said = new Promise<string>((done) =>
    page.once('dialog', (alert) => {
      done(alert.message());
      void alert.accept();
    }),
  );
  const disguised = { name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
  await dialog(page).getByLabel('Motiv').setInputFiles(disguised);
  expect(await said).toBe(
    'Die ausgewählte Datei "bild.png" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
  );
  await expect(dialog(page)).not.toContainText('bild.png');
  await expect(add(page)).toBeDisabled();
});

test('a picture that cannot take the place of another leaves it there', async ({ page, trouble }) => {
  trouble.expected('/api/uploads');
  await page.goto(BRANCH);
  await givePart(page, 'Cola', 'image', 'Motiv');
  await openProduct(page, 'Cola');
  const input = dialog(page).getByLabel('Motiv');
  await input.setInputFiles({ name: 'torte.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(dialog(page)).toContainText('Hochgeladen');
  await expect(dialog(page)).toContainText('Durch ein anderes ersetzen');
  const said = page.waitForEvent('dialog').then((alert) => alert.accept());
  await input.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await said;
  await expect(dialog(page)).toContainText('torte.png');
  await add(page).click();
  await expect(await openCart(page)).toContainText('1 Datei');
});

for (const type of ['text', 'textarea']) {
  test(`a ${type} that is asked for must say something`, async ({ page }) => {
    await page.goto(BRANCH);
    await givePart(page, 'Cola', type, 'Widmung');
    await openProduct(page, 'Cola');
    const field = dialog(page).getByRole('textbox', { name: 'Widmung' });
    await field.fill('   ');
    await expect(add(page)).toBeDisabled();
    await field.fill('Für Zoë');
    await add(page).click();
    await expect(await openCart(page)).toContainText('Für Zoë');
  });
}

test('a product in steps goes on, back, and into the cart with the last', async ({ page }) => {
  await page.goto(BRANCH);
  await openProduct(page, 'Bowl nach Ihrem Geschmack');
  const next = dialog(page).getByRole('button', { name: 'Weiter' });
  const choice = (kind: 'radio' | 'checkbox') => dialog(page).getByRole(kind).first();
  await expect(dialog(page)).toContainText('Schritt 1 von 4');
  await expect(next).toBeDisabled();
  await choice('radio').check();
  await next.click();
  await choice('radio').check();
  await next.click();
  await expect(dialog(page)).toContainText('Schritt 3 von 4');
  await dialog(page).getByRole('button', { name: 'Zurück' }).click();
  await expect(choice('radio')).toBeChecked();
  await next.click();
  await choice('checkbox').check();
  await next.click();
  await expect(add(page)).toBeDisabled();
  await choice('radio').check();
  await add(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('[data-toast]')).toHaveText('Produkt zum Warenkorb hinzugefügt.');
});

test('back in the first step leaves the dialog, and the focus returns', async ({ page }) => {
  await page.goto(BRANCH);
  const product = page.getByRole('button', { name: 'Bowl nach Ihrem Geschmack', exact: true });
  await product.click();
  await dialog(page).getByRole('button', { name: 'Zurück' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(product).toBeFocused();
});

test('the amount is stepped within its bounds, and what is typed is brought within them', async ({
  page,
}) => {
  await page.goto(BRANCH);
  await openProduct(page, 'Cola');
  const amount = dialog(page).getByRole('textbox', { name: 'Menge' });
  const [less, more] = ['Weniger', 'Mehr'].map((name) => dialog(page).getByRole('button', { name }));
  await expect(amount).toHaveValue('1');
  await expect(less!).toBeDisabled();
  await more!.click();
  await expect(amount).toHaveValue('2');
  await less!.click();
  await expect(less!).toBeDisabled();
  await amount.fill('7000');
  await amount.blur();
  await expect(more!).toBeDisabled();
  const most = Number(await amount.inputValue());
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(7000);
  await amount.fill('viele');
  await amount.blur();
  await expect(amount).toHaveValue('1');
  await amount.fill('2,4');
  await amount.blur();
  await expect(amount).toHaveValue('2');
});
