import { createElement } from 'react';
import { page } from 'vitest/browser';
import { CartPanel } from '../../../src/islands/cart/CartPanel.tsx';
import { openProduct } from '../../../src/islands/product-dialog/ProductDialog.tsx';
import type { Part, Product } from '../../../src/lib/domain/product.ts';
import { branchFacts, rangesAhead } from '../../../src/lib/domain/branch-facts.ts';
import { DateTime } from 'luxon';
import { expect } from 'vitest';
import { demo, open, ZONE } from '../../support/islands/page.ts';

/** The cart of the branch that never closes, and the dialog of a product over it. */

export const dialog = () => page.getByRole('dialog');
export const add = () => dialog().getByRole('button', { name: 'In den Warenkorb' });
export const main = () => page.getByRole('main');

export function dish(name: string): Product {
  const product = demo.products.find((one) => one.name === name);
  if (!product) throw new Error(`the shop has no ${name}`);
  return product;
}

/** Shows the cart's panel; with these dishes in it. */
export function openCart(dishes: Record<string, number> = {}): void {
  const branch = demo.branches.find(({ identifier }) => identifier === 'berlin-nachtkueche');
  if (!branch) throw new Error('the demo shop has no such branch');
  const lines = Object.entries(dishes).map(([name, amount]) => {
    const product = dish(name);
    return { product, amount, unit: product.unit.symbol, parts: [] };
  });
  localStorage.setItem('asp.demo.berlin-nachtkueche.cart', JSON.stringify(lines));
  open({
    path: '/store/berlin-nachtkueche',
    data: {
      ...branchFacts(branch, demo.tables, demo.config),
      openRanges: rangesAhead(branch, DateTime.now().setZone(ZONE).startOf('day')),
    },
    island: createElement(CartPanel),
  });
}

/** Opens a product's dialog over the cart; `part` is one that its customer has to fill. */
export async function openDish(name: string, part?: Pick<Part, 'type' | 'name'>): Promise<void> {
  openCart();
  const product = dish(name);
  const own = part && { parts: [{ description: '', optional: false, options: [], ...part }] };
  await openProduct(own ? { ...product, config: own as Product['config'] } : product);
  await expect.element(dialog().getByRole('heading', { name, exact: true })).toBeVisible();
}
