/**
 * What a tap does before the page's script is there: it counts in the cart bar, opens the dish with what its row has, scrolls to the
 * category. It stands in the head of the branch page, runs as soon as it has arrived, and imports nothing (docs/decisions/0022).
 */

// oxlint-disable no-restricted-globals -- it can import nothing, and catches what browsers refuse

/** What was tapped until `menu.ts` took over. */
export interface FirstTaps {
  /** Where the tab keeps `rows`, for a page that is left too early. */
  key: string;
  /** `data-product` of the rows whose plus was tapped: what was shown at that moment, with its price. Null: `menu.ts` adds by itself. */
  rows: string[] | null;
  /** The row whose dish is being opened. */
  row?: Element | null;
  /** Another button that was tapped, the last one: `menu.ts` taps it again when it takes over. */
  tapped?: HTMLElement | null | undefined;
  /** Whether the dialog itself can be opened at once. */
  isDialogThere?: boolean;
  /** The address's hash before any tap. */
  openedAt: string;
}

declare global {
  interface Window {
    firstTaps?: FirstTaps;
  }
}

const COUNTED = /^(Stk|Portion|Paar)$/;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** What a storage has, which a browser may forbid. */
function stored<T>(open: () => string | undefined): T[] {
  try {
    return JSON.parse(open() ?? '[]') as T[];
  } catch {
    return [];
  }
}

const { pathname } = location;
const key = `asp.taps.${pathname}`;
const taps: FirstTaps = (window.firstTaps ??= {
  key,
  rows: stored<string>(() => sessionStorage[key] as string | undefined),
  openedAt: location.hash,
});

/** The cart of an earlier visit, as `countItems` counts it. */
function countBefore(): number {
  const { shop } = document.documentElement.dataset;
  const items = stored<{ amount: number; unit: string }>(
    () => localStorage[`asp.${shop}.${pathname.split(/.*store\/|\//)[1]}.cart`] as string | undefined,
  );
  return items.reduce((sum, { amount, unit }) => sum + (COUNTED.test(unit) ? amount : 1), 0);
}

function count(rows: string[], tapped = ''): void {
  rows.push(tapped);
  try {
    sessionStorage[key] = JSON.stringify(rows);
  } catch {
    // Then they last as long as the page.
  }
  const sum = countBefore() + rows.length;
  const words = find('[data-cart-words]');
  find('[data-cart-count]').textContent = `${sum}`;
  words.textContent = `${sum}${sum === 1 ? words.dataset.one : words.dataset.many}`;
  document.body.classList.add('has-cart');
}

/** At once, with what the row has, while the rest is fetched. */
function showOpening(row: HTMLElement): void {
  const { content } = find('[data-dish]') as HTMLTemplateElement;
  const opening = content.firstElementChild?.cloneNode(true) as HTMLDialogElement;
  const fill = (place: string, what: Node | string | undefined) =>
    opening.querySelector(place)?.append(what ?? '');
  fill('[data-picture]', row.querySelector('img')?.cloneNode());
  fill('h2', row.querySelector('[data-name]')?.textContent ?? '');
  fill('p', row.querySelector('[data-price]')?.textContent ?? '');
  document.body.append(opening);
  taps.row = row;
  opening.onclose = () => {
    taps.row = null;
    opening.remove();
  };
  // Without a network there may be no script yet that says so.
  setTimeout(fill, 6e3, 'p', ` ${find('[data-toast]').dataset.notLoaded}`);
  opening.showModal();
}

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const within = (selector: string) => target.closest<HTMLElement>(selector);
  const link = within('[data-category-bar] a') as HTMLAnchorElement | null;
  const row = within('[data-product]');
  if (link && !event.ctrlKey && !event.metaKey) {
    // Not an entry of the history each: a step back leaves the menu.
    event.preventDefault();
    location.replace(link.hash);
  } else if (row && within('[data-add="at-once"]')) {
    if (taps.rows) count(taps.rows, row.dataset.product);
  } else if (row && within('[data-open], :not([data-chosen]) > [data-add]')) {
    if (!taps.isDialogThere) showOpening(row);
  } else taps.tapped = within('[data-cart-toggle], [data-find]') ?? taps.tapped;
});
