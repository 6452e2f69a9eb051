import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  addAtOnce,
  BRANCH,
  chooseMode,
  dialog,
  goToCheckout,
  openCart,
  openProduct,
  orderButton,
  placeOrder,
} from './customer.ts';
import { expect, test } from './test.ts';

/** Every screen, and how a customer gets there. */
const SCREENS: Record<string, (page: Page, request: APIRequestContext) => Promise<unknown>> = {
  'the landing page': (page) => page.goto('/'),
  'the menu': (page) => page.goto(BRANCH),
  'the product dialog': async (page) => {
    await page.goto(BRANCH);
    await openProduct(page, 'Pizza Margherita');
  },
  'a product in steps': async (page) => {
    await page.goto(BRANCH);
    await openProduct(page, 'Bowl nach Ihrem Geschmack');
    await dialog(page).getByRole('radio').first().check();
    await dialog(page).getByRole('button', { name: 'Weiter' }).click();
  },
  'the cart': async (page) => {
    await page.goto(BRANCH);
    await addAtOnce(page, 'Espresso');
    await chooseMode(await openCart(page), 'Lieferung');
  },
  'the checkout for delivery': async (page) => {
    await page.goto(BRANCH);
    for (const name of ['Tiramisù', 'Tiramisù', 'Cola']) await addAtOnce(page, name);
    await goToCheckout(page);
    await chooseMode(page, 'Lieferung');
  },
  'the checkout with errors': async (page) => {
    await page.goto(BRANCH);
    await addAtOnce(page, 'Espresso');
    await goToCheckout(page);
    await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill(' ');
    await orderButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the status page': async (page, request) => {
    const { uid, hash } = await placeOrder(request);
    await page.goto(`/status/${uid}/${hash}`);
    await expect(page.getByRole('main')).toContainText('Vielen Dank');
  },
  'a legal page': (page) => page.goto('/site/privacy'),
  'the page that is not there': (page) => page.goto('/gibt-es-nicht'),
};

/** Waits until the page stands in its new colours: a transition of the parent's colour starts the child's. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let calm = 0, frame = 0; calm < 5 && frame < 120; frame += 1) {
      await new Promise((next) => requestAnimationFrame(next));
      calm = document.getAnimations().length === 0 ? calm + 1 : 0;
    }
  });

async function violations(page: Page) {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
}

for (const [screen, reach] of Object.entries(SCREENS)) {
  test(`${screen} can be used by everyone, by day and by night`, async ({ page, request, trouble }) => {
    trouble.expected('404');
    trouble.expected('/api/orders');
    // Colours are judged at rest.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await reach(page, request);
    // What is out of view is not painted, and would be judged in the colours it had before.
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    expect.soft(await violations(page), 'in light colours').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await painted(page);
    expect.soft(await violations(page), 'in dark colours').toEqual([]);
  });
}
