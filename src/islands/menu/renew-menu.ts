import { menu as words } from '../../content/texts/menu.ts';
import { createApi } from '../../lib/client/api.ts';
import type { MenuProduct } from '../../lib/domain/menu.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { currentBranch, currentItems, currentShop } from '../../lib/stores/current.ts';
import { readLiveMenu, reconcileCart, shapeOf, type MenuShape } from '../../lib/stores/live-menu.ts';
import { menuPrice } from '../../lib/stores/menu-price.ts';
import { tellChanges } from './menu-changes.ts';
import { productOfRow } from './product-rows.ts';

/** The page's menu after four hours: the cart and the rows are put right by what the API says now (SPEC section 4 'Cart'). */

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

/** Throws where the API does not answer. A menu with other products or another order needs another page. */
export async function renewMenu(): Promise<void> {
  const { branch } = currentBranch();
  const groups = await readLiveMenu(createApi(currentShop().api), branch.id, Date.now());
  if (!groups) throw new Error('the menu could not be read');
  const isSame = JSON.stringify(shapeOf(groups)) === JSON.stringify(shapeOfPage());
  if (isSame) {
    const entries = groups.flatMap(({ products }) => products);
    const rows = rowsIn(document);
    entries.forEach((entry, index) => {
      const row = rows[index];
      if (row) correct(row, entry);
    });
  }
  const told = reconcileCart(currentItems(), groups);
  if (told.length > 0) await tellChanges(told);
  if (!isSame) location.reload();
}
