import type { Page } from '@playwright/test';
import { acceptTerms, addAtOnce, BRANCH, dialog, fillIn, goToCheckout, orderButton } from './customer.ts';
import { expect, test } from './test.ts';

/**
 * How many taps and keys an order takes, counted by the page itself: every trusted click that a finger made, and every key. What the test
 * does to get there is counted as well.
 */
async function count(page: Page): Promise<{ taps: number; keys: number }> {
  const counted = { taps: 0, keys: 0 };
  await page.exposeFunction('counted', (what: 'taps' | 'keys') => void counted[what]++);
  await page.addInitScript(() => {
    const tell = (what: string) => (globalThis as unknown as { counted: (it: string) => void }).counted(what);
    // A label's tap comes again at its box.
    addEventListener('pointerup', ({ isTrusted }) => isTrusted && tell('taps'), true);
    addEventListener('keydown', ({ isTrusted }) => isTrusted && tell('keys'), true);
  });
  return counted;
}

/** A customer who has ordered here before and wants to be remembered. */
async function orderBefore(page: Page): Promise<void> {
  await page.goto(BRANCH);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await addAtOnce(page, 'Tiramisù');
  await goToCheckout(page);
  await fillIn(page, { 'Vor- und Nachname': 'Ada Beispiel' });
  await page.getByRole('checkbox', { name: 'Für das nächste Mal auf diesem Gerät merken' }).check();
  await acceptTerms(page);
  await orderButton(page).click();
  await page.waitForURL('**/status/**');
}

/** What the device keeps once it has seen that its orders are over. */
async function endOrders(page: Page): Promise<void> {
  // A page that does not follow them.
  await page.goto('/site/imprint');
  await page.evaluate(() => {
    const key = 'asp.demo.orders';
    const orders = JSON.parse(localStorage.getItem(key) ?? '[]') as { isOver: boolean }[];
    localStorage.setItem(key, JSON.stringify(orders.map((one) => ({ ...one, isOver: true }))));
  });
}

test('a running order stands on landing and branch page with its state, and leads to its page', async ({
  page,
}) => {
  await orderBefore(page);
  const status = page.url();
  for (const path of ['/', BRANCH]) {
    await page.goto(path);
    const bar = page.getByRole('region', { name: 'Ihre laufende Bestellung' });
    await expect(bar).toContainText('Wartet auf Bestätigung');
    await expect(page.getByRole('region', { name: 'Noch einmal bestellen' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ihre Bestellungen' })).toHaveAttribute(
      'href',
      '/bestellungen',
    );
    await bar.getByRole('link').click();
    await expect(page).toHaveURL(status);
  }
});

for (const [name, path] of [
  ['landing page', '/'],
  ['branch page', BRANCH],
] as const) {
  test(`the same again takes 4 taps and no key from the ${name} to the placed order`, async ({
    page,
    context,
  }) => {
    await orderBefore(page);
    await endOrders(page);
    await page.close();
    // Another day, in another tab.
    const later = await context.newPage();
    const counted = await count(later);
    await later.goto(path);
    await later.getByRole('button', { name: 'Noch einmal bestellen' }).tap();
    await agreeAndOrder(later);
    await expect(later.getByRole('main')).toContainText('Tiramisù');
    expect(counted).toEqual({ taps: 4, keys: 0 });
  });
}

const KNOWN = {
  name: 'Ada Beispiel',
  email: '',
  phone: '+49 170 1234567',
  street: 'Musterweg 3',
  city: '',
  floor: '',
  stairway: '',
  door: '',
};

/** The branch's menu, as a customer opens it whose name and address this device remembers. */
async function openMenu(page: Page): Promise<Awaited<ReturnType<typeof count>>> {
  const counted = await count(page);
  await page.addInitScript((known) => {
    localStorage.setItem('asp.demo.customer', known);
    document.cookie = 'cookies-accepted=1;path=/';
  }, JSON.stringify(KNOWN));
  await page.goto(BRANCH);
  return counted;
}

/** From the checkout to the placed order: the two texts and the button. */
async function agreeAndOrder(page: Page): Promise<void> {
  await page.waitForURL(`**${BRANCH}/checkout`);
  await page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).tap();
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).tap();
  await orderButton(page).tap();
  await page.waitForURL('**/status/**');
}

test('a dessert to take away takes 6 taps and no key from the menu to the placed order', async ({ page }) => {
  const counted = await openMenu(page);
  await page.getByRole('button', { name: 'Tiramisù in den Warenkorb' }).tap();
  await page.getByRole('button', { name: /im Warenkorb/ }).tap();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).tap();
  await agreeAndOrder(page);
  expect(counted).toEqual({ taps: 6, keys: 0 });
});

test('a pizza and a dessert to be delivered take 11 taps and no key', async ({ page }) => {
  const counted = await openMenu(page);
  await page.getByRole('button', { name: 'Pizza Diavola', exact: true }).tap();
  await dialog(page).getByRole('button', { name: 'In den Warenkorb' }).tap();
  await page.getByRole('button', { name: 'Tiramisù in den Warenkorb' }).tap();
  await page.getByRole('button', { name: /im Warenkorb/ }).tap();
  const cart = page.getByRole('region', { name: 'Warenkorb' });
  await cart.getByRole('radio', { name: 'Lieferung' }).tap();
  await cart.getByRole('combobox', { name: 'Liefergebiet' }).selectOption('10243 Berlin-Friedrichshain');
  // A list of the system's: one tap opens it, another one chooses.
  counted.taps += 2;
  await page.getByRole('link', { name: 'Jetzt bestellen' }).tap();
  await agreeAndOrder(page);
  expect(counted).toEqual({ taps: 11, keys: 0 });
});
