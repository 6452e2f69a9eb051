/** The entry that the open cart adds to the browser's history: iPhones have no other way to notice a step back. */
export const isCartEntry = () => Object(history.state as unknown).cart === true;

/** From this width on the cart is a column (`CartBar.astro`). */
const WIDE = '(min-width: 64rem)';

/** Back closes the cart's sheet on every platform, and closing it otherwise removes its entry. */
export function closeByBack(sheet: HTMLDialogElement): void {
  const follow = () => {
    if (sheet.open === isCartEntry()) return;
    if (sheet.open) history.pushState({ ...Object(history.state as unknown), cart: true }, '');
    else history.back();
  };
  new MutationObserver(follow).observe(sheet, { attributeFilter: ['open'] });
  follow();
  addEventListener('popstate', () => {
    if (isCartEntry() || !sheet.open) return;
    const top = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    // A dish that is being changed lies over the cart: one step back closes the dish.
    top?.close();
    if (top !== sheet) follow();
  });
  matchMedia(WIDE).addEventListener('change', () => sheet.close());
}
