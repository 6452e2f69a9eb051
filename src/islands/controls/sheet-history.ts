/**
 * Every open sheet has an entry in the browser's history, so that a step back closes it: iPhones have no other way to notice one.
 * Closing it otherwise removes its entry.
 */

const stateOf = () => Object(history.state as unknown) as { sheets?: number; cart?: boolean };

/** Whether the entry is the open cart's, or that of a sheet over it: a page that is left and come back to opens it again. */
export const isCartEntry = () => stateOf().cart === true;

const CART = '[data-cart-sheet]';
const followed = new Set<HTMLDialogElement>();
/** In the order in which they were opened. */
let open: HTMLDialogElement[] = [];
/** Browsers step back a moment after they are asked to. */
let isStepping = false;

function settle(): void {
  for (const sheet of followed) if (!sheet.isConnected) followed.delete(sheet);
  open = [...open, ...followed].filter(
    (it, at, all) => it.open && followed.has(it) && all.indexOf(it) === at,
  );
  if (isStepping) return;
  const { sheets = 0, cart = false } = stateOf();
  if (sheets > open.length) {
    isStepping = true;
    history.go(open.length - sheets);
  }
  for (const sheet of open.slice(sheets)) {
    const state = { ...stateOf(), sheets: open.indexOf(sheet) + 1, cart: cart || sheet.matches(CART) };
    history.pushState(state, '');
  }
}

function onBack(): void {
  if (isStepping) {
    isStepping = false;
    return settle();
  }
  const { sheets = 0 } = stateOf();
  // As by Escape, so that a sheet may do something else.
  for (const sheet of open.slice(sheets).toReversed())
    if (sheet.dispatchEvent(new Event('cancel', { cancelable: true }))) sheet.close();
  settle();
}

/** Back closes a sheet that is open, and whenever it is open again. */
export function closeByBack(sheet: HTMLDialogElement): void {
  addEventListener('popstate', onBack);
  if (!followed.has(sheet)) new MutationObserver(settle).observe(sheet, { attributeFilter: ['open'] });
  followed.add(sheet);
  settle();
}
