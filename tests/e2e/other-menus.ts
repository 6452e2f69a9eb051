import type { Page } from '@playwright/test';
import { BRANCH } from './customer.ts';

/** Menus as other shops would have them: the page, or what the API says of it, is changed on its way. */

/** A branch whose page says this from the beginning of time. */
export async function pretendNotice(page: Page, text: string, kind: string): Promise<void> {
  await page.route(`**${BRANCH}`, async (route) => {
    const response = await route.fetch();
    const steps = JSON.stringify({ texts: ['', text], steps: [[0, 1, kind]] }).replaceAll('"', '&quot;');
    const body = (await response.text()).replace(/data-notice="[^"]*"/, `data-notice="${steps}"`);
    await route.fulfill({ response, body });
  });
}

interface Product {
  id: number;
  name: string;
  price: number;
  enabled: boolean;
}

/** From now on the API has these products changed. */
export async function changeMenu(page: Page, change: (product: Product) => void): Promise<void> {
  await page.route('**/api/products', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Product[] };
    data.forEach(change);
    await route.fulfill({ response, json: { data } });
  });
}

/** Gives a product of the page's menu a part that its customer has to fill. */
export async function givePart(page: Page, product: string, type: string, name: string): Promise<void> {
  await page.getByRole('button', { name: product, exact: true }).evaluate(
    (button, part) => {
      const row = button.closest<HTMLElement>('[data-product]');
      if (!row) return;
      const data = JSON.parse((row.dataset.product ?? '{}').replaceAll("'", '"')) as { config?: object };
      data.config = { parts: [{ description: '', optional: false, options: [], ...part }] };
      row.dataset.product = JSON.stringify(data);
    },
    { type, name },
  );
}
