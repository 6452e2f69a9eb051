import { brotliCompressSync } from 'node:zlib';
import { addAtOnce, addMargherita, amountBeside, BRANCH, dialog, openCart, openProduct } from './customer.ts';
import { scriptsAtRest, scriptsOf } from './scripts.ts';
import { expect, test, WIDE } from './test.ts';

/** React's own address for its error messages: it stands in every build of it. */
const REACT = 'react.dev/errors';

test('React is fetched at the first touch of a product, not before', WIDE, async ({ page }) => {
  const before = await scriptsAtRest(page, BRANCH);
  expect(before.join('\n')).not.toContain(REACT);
  // File by file, as they travel.
  const packed = before.map((text) => brotliCompressSync(text).length);
  expect(packed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(6000);

  const after = scriptsOf(page);
  await openProduct(page, 'Pizza Margherita');
  expect((await Promise.all(after)).join('\n')).toContain(REACT);
});

test.describe('on a phone', () => {
  // A desktop shows its cart at once, and that is React.
  test.use({ viewport: { width: 360, height: 740 } });

  test('a plain product goes into the cart without React', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(BRANCH);
    // The event alone: a pointer on its way would touch other things.
    await page.getByRole('button', { name: 'Cola in den Warenkorb' }).dispatchEvent('click');
    await expect(page.getByRole('status')).toHaveText('Produkt zum Warenkorb hinzugefügt.');
    await expect(page.getByRole('button', { name: '1 Produkt im Warenkorb' })).toBeVisible();
    expect((await Promise.all(scripts)).join('\n')).not.toContain(REACT);
  });

  test('hydration formats no number, which is slow on a phone the first time', async ({ page }) => {
    await page.addInitScript(() => {
      Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
        construct(target, given: ConstructorParameters<typeof Intl.NumberFormat>) {
          document.documentElement.dataset['formats'] = '1';
          return new target(...given);
        },
      });
    });
    const shows = page.locator('html[data-formats]');
    await page.goto(BRANCH, { waitUntil: 'networkidle' });
    await expect(shows).toHaveCount(0);
    await addAtOnce(page, 'Cola');
    await expect(shows).toHaveCount(1);
    await expect(page.getByRole('button', { name: '1 Produkt im Warenkorb' })).toContainText('3,20 EUR');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu can be read, with its prices', async ({ page }) => {
    await page.goto(BRANCH);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Pizza Margherita', exact: true })).toBeVisible();
    await expect(main).toContainText('Pizza Margherita');
    await expect(main.getByRole('listitem').filter({ hasText: 'Pizza Margherita' }).first()).toContainText(
      'EUR',
    );
  });

  test('allergens stand in the menu with their meaning, and on a sheet', async ({ page }) => {
    await page.goto(BRANCH);
    const main = page.getByRole('main');
    const row = main.getByRole('listitem').filter({ hasText: 'Pizza Margherita' }).first();
    await expect(row.locator('[data-signs]')).toHaveText(/^A, G/);
    const legend = page.getByText('Allergene und Zusatzstoffe', { exact: true });
    // Scrolls there first: groups of the menu take their height as they come into sight, and move what lies below.
    await legend.click({ trial: true });
    await legend.click();
    await expect(main.getByRole('group').filter({ has: legend })).toHaveAttribute('open', '');
    await expect(main).toContainText('A Gluten');
    await main.getByRole('link', { name: 'Allergene aller Gerichte' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Allergene');
    await expect(page.getByRole('main')).toContainText('Gluten');
  });

  test('the branches can be found', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /Nachtküche/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feige & Glut Nachtküche');
  });
});

test('a reload keeps the cart', WIDE, async ({ page }) => {
  await page.goto(BRANCH);
  const pizza = await addMargherita(page);
  await page.reload();
  const cart = await openCart(page);
  await expect(cart).toContainText('Familie, 45 cm');
  await expect.poll(() => amountBeside(cart, 'Gesamt Brutto')).toBe(pizza);
});

test('a tap on a product while React is loading opens it once', async ({ page }) => {
  await page.goto(BRANCH, { waitUntil: 'networkidle' });
  let arrive = () => {};
  const network = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await network;
    await route.continue();
  });
  const product = page.getByRole('button', { name: 'Pizza Margherita', exact: true });
  await product.click();
  // What the page has, at once.
  await expect(dialog(page).getByRole('heading', { name: 'Pizza Margherita' })).toBeVisible();
  await expect(dialog(page)).toContainText('10,90 EUR');
  await expect(dialog(page).getByRole('radio')).toHaveCount(0);
  arrive();
  await expect(dialog(page).getByRole('radio').first()).toBeChecked();
  await expect(dialog(page)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('offline a tap on a product says so, and the next tap opens it', async ({ page, trouble }) => {
  trouble.expected('.js');
  await page.goto(BRANCH, { waitUntil: 'networkidle' });
  await page.route('**/*.js', (route) => route.abort('internetdisconnected'));
  const product = page.getByRole('button', { name: 'Pizza Margherita', exact: true });
  await product.click();
  await expect(page.getByRole('status').filter({ hasText: /\p{L}/u })).toBeVisible();
  await page.unroute('**/*.js');
  await product.click();
  await expect(dialog(page)).toBeVisible();
});

test('without a network a dish and the cart open once something is in it', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expected('/api/');
  trouble.expected('/image/');
  await page.goto(BRANCH);
  const came = page.waitForResponse(/_astro\/ordering\./);
  await addAtOnce(page, 'Espresso');
  await came;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Pizza Margherita', exact: true }).click();
  await expect(dialog(page).getByRole('radio').first()).toBeChecked();
  await expect(dialog(page).locator('img')).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(await openCart(page)).toContainText('Espresso');
});

test('a tap on the plus while React is loading still counts', async ({ page, trouble }) => {
  trouble.expected('.js');
  await page.goto(BRANCH, { waitUntil: 'networkidle' });
  await page.route('**/*.js', (route) => route.abort('connectionfailed'));
  await addAtOnce(page, 'Espresso');
  await addAtOnce(page, 'Espresso');
  await page.unroute('**/*.js');
  await page.reload();
  const cart = await openCart(page);
  await expect.poll(() => amountBeside(cart, 'Gesamt Brutto')).toBe(5.2);
});

test('a product can be configured by keyboard alone', async ({ page }) => {
  await page.goto(BRANCH);
  await page.getByRole('button', { name: 'Pizza Margherita', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pizza Margherita', exact: true })).toBeFocused();
});

test('back on the first step closes the dialog, and the focus returns', async ({ page }) => {
  await page.goto(BRANCH);
  const product = page.getByRole('button', { name: 'Bowl nach Ihrem Geschmack', exact: true });
  await product.click();
  await dialog(page).getByRole('button', { name: 'Zurück' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(product).toBeFocused();
});
