import { undo as words } from '../../content/texts/undo.ts';
import { currentCartChanges, UNDO_MS, type Removed } from '../../lib/stores/cart/cart.ts';
import { element, hideToast, showToast } from './toast.ts';

/** Reaching the button by keyboard takes longer. */
const BY_KEY_MS = 60_000;

/** Offers to take a removal in a row back; a keyboard is led there, and has a minute. */
export function offerUndo({ item }: Removed, row: HTMLElement | undefined, isByKey: boolean): void {
  const undo = document.createElement('button');
  undo.type = 'button';
  undo.textContent = words.undo;
  undo.onclick = () => {
    currentCartChanges().undo();
    hideToast();
    row?.querySelector<HTMLElement>('.plus')?.focus();
  };
  showToast(words.removed(item.product.name), isByKey ? BY_KEY_MS : UNDO_MS);
  element('[data-toast]').append(' ', undo);
  if (isByKey) undo.focus();
}
