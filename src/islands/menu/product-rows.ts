import type { Product } from '../../lib/domain/product.ts';
import { productFromMarkup } from '../../lib/stores/menu-markup.ts';

/** The product that a row of the menu, or anything inside it, is about. */
export function productOfRow(inside: Element): Product | null {
  const row = inside.closest<HTMLElement>('[data-product]');
  if (!row?.dataset.product) return null;
  const text = (selector: string) => row.querySelector(selector)?.textContent ?? '';
  return productFromMarkup(row.dataset.product, {
    name: text('[data-name]'),
    description: text('[data-description]'),
  });
}
