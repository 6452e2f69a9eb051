import { changes as cartWords } from '../../content/texts/cart-changes.ts';
import {
  changeText,
  type LineChange,
  readLiveMenu,
  removeChangedLines,
  shapeOf,
  type MenuShape,
} from '../../lib/stores/menu/live-menu.ts';
import { currentItems } from '../../lib/stores/cart/cart.ts';
import { currentShop, currentBranch } from '../../lib/stores/page.ts';
// As text, so that it is loaded with this dialog only; the rest of its look is every dialog's.
import style from './menu-changes.css?inline';
import { menuAge as words } from '../../content/texts/branch-page.ts';
import { createApi } from '../../lib/client/api.ts';
import type { BranchVersion } from '../../lib/contract/branch-version.ts';
import { menuProducts, type MenuGroup, type MenuProduct } from '../../lib/domain/menu.ts';
import { MENU_RENEWED } from '../shell/opening.ts';
import type { Outdated } from '../../lib/stores/menu/freshness.ts';
import { rowSigns } from '../../lib/stores/menu/row-signs.ts';
import { productRow } from '../../lib/stores/menu/product-row.ts';
import { closeByBack } from '../controls/sheet-history.ts';
import { timedNote } from '../../lib/stores/menu/timed-note.ts';
import { productOfRow, toAttribute } from '../../lib/stores/menu/product-markup.ts';
import { showToast } from './toast.ts';

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text: string,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

function lineOf({ change, replacement }: LineChange): HTMLLIElement {
  const line = element('li', '', changeText(change, currentShop().currency));
  if (!replacement) return line;
  const button = element('button', 'button quiet', cartWords.again);
  button.type = 'button';
  button.setAttribute('aria-label', cartWords.againNamed(replacement.product.name));
  button.addEventListener('click', () => {
    currentItems().add(replacement);
    button.replaceWith(element('span', 'chip', cartWords.isAgain));
    line.closest('dialog')?.querySelector<HTMLElement>('.ok')?.focus();
  });
  line.append(button);
  return line;
}

/** Shows the changes of the cart; resolves once the customer closes the dialog. */
function showCartChanges(changes: LineChange[]): Promise<void> {
  const dialog = element('dialog', 'modal menu-changes', '');
  const heading = element('h2', '', cartWords.heading);
  heading.id = 'menu-changes';
  dialog.setAttribute('aria-labelledby', heading.id);
  const list = element('ul', '', '');
  list.append(...changes.map(lineOf));
  const ok = element('button', 'button ok', cartWords.ok);
  ok.type = 'button';
  ok.addEventListener('click', () => dialog.close());
  const hasRemoved = changes.some(({ change }) => !change.kept);
  dialog.append(
    element('style', '', style),
    heading,
    list,
    ...(hasRemoved ? [element('p', '', cartWords.removed)] : []),
    ok,
  );
  document.body.append(dialog);
  dialog.showModal();
  closeByBack(dialog);
  return new Promise((read) =>
    dialog.addEventListener('close', () => {
      dialog.remove();
      read();
    }),
  );
}

/** Renews an open menu page: its rows and the cart by the live menu, its opening state by the live branch (SPEC section 4 'Cart'). */

/** The rows as the page had them: the finder may have moved some (`islands/find/rows.ts`). */
const rowsIn = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLElement>('[data-product]')].toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ dataset }: HTMLElement) => Number(dataset['place'] ?? 0);

function shapeOfPage(): MenuShape {
  return [...document.querySelectorAll<HTMLElement>('[data-category]')].map((group) => [
    Number(group.dataset.category),
    rowsIn(group).map((row) => productOfRow(row)?.id ?? 0),
  ]);
}

/** What stands beside a price that holds for some hours (`TimedNote.astro`). */
function renewTimed(row: HTMLElement, product: MenuProduct['product']): void {
  row.querySelector('[data-timed]')?.remove();
  const note = timedNote(product, currentShop(), Date.now());
  if (!note) return;
  const place = element('span', 'per', '');
  place.dataset['timed'] = `${note.endsAt ?? ''}`;
  if (note.regular) place.append(`${note.instead} `, element('s', '', note.regular), ' ');
  place.append(note.until);
  row.querySelector('[data-price]')?.after(place);
}

