import { productOfRow } from './product-rows.ts';

/** A tap is held no longer than this. */
const PATIENCE_MS = 1000;

const stateOf = (row: Element) => `${productOfRow(row)?.price} ${row.className}`;

/**
 * Whoever taps a product while the page is asking whether it still holds gets what holds: the tap goes on once that is known,
 * and not if the product has another price by then or is sold out, which is to be seen first.
 */
export function holdTaps(asking: () => Promise<void> | null): void {
  let isGoingOn = false;
  const hold = (event: Event) => {
    const question = asking();
    const target = event.target as Element;
    const row = target.closest('[data-product]');
    if (!question || !row || isGoingOn) return;
    event.stopPropagation();
    const before = stateOf(row);
    row.ariaBusy = 'true';
    void Promise.race([question, new Promise((go) => setTimeout(go, PATIENCE_MS))]).then(() => {
      row.ariaBusy = null;
      if (stateOf(row) !== before) return;
      isGoingOn = true;
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      isGoingOn = false;
    });
  };
  document.addEventListener('click', hold, true);
}
