import type { Product } from '../../lib/domain/product.ts';
import { productFromMarkup } from '../../lib/stores/menu/product-markup.ts';

const elements: Record<string, HTMLElement> = {};

/** Cached: the cart comes after the menu, and searching a large menu takes long. */
export function element(selector: string): HTMLElement {
  const found = elements[selector] ?? document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return (elements[selector] = found);
}

let toastTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows a text over the page, by default for as long as it takes to read. */
export function showToast(text: string, ms = text.length * 70): void {
  const toast = element('[data-toast]');
  toast.textContent = text;
  toast.classList.add('shown');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(hideToast, ms);
}

export function hideToast(): void {
  const toast = element('[data-toast]');
  toast.classList.remove('shown');
  toast.textContent = '';
}

/** The product of the menu row that an element belongs to. */
export function productOfRow(inside: Element): Product | null {
  const row = inside.closest<HTMLElement>('[data-product]');
  const menu = inside.closest<HTMLElement>('[data-menu]');
  if (!row?.dataset.product || !menu?.dataset.menu) return null;
  const text = (selector: string) => row.querySelector(selector)?.textContent ?? '';
  const said = { name: text('[data-name]'), description: text('[data-description]') };
  return productFromMarkup(row.dataset.product, said, menu.dataset.menu);
}
