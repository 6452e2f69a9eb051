import { menu as words } from '../../content/texts/menu.ts';
import { createApi } from '../../lib/client/api.ts';
import { menuProducts, type MenuGroup, type MenuProduct } from '../../lib/domain/menu.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { currentBranch, currentItems, currentShop } from '../../lib/stores/page.ts';
import { readLiveMenu, reconcileCart, shapeOf, type MenuShape } from '../../lib/stores/menu/live-menu.ts';
import { menuPrice } from '../../lib/stores/menu/product-row.ts';
import { tellChanges } from './menu-changes.ts';
import { productOfRow } from './product-rows.ts';

/** A menu that is old: the cart and the rows are put right by what the API says now (SPEC section 4 'Cart'). */

const rowsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('[data-product]')];

function shapeOfPage(): MenuShape {
  return [...document.querySelectorAll<HTMLElement>('[data-category]')].map((group) => [
    Number(group.dataset.category),
    rowsIn(group).map((row) => productOfRow(row)?.id ?? 0),
  ]);
}

function correct(row: HTMLElement, { product, isOrderable }: MenuProduct): void {
  const within = <E extends HTMLElement>(selector: string) => row.querySelector<E>(selector);
  const say = (selector: string, text: string) => {
    const place = within(selector);
    if (place && place.textContent !== text) place.textContent = text;
  };
  const price = menuPrice(product);
  const isPlain = product.config.parts.length === 0;
  // Name and description stand in the row, as `productFromMarkup` expects it.
  const { name: _name, description: _description, ...unsaid } = product;
  row.dataset.product = JSON.stringify(unsaid);
  row.classList.toggle('sold-out', !isOrderable);
  say('[data-name]', product.name);
  say('[data-description]', product.description);
  say(
    '[data-price]',
    `${price.isFrom ? `${words.from} ` : ''}${formatMoney(price.cents, currentShop().currency)}`,
  );
  say('[data-per]', price.per ? words.per(price.per) : '');
  within('[data-sold-out]')?.toggleAttribute('hidden', isOrderable);
  const [open, plus] = [within<HTMLButtonElement>('[data-open]'), within('[data-add]')];
  if (open) open.disabled = !isOrderable;
  plus?.toggleAttribute('hidden', !isOrderable);
  plus?.setAttribute('data-add', isPlain ? 'at-once' : 'after-choice');
  plus?.setAttribute('aria-label', isPlain ? words.add(product.name) : words.choose(product.name));
}

/** Rows of one and the same menu are found by their place; of another one by their product, and what it lacks cannot be had. */
function correctRows(groups: MenuGroup[], isSame: boolean): void {
  const entries = groups.flatMap(({ products }) => products);
  const offered = new Map(menuProducts(groups).map((entry) => [entry.product.id, entry]));
  for (const [index, row] of rowsIn(document).entries()) {
    const product = productOfRow(row);
    const entry = isSame ? entries[index] : offered.get(product?.id ?? 0);
    if (entry) correct(row, entry);
    else if (product) correct(row, { product, isOrderable: false });
  }
}

/** Whether the page that is published now was made of this menu, so that loading it again helps. */
async function isPublished(menu: string): Promise<boolean> {
  const page = await fetch(location.pathname, { cache: 'no-cache' }).catch(() => null);
  return page?.ok === true && (await page.text()).includes(JSON.stringify({ menu }).slice(1, -1));
}

/**
 * Throws where the API does not answer. A menu with other products or another order (`isWhole` false) needs another page, which
 * is loaded where it is there already; `version` null: nobody asked for one. `isTold`: the customer was told what of it was in the cart.
 */
export async function renewMenu(version: string | null): Promise<{ isWhole: boolean; isTold: boolean }> {
  const { branch } = currentBranch();
  const groups = await readLiveMenu(createApi(currentShop().api), branch.id, Date.now());
  if (!groups) throw new Error('the menu could not be read');
  const isWhole = JSON.stringify(shapeOf(groups)) === JSON.stringify(shapeOfPage());
  correctRows(groups, isWhole);
  const told = reconcileCart(currentItems(), groups);
  if (told.length > 0) await tellChanges(told);
  if (!isWhole && (version === null || (await isPublished(version)))) location.reload();
  return { isWhole, isTold: told.length > 0 };
}
