import type { APIRequestContext, Page } from '@playwright/test';
import { byDay, expectUsable } from './axe.ts';
import {
  addAtOnce,
  BRANCH,
  chooseMode,
  dialog,
  goToCheckout,
  isWider,
  openCart,
  openProduct,
  orderButton,
  placeOrder,
} from './customer.ts';
import { expect, test, WIDE } from './test.ts';

/** A screen, and how a customer gets there from the one before. */
type Step = [screen: string, reach: (page: Page, request: APIRequestContext) => Promise<unknown>];

const ORDERING: Step[] = [
  ['the menu', (page) => page.goto(BRANCH)],
  ['the product dialog', (page) => openProduct(page, 'Pizza Margherita')],
  [
    'a product in steps',
    async (page) => {
      await page.keyboard.press('Escape');
      await openProduct(page, 'Bowl nach Ihrem Geschmack');
      await dialog(page).getByRole('radio').first().check();
      await dialog(page).getByRole('button', { name: 'Weiter' }).click();
    },
  ],
  [
    'the cart',
    async (page) => {
      await page.keyboard.press('Escape');
      for (const name of ['Tiramisù', 'Tiramisù', 'Cola']) await addAtOnce(page, name);
      await chooseMode(await openCart(page), 'Lieferung');
    },
  ],
  [
    'the checkout for delivery',
    async (page) => {
      await goToCheckout(page);
      await expect(page.getByRole('combobox', { name: 'PLZ + Ort' })).toBeVisible();
    },
  ],
  [
    'the checkout with errors',
    async (page) => {
      await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill(' ');
      await orderButton(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'the status page',
    async (page, request) => {
      const { uid, hash } = await placeOrder(request);
      await page.goto(`/status/${uid}/${hash}`);
      await expect(page.getByRole('main')).toContainText('Vielen Dank');
    },
  ],
];

const READING: Step[] = [
  ['the landing page', (page) => page.goto('/')],
  ['the page without reception', (page) => page.goto('/offline')],
  ['a legal page', (page) => page.goto('/site/privacy')],
  ['the allergens of all dishes', (page) => page.goto(`${BRANCH}/allergens`)],
  ['the list of own orders', (page) => page.goto('/bestellungen')],
  ['the page that is not there', (page) => page.goto('/gibt-es-nicht')],
];

for (const [what, steps] of [
  ['everything on the way to an order', ORDERING],
  ['everything there is to read', READING],
] as const) {
  test(`${what} is accessible, in light and dark`, WIDE, async ({ page, request, trouble }) => {
    test.setTimeout(90_000);
    trouble.expected('404');
    await byDay(page);
    for (const [screen, reach] of steps)
      await test.step(screen, async () => {
        await reach(page, request);
        await expectUsable(page, screen);
        expect(await isWider(page), 'nothing overflows sideways').toBe(false);
      });
  });
}
