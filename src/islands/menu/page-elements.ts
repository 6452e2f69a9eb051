import type { Product } from '../../lib/domain/product.ts';
import { productFromMarkup } from '../../lib/stores/menu/product-markup.ts';

/** The product of the menu row that an element belongs to. */
export function productOfRow(inside: Element): Product | null {
  const row = inside.closest<HTMLElement>('[data-product]');
  const menu = inside.closest<HTMLElement>('[data-menu]');
  if (!row?.dataset.product || !menu?.dataset.menu) return null;
  const text = (selector: string) => row.querySelector(selector)?.textContent ?? '';
  const said = { name: text('[data-name]'), description: text('[data-description]') };
  return productFromMarkup(row.dataset.product, said, menu.dataset.menu);
}
