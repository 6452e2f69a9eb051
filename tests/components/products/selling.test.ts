import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { parseShop } from '../../../src/lib/contract/parse-shop.ts';
import { call, open } from '../../support/office/page.tsx';
import { expectUsable } from '../../support/component-axe.ts';

/** Whether customers can order a product: what pages are made of. */
async function isOffered(id: number): Promise<boolean | undefined> {
  const parsed = parseShop(await (await fetch('/api/init')).json());
  return parsed.ok ? parsed.shop.products.find((it) => it.id === id)?.enabled : undefined;
}

it('a product is sold out for today after two taps, and back with one', async () => {
  const { name } = await call<{ name: string }>('GET', '/api/products/102');
  await open(`/products?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const isSold = page.getByRole('switch', { name: `${name} verkaufen` });
  await expect.element(isSold).toBeChecked();
  expect(await isOffered(102)).toBe(true);
  await expectUsable('#main-content');
  await isSold.click();
  await page
    .getByRole('menu', { name: / aus dem Verkauf nehmen$/ })
    .getByRole('menuitem', { name: /Heute aus/ })
    .click();
  await expect.element(page.getByText(/Heute aus, wieder ab .*, 03:00/)).toBeVisible();
  await expect.poll(() => isOffered(102)).toBe(false);
  await isSold.click();
  await expect.element(isSold).toBeChecked();
  await expect.poll(() => isOffered(102)).toBe(true);
});
