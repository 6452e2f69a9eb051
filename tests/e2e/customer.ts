import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a customer does, in the words of the page. The branch is the demo's one that never closes. */

export const BRANCH = '/store/berlin-nachtkueche';

export type Mode = 'Takeaway' | 'Lieferung' | 'Dine In';

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** '1.234,50 EUR' → 1234.5, wherever in the text it stands. */
export function amountIn(text: string | null): number {
  const [, found] = /([\d.]+,\d{2})\s*EUR/.exec(text ?? '') ?? [];
  if (!found) throw new Error(`no amount in '${text}'`);
  return Number(found.replaceAll('.', '').replace(',', '.'));
}

export async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
  // Until then, it shows what its row has.
  await expect(dialog(page)).not.toHaveAttribute('aria-busy');
}

const addButton = (page: Page) => dialog(page).getByRole('button', { name: 'In den Warenkorb' });

/** Puts what the dialog shows into the cart; answers what the dialog said it costs. */
export async function addFromDialog(page: Page): Promise<number> {
  const price = amountIn(await addButton(page).textContent());
  await addButton(page).click();
  await expect(dialog(page)).toBeHidden();
  return price;
}

/** A large pizza with rocket. */
export async function addMargherita(page: Page): Promise<number> {
  await openProduct(page, 'Pizza Margherita');
  await dialog(page).getByRole('radio', { name: 'Familie, 45 cm' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Rucola' }).check();
  return addFromDialog(page);
}

/** Olives by weight: typed as Germans type it. */
export async function addOlives(page: Page, kilograms: string): Promise<number> {
  await openProduct(page, 'Marinierte Oliven');
  const amount = dialog(page).getByRole('textbox', { name: 'Menge' });
  await amount.fill(kilograms);
  await amount.blur();
  return addFromDialog(page);
}

export const addAtOnce = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} in den Warenkorb` }).click();

/** The cart with its lines: a sheet on a phone, a column on a desktop. */
export async function openCart(page: Page): Promise<Locator> {
  const cart = page.getByRole('region', { name: 'Warenkorb' });
  if (isPhone(page)) await page.getByRole('button', { name: /im Warenkorb/ }).click();
  else {
    // A hand moves a mouse in more than one step; a single one looks like a mouse that rests where the page appears.
    await page.mouse.move(1, 1);
    await cart.hover();
  }
  await expect(cart.getByRole('group', { name: 'Art der Lieferung' })).toBeVisible();
  return cart;
}

/** Nothing is in the cart: a phone shows no bar, a desktop invites to order. */
export async function expectEmptyCart(page: Page): Promise<void> {
  await expect(page.locator('[data-cart-words]')).toHaveText('Keine Produkte im Warenkorb');
  if (isPhone(page)) await expect(page.getByRole('button', { name: /im Warenkorb/ })).toBeHidden();
  else await expect(page.getByRole('region', { name: 'Warenkorb' })).toContainText('Was darf es sein?');
}

/** The amount in the row of a summary, such as 'Gesamt Brutto'. */
export async function amountBeside(summary: Locator, term: string): Promise<number> {
  const row = summary.locator('div', { has: summary.page().getByText(term, { exact: true }) }).last();
  return amountIn(await row.getByRole('definition').textContent());
}

export async function chooseMode(within: Page | Locator, mode: Mode): Promise<void> {
  const group = within.getByRole('group', { name: 'Art der Lieferung' });
  await group.getByRole('radio', { name: mode }).check();
}

export async function goToCheckout(page: Page): Promise<void> {
  const cart = page.getByRole('region', { name: 'Warenkorb' });
  if (!(await cart.getByRole('link', { name: 'Jetzt bestellen' }).isVisible())) await openCart(page);
  await cart.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await expect(page.getByRole('textbox', { name: 'Vor- und Nachname' })).toBeVisible();
}

export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
}

export const orderButton = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });

interface Placed {
  uid: string;
  hash: string;
  ticketNumber: string | null;
}

interface Init {
  data: { url: string; data: { data: { id: number; name: string; identifier?: string }[] } }[];
}

/** An order placed by a call, without the pages. */
export async function placeOrder(request: APIRequestContext, product = 'Cola'): Promise<Placed> {
  const init = (await (await request.get('/api/init')).json()) as Init;
  const list = (url: string) => init.data.find((entry) => entry.url === url)?.data.data ?? [];
  const answer = await request.post('/api/orders', {
    data: {
      branch: { id: list('/api/branches').find(({ identifier }) => BRANCH.endsWith(`/${identifier}`))?.id },
      name: 'Nora Beispiel',
      paymentMethod: 'cash',
      legalInstructions: true,
      privacyPolicy: true,
      items: [
        {
          product: { id: list('/api/products').find(({ name }) => name === product)?.id },
          amount: 2,
          unit: 'Stk',
        },
      ],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: Placed }).data;
}

/** Whether a page has to be pushed sideways to be read. */
export const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
