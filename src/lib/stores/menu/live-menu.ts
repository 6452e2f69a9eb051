import { changes as words } from '../../../content/texts/cart-changes.ts';
import type { Api } from '../../client/api.ts';
import { formatAmount } from '../../domain/quantity.ts';
import type { CartItem } from '../../domain/cart-item.ts';
import { unitName } from '../../domain/words/units.ts';
import { activeMenu, menuGroups, menuProducts, type MenuGroup } from '../../domain/menu.ts';
import { formatMoney } from '../../domain/money.ts';
import { reconcile, type CartChange, type OfferedProduct } from '../../domain/cart-changes.ts';
import { itemInWordsOf } from '../../domain/own-words.ts';
import type { CartItems } from '../cart/cart.ts';

type Lines = Pick<CartItems, '$items' | 'replace'>;

/** The menu as the API has it now; `unreachable`: one of the calls got no answer. */
export type LiveMenu = { state: 'read'; groups: MenuGroup[] } | { state: 'unreachable' };

/**
 * Reads the menu that a branch offers at an instant, in epoch milliseconds (SPEC section 4 'Cart'). `isAhead`: at its prices, too; else at
 * those of now.
 */
export async function readLiveMenu(
  api: Api,
  branchId: number,
  at: number,
  isAhead = false,
): Promise<LiveMenu> {
  const params = { id: branchId };
  const [menus, categories, products] = await Promise.all([
    isAhead
      ? api('get /api/branches/{id}/menus/{at}', { params: { ...params, at: new Date(at).toISOString() } })
      : api('get /api/branches/{id}/menus', { params }),
    api('get /api/categories', { isWorded: true }),
    api('get /api/products', { isWorded: true }),
  ]);
  if (!menus.ok || !categories.ok || !products.ok) return { state: 'unreachable' };
  const menu = activeMenu(menus.data, branchId, at);
  return { state: 'read', groups: menu ? menuGroups(menu, categories.data, products.data) : [] };
}

/** A changed line item, and the item that can be added in its place; null where it is no longer sold. */
export interface LineChange {
  change: CartChange;
  replacement: CartItem | null;
}

/** A change of a line item in one sentence. */
export function changeText({ item, reason, product, kept, unitPrice }: CartChange, currency: string): string {
  const { name } = item.product;
  if (reason === 'priceChanged' && unitPrice !== undefined)
    return words.priceChanged(name, formatMoney(unitPrice, currency));
  if (reason === 'renamed' && product) return words.renamed(name, product.name);
  if (reason === 'amountChanged' && kept)
    return words.amountChanged(name, `${formatAmount(kept.amount)} ${unitName(kept.unit)}`);
  if (reason === 'gone' || reason === 'soldOut' || reason === 'unitGone' || reason === 'optionsGone')
    return words[reason](name);
  return words.changed(name);
}

/** The cart's lines in the words of the menu: it may have been filled on a page in another language. */
function linesInWordsOf(cart: Lines, offered: readonly OfferedProduct[]): CartItem[] {
  const nowById = new Map(offered.map(({ product }) => [product.id, product]));
  return cart.$items.get().map((item) => {
    const now = nowById.get(item.product.id);
    return now ? itemInWordsOf(item, now) : item;
  });
}

/**
 * On the menu page: takes changed line items out of the cart, so that the customer adds them again at the new price. `now`: as for
 * `reconcile`.
 */
export function removeChangedLines(cart: Lines, groups: MenuGroup[], now = Infinity): LineChange[] {
  const offered = menuProducts(groups);
  const { items, changes } = reconcile(linesInWordsOf(cart, offered), offered, now);
  if (JSON.stringify(items) !== JSON.stringify(cart.$items.get())) cart.replace(items);
  return changes.map((change) => {
    const renewed = change.kept || !change.product ? null : { ...change.item, product: change.product };
    const isStillSold = renewed !== null && reconcile([renewed], offered).items.length > 0;
    return { change, replacement: isStillSold ? renewed : null };
  });
}

/**
 * At the checkout: keeps line items with a new price in the cart, at that price, and takes out what is no longer sold. `now`: as for
 * `reconcile`.
 */
export function repriceLines(cart: Lines, groups: MenuGroup[], now = Infinity): CartChange[] {
  const offered = menuProducts(groups);
  const before = linesInWordsOf(cart, offered);
  const repriced = new Map<CartItem, CartChange>();
  const { changes } = reconcile(before, offered, now);
  const lines = before.map((item) => {
    const change = changes.find((one) => one.item === item);
    if (change?.reason !== 'priceChanged' || !change.product) return item;
    const line = { ...item, product: change.product };
    repriced.set(line, change);
    return line;
  });
  const after = reconcile(lines, offered, now);
  cart.replace(after.items);
  const dropped = after.changes.flatMap(({ item, kept }) => (kept ? [] : [item]));
  const newPrices = [...repriced].flatMap(([line, change]) => (dropped.includes(line) ? [] : [change]));
  return [...newPrices, ...after.changes];
}

/** The menu's shape, `[category, product ids][]`: while it is the same, the page's rows can be renewed one by one. */
export type MenuShape = [category: number, products: number[]][];

export function shapeOf(groups: MenuGroup[]): MenuShape {
  return groups.map(({ category, products }) => [category.id, products.map(({ product }) => product.id)]);
}