function renewRow(line: HTMLElement, { product, isOrderable }: MenuProduct): void {
  const row = productRow(product, isOrderable, currentShop().currency);
  const within = <E extends HTMLElement>(selector: string) => line.querySelector<E>(selector);
  const setText = (selector: string, text: string) => {
    const place = within(selector);
    if (place && place.textContent !== text) place.textContent = text;
  };
  // `productFromMarkup` reads name and description from the row's text.
  const { name, description, ...unsaid } = product;
  line.dataset.product = toAttribute(unsaid);
  line.classList.toggle('sold-out', !isOrderable);
  setText('[data-name]', name);
  setText('[data-description]', description);
  setText('[data-price]', row.price);
  renewTimed(line, product);
  setText('[data-per]', row.per);
  setText('[data-signs]', rowSigns(product));
  const soldOut = within('[data-sold-out]');
  soldOut?.toggleAttribute('hidden', isOrderable);
  if (row.left && !within('[data-left]')) {
    const chip = element('span', 'chip', '');
    chip.dataset.left = '';
    soldOut?.before(chip);
  }
  setText('[data-left]', row.left);
  within('[data-left]')?.toggleAttribute('hidden', !row.left);
  const [open, plus] = [within<HTMLButtonElement>('[data-open]'), within('[data-add]')];
  if (open) open.disabled = !isOrderable;
  plus?.toggleAttribute('hidden', !isOrderable);
  plus?.setAttribute('data-add', row.plus);
  plus?.setAttribute('aria-label', row.plusLabel);
}

/** Renews rows by position where the menu has the page's shape, else by product; products that the menu lacks are sold out. */
function renewRows(groups: MenuGroup[], isSame: boolean): void {
  const entries = groups.flatMap(({ products }) => products);
  const offered = new Map(menuProducts(groups).map((entry) => [entry.product.id, entry]));
  for (const [index, row] of rowsIn(document).entries()) {
    const product = productOfRow(row);
    const entry = isSame ? entries[index] : offered.get(product?.id ?? 0);
    if (entry) renewRow(row, entry);
    else if (product) renewRow(row, { product, isOrderable: false });
  }
  document.dispatchEvent(new Event(MENU_RENEWED));
}

/** Whether the published page is made of this menu, so that a reload helps. */
async function isPublished(menu: string): Promise<boolean> {
  const page = await fetch(location.pathname, { cache: 'no-cache' }).catch(() => null);
  return page?.ok === true && (await page.text()).includes(JSON.stringify({ menu }).slice(1, -1));
}

/**
 * Renews rows and cart; throws where the API does not answer. A menu of another shape (`isComplete` false) needs another page,
 * and the page reloads once that is published. `version`: the live menu's, null where only time has passed. `hasCartChanged`:
 * the customer was shown what of the cart has changed.
 */
async function renewMenu(version: string | null): Promise<{ isComplete: boolean; hasCartChanged: boolean }> {
  const { branch } = currentBranch().get();
  const menu = await readLiveMenu(createApi(currentShop().api), branch.id, Date.now());
  if (menu.state === 'unreachable') throw new Error('the menu could not be read');
  const isComplete = JSON.stringify(shapeOf(menu.groups)) === JSON.stringify(shapeOfPage());
  renewRows(menu.groups, isComplete);
  const changes = removeChangedLines(currentItems(), menu.groups, Date.now());
  if (changes.length > 0) await showCartChanges(changes);
  if (!isComplete && (version === null || (await isPublished(version)))) location.reload();
  return { isComplete, hasCartChanged: changes.length > 0 };
}

/** What to renew; `live` null: the menu is read again because of its age. */
export type Renewal = Omit<Outdated, 'live'> & { live: BranchVersion | null };

/** Resolves once no dialog is open: what a dialog shows does not change while it is used. */
function dialogsClosed(): Promise<void> {
  const open = document.querySelector('dialog[open]');
  if (!open) return Promise.resolve();
  return new Promise<void>((closed) => open.addEventListener('close', () => closed(), { once: true })).then(
    dialogsClosed,
  );
}

/** Renews the page and shows a toast about it; throws where the API does not answer. */
export async function renewPage({ menu, facts, live }: Renewal): Promise<'current' | 'incomplete'> {
  await dialogsClosed();
  if (facts) await (await import('./renew-opening.ts')).renewOpening();
  if (!menu) {
    showToast(words.factsRenewed);
    return 'current';
  }
  const { isComplete, hasCartChanged } = await renewMenu(live?.menu ?? null);
  // With a cart from another day the menu counts as outdated although the page is not.
  const wasOutdated = live && live.menu !== currentBranch().get().version?.menu;
  if (isComplete && !hasCartChanged && wasOutdated) showToast(words.renewed);
  return isComplete ? 'current' : 'incomplete';
}
